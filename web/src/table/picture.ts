import type { Attachment } from 'svelte/attachments';

/** No picture is shown larger than this, and none more than so many times its size. Beside the pointer there is less room than on a sheet. */
const ROOM = { sheet: { width: 210, height: 180 }, pointer: { width: 132, height: 112 } };
const MOST = 2.6;

/** So much of a thing must be drawn by itself for a picture of it: a field of a map is drawn below it, and a copy would be a few signs on nothing. */
const DRAWN = 0.3;

function isDrawn(thing: HTMLElement): boolean {
  const { width, height } = thing.getBoundingClientRect();
  return [thing, ...thing.querySelectorAll('*')].some((part) => {
    const box = part.getBoundingClientRect();
    if (box.width * box.height < width * height * DRAWN) return false;
    if (part.matches('svg, img, canvas')) return true;
    const { backgroundColor, backgroundImage } = getComputedStyle(part);
    return backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  });
}

/** A copy of a thing as it lies on the table, enlarged. It is a picture and nothing that can be pointed at. */
export function picture(of: HTMLElement, place: keyof typeof ROOM): Attachment<HTMLElement> {
  return (frame) => {
    const { width, height } = of.getBoundingClientRect();
    if (width === 0 || height === 0 || !isDrawn(of)) return;
    const room = ROOM[place];
    const scale = Math.min(MOST, room.width / width, room.height / height);
    const copy = of.cloneNode(true) as HTMLElement;
    for (const node of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
      for (const name of ['id', 'data-step', 'data-thing', 'data-anchor', 'data-standing', 'title']) node.removeAttribute(name);
    }
    // How large its drawings are is often said where it lies; here it lies elsewhere.
    const drawn = of.querySelectorAll('svg');
    copy.querySelectorAll('svg').forEach((svg, index) => {
      const size = drawn[index]?.getBoundingClientRect();
      if (size) Object.assign(svg.style, { width: `${size.width}px`, height: `${size.height}px` });
    });
    // The chance over it is told in words beside the picture.
    for (const over of copy.querySelectorAll('.headline')) over.remove();
    copy.inert = true;
    copy.classList.remove('travelling');
    Object.assign(copy.style, { position: 'static', margin: '0', width: `${width}px`, height: `${height}px`, transformOrigin: '0 0', transform: `scale(${scale})` });
    Object.assign(frame.style, { width: `${width * scale}px`, height: `${height * scale}px`, overflow: 'hidden' });
    frame.replaceChildren(copy);
    return () => frame.replaceChildren();
  };
}
