/** Where the battle board lies: in the bay, where nobody fights, or in a corner in the south if it would hide its own zone there. */
export type Dock = 'bay' | 'south-west' | 'south-east';

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** So far around the middle of a zone its stacks lie, in sizes of a stack. */
const AROUND = { x: 1.2, y: 1.4 };
/** Between the board and the edge of the frame. */
const GAP = 8;

export function dockFor(frame: Box, board: Pick<Box, 'width' | 'height'>, stack: Box): Dock {
  const right = frame.left + frame.width - board.width - GAP;
  const low = frame.top + frame.height - board.height - GAP;
  const corners: readonly [Dock, number, number][] = [
    ['bay', right, frame.top + GAP],
    ['south-west', frame.left + GAP, low],
    ['south-east', right, low],
  ];
  const [x, y] = [stack.left + stack.width / 2, stack.top + stack.height / 2];
  const [dx, dy] = [stack.width * AROUND.x, stack.height * AROUND.y];
  const hides = ([, left, top]: readonly [Dock, number, number]): number =>
    Math.max(0, Math.min(left + board.width, x + dx) - Math.max(left, x - dx)) * Math.max(0, Math.min(top + board.height, y + dy) - Math.max(top, y - dy));
  return corners.reduce((best, corner) => (hides(corner) < hides(best) ? corner : best))[0];
}
