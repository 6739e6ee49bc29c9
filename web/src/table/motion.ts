/**
 * Things travel: every thing on the table that has another place after an update moves there from where it was, and
 * what was not seen before comes from the place the event names. Short, skippable by a click, and not at all for those
 * who asked for stillness. What moves is a copy above the table, so that no frame cuts it off.
 */
import type { Travel } from '$src/boards/board';

const LENGTH = 380;
const SPREAD = 60;

/** Where each thing is, and what it looks like there. */
type Places = Map<string, { thing: HTMLElement; list: Element | null; rect: DOMRect }>;

function placesIn(root: ParentNode): Places {
  const places: Places = new Map();
  for (const thing of root.querySelectorAll<HTMLElement>('button[data-step]')) {
    const rect = thing.getBoundingClientRect();
    // What is shown in two places, on the map and on a board above it, is where it is shown first.
    if (rect.width > 0 && thing.dataset.step && !places.has(thing.dataset.step)) places.set(thing.dataset.step, { thing, list: thing.parentElement, rect });
  }
  return places;
}

const byName = (root: ParentNode, attribute: string, name: string) =>
  root.querySelector<HTMLElement>(`[data-${attribute}="${CSS.escape(name)}"]`);

/** How a copy goes: after how many others, how much later, and whether it is held up. */
type Way = Pick<Travel, 'late' | 'raised'> & { order: number };

/** What a thing looks like, and how large it is on the screen. */
interface Picture {
  copy: HTMLElement;
  size: DOMRect;
}

function pictured(root: ParentNode, step: string): [string, Picture][] {
  const thing = byName(root, 'step', step);
  return thing ? [[step, { copy: thing.cloneNode(true) as HTMLElement, size: thing.getBoundingClientRect() }]] : [];
}

export class Motion {
  private layer: HTMLElement | null = null;
  private running: Animation[] = [];
  /** How often everything was ended: what was ended begins nothing more. */
  private ends = 0;

  constructor(
    private readonly moves: () => boolean,
    /** How much longer than usual movements take. */
    private readonly length: () => number = () => 1,
  ) {}

  /** Carries out an update and shows what it moved. Resolves when everything lies still. */
  async during(root: HTMLElement, travels: readonly Travel[], update: () => Promise<void>): Promise<void> {
    if (!this.moves() || document.hidden) return update();
    this.skip();
    const begun = this.ends;
    const before = placesIn(root);
    const anchors = new Map(
      travels.flatMap(({ from }) => {
        const anchor = from && byName(root, 'anchor', from);
        return anchor ? [[from, anchor.getBoundingClientRect()] as const] : [];
      }),
    );
    // What leaves goes as it looked where it was.
    const looks = new Map(travels.flatMap(({ look, thing, to, changes }) => [...(look ? pictured(root, look) : []), ...(thing && (to || changes) ? pictured(root, thing) : [])]));
    await update();
    // Somebody has clicked meanwhile.
    if (this.ends !== begun) return;
    const animations: Promise<unknown>[] = [];
    for (const [step, { thing, list, rect: to }] of placesIn(root)) {
      const hint = travels.find((travel) => travel.thing === step);
      const was = before.get(step);
      const from = was?.rect ?? (hint?.from ? anchors.get(hint.from) : undefined);
      if (!from) continue;
      if (Math.hypot(from.left - to.left, from.top - to.top) <= 4 && !hint?.raised) {
        const change = travels.find((travel) => travel.thing === step && travel.changes);
        const look = looks.get(step);
        if (change && look) animations.push(this.change(thing, look, change));
        continue;
      }
      // A list that closes ranks or is sorted anew does so in its place: nothing of it flies over its neighbours.
      if (was && !hint && was.thing === thing && was.list === list) animations.push(this.shift(thing, from, to));
      else animations.push(this.fly(thing, from, to, { order: animations.length, ...hint }));
    }
    for (const { thing, from, to, look, late } of travels) {
      const start = (thing && before.get(thing)?.rect) || (from && anchors.get(from));
      const end = to && byName(root, 'anchor', to);
      const seen = thing && byName(root, 'step', thing);
      const picture = look ? (looks.get(look) ?? new Map(pictured(root, look)).get(look)) : thing ? looks.get(thing) : undefined;
      const way = { order: animations.length, late };
      if (start && end && !seen) animations.push(picture ? this.fromTo(picture, start, end.getBoundingClientRect(), way) : this.ghost(end, start, way));
    }
    await Promise.allSettled(animations);
    this.clear();
  }

  /** Ends every movement at once. */
  skip(): void {
    this.ends += 1;
    for (const animation of this.running) animation.finish();
    this.clear();
  }

  private shift(thing: HTMLElement, from: DOMRect, to: DOMRect): Promise<unknown> {
    const animation = thing.animate([{ translate: `${from.left - to.left}px ${from.top - to.top}px` }, { translate: '0 0' }], { duration: LENGTH * 0.6 * this.length(), easing: 'ease-out' });
    this.running.push(animation);
    return animation.finished;
  }

  private fly(thing: HTMLElement, from: DOMRect, to: DOMRect, way: Way): Promise<unknown> {
    const copy = thing.cloneNode(true) as HTMLElement;
    thing.classList.add('travelling');
    return this.move(copy, from, to, way).finally(() => thing.classList.remove('travelling'));
  }

  /** A card that nobody may see travels as the look of the place it goes to. */
  private ghost(end: HTMLElement, from: DOMRect, way: Way): Promise<unknown> {
    const copy = document.createElement('div');
    copy.className = 'travelling-ghost';
    const to = end.getBoundingClientRect();
    const size = new DOMRect(to.left + to.width / 2 - from.width / 2, to.top + to.height / 2 - from.height / 2, from.width, from.height);
    return this.move(copy, from, size, way);
  }

  /** One of a stack goes from the middle of a place to the middle of another. */
  private fromTo({ copy, size }: Picture, start: DOMRect, end: DOMRect, way: Way): Promise<unknown> {
    const at = (place: DOMRect) => new DOMRect(place.left + place.width / 2 - size.width / 2, place.top + place.height / 2 - size.height / 2, size.width, size.height);
    return this.move(copy.cloneNode(true) as HTMLElement, at(start), at(end), way);
  }

  /** What changes in its place is seen as it was until its time, and then turns over, or shakes from the blow. */
  private async change(thing: HTMLElement, { copy }: Picture, { changes, late = 0 }: Travel): Promise<void> {
    const begun = this.ends;
    const place = thing.getBoundingClientRect();
    const length = LENGTH * this.length();
    this.lay(copy, place, '50% 50%');
    thing.classList.add('travelling');
    const turning = changes === 'turns';
    const away = copy.animate([{ transform: 'none' }, { transform: turning ? 'perspective(500px) rotateY(90deg)' : 'none' }], {
      duration: turning ? length / 2 : 1,
      delay: late * this.length(),
      easing: 'ease-in',
      fill: 'both',
    });
    this.running.push(away);
    await away.finished.catch(() => undefined);
    copy.remove();
    thing.classList.remove('travelling');
    if (this.ends !== begun) return;
    const back = turning
      ? thing.animate([{ transform: 'perspective(500px) rotateY(-90deg)' }, { transform: 'none' }], { duration: length / 2, easing: 'ease-out' })
      : thing.animate([0, -5, 5, -4, 3, 0].map((x) => ({ translate: `${x}px 0` })), { duration: length });
    this.running.push(back);
    await back.finished.catch(() => undefined);
  }

  private move(copy: HTMLElement, from: DOMRect, to: DOMRect, { order, late = 0, raised = false }: Way): Promise<unknown> {
    this.lay(copy, to);
    const scale = to.width > 0 ? from.width / to.width : 1;
    const middle = (1 + scale) / 2 + (raised ? 0.7 : 0.06);
    // It grows and shrinks about its own middle, and rises a little on its way.
    const [x, y] = [(from.left - to.left) / 2 - (raised ? (to.width * 0.7) / 2 : 0), (from.top - to.top) / 2 - (raised ? (to.height * 0.7) / 2 : 14)];
    const animation = copy.animate(
      [{ transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})` }, { transform: `translate(${x}px, ${y}px) scale(${middle})`, offset: 0.5 }, { transform: 'none' }],
      {
        duration: LENGTH * (raised ? 2.2 : 1) * this.length(),
        delay: (Math.min(order, 6) * SPREAD + late) * this.length(),
        easing: 'cubic-bezier(.3,.1,.2,1)',
        fill: 'both',
      },
    );
    this.running.push(animation);
    return animation.finished.finally(() => copy.remove());
  }

  /** Puts a copy above the table, where it says. */
  private lay(copy: HTMLElement, place: DOMRect, origin = '0 0'): void {
    copy.removeAttribute('data-step');
    copy.removeAttribute('data-standing');
    copy.removeAttribute('id');
    copy.setAttribute('aria-hidden', 'true');
    copy.tabIndex = -1;
    Object.assign(copy.style, {
      position: 'fixed',
      left: `${place.left}px`,
      top: `${place.top}px`,
      width: `${place.width}px`,
      height: `${place.height}px`,
      margin: '0',
      transformOrigin: origin,
    });
    this.above().append(copy);
  }

  private above(): HTMLElement {
    if (!this.layer) {
      this.layer = document.createElement('div');
      this.layer.className = 'travel-layer';
      this.layer.setAttribute('aria-hidden', 'true');
      document.body.append(this.layer);
    }
    return this.layer;
  }

  private clear(): void {
    this.running = [];
    this.layer?.remove();
    this.layer = null;
  }
}
