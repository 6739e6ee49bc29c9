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
    if (rect.width > 0 && thing.dataset.step) places.set(thing.dataset.step, { thing, list: thing.parentElement, rect });
  }
  return places;
}

const byName = (root: ParentNode, attribute: string, name: string) =>
  root.querySelector<HTMLElement>(`[data-${attribute}="${CSS.escape(name)}"]`);

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

  constructor(
    private readonly moves: () => boolean,
    /** How much longer than usual movements take. */
    private readonly length: () => number = () => 1,
  ) {}

  /** Carries out an update and shows what it moved. Resolves when everything lies still. */
  async during(root: HTMLElement, travels: readonly Travel[], update: () => Promise<void>): Promise<void> {
    if (!this.moves() || document.hidden) return update();
    this.skip();
    const before = placesIn(root);
    const anchors = new Map(
      travels.flatMap(({ from }) => {
        const anchor = from && byName(root, 'anchor', from);
        return anchor ? [[from, anchor.getBoundingClientRect()] as const] : [];
      }),
    );
    // What leaves goes as it looked where it was.
    const looks = new Map(travels.flatMap(({ look, thing, to }) => [...(look ? pictured(root, look) : []), ...(thing && to ? pictured(root, thing) : [])]));
    await update();
    const animations: Promise<unknown>[] = [];
    for (const [step, { thing, list, rect: to }] of placesIn(root)) {
      const hint = travels.find((travel) => travel.thing === step);
      const was = before.get(step);
      const from = was?.rect ?? (hint?.from ? anchors.get(hint.from) : undefined);
      if (!from || Math.hypot(from.left - to.left, from.top - to.top) <= 4) continue;
      // A list that closes ranks or is sorted anew does so in its place: nothing of it flies over its neighbours.
      if (was && !hint && was.thing === thing && was.list === list) animations.push(this.shift(thing, from, to));
      else animations.push(this.fly(thing, from, to, animations.length));
    }
    for (const { thing, from, to, look } of travels) {
      const start = (thing && before.get(thing)?.rect) || (from && anchors.get(from));
      const end = to && byName(root, 'anchor', to);
      const seen = thing && byName(root, 'step', thing);
      const picture = look ? (looks.get(look) ?? new Map(pictured(root, look)).get(look)) : thing ? looks.get(thing) : undefined;
      if (start && end && !seen) animations.push(picture ? this.fromTo(picture, start, end.getBoundingClientRect(), animations.length) : this.ghost(end, start, animations.length));
    }
    await Promise.allSettled(animations);
    this.clear();
  }

  /** Ends every movement at once. */
  skip(): void {
    for (const animation of this.running) animation.finish();
    this.clear();
  }

  private shift(thing: HTMLElement, from: DOMRect, to: DOMRect): Promise<unknown> {
    const animation = thing.animate([{ translate: `${from.left - to.left}px ${from.top - to.top}px` }, { translate: '0 0' }], { duration: LENGTH * 0.6 * this.length(), easing: 'ease-out' });
    this.running.push(animation);
    return animation.finished;
  }

  private fly(thing: HTMLElement, from: DOMRect, to: DOMRect, order: number): Promise<unknown> {
    const copy = thing.cloneNode(true) as HTMLElement;
    thing.classList.add('travelling');
    return this.move(copy, from, to, order).finally(() => thing.classList.remove('travelling'));
  }

  /** A card that nobody may see travels as the look of the place it goes to. */
  private ghost(end: HTMLElement, from: DOMRect, order: number): Promise<unknown> {
    const copy = document.createElement('div');
    copy.className = 'travelling-ghost';
    const to = end.getBoundingClientRect();
    const size = new DOMRect(to.left + to.width / 2 - from.width / 2, to.top + to.height / 2 - from.height / 2, from.width, from.height);
    return this.move(copy, from, size, order);
  }

  /** One of a stack goes from the middle of a place to the middle of another. */
  private fromTo({ copy, size }: Picture, start: DOMRect, end: DOMRect, order: number): Promise<unknown> {
    const at = (place: DOMRect) => new DOMRect(place.left + place.width / 2 - size.width / 2, place.top + place.height / 2 - size.height / 2, size.width, size.height);
    return this.move(copy.cloneNode(true) as HTMLElement, at(start), at(end), order);
  }

  private move(copy: HTMLElement, from: DOMRect, to: DOMRect, order: number): Promise<unknown> {
    copy.removeAttribute('data-step');
    copy.removeAttribute('data-standing');
    copy.removeAttribute('id');
    copy.setAttribute('aria-hidden', 'true');
    copy.tabIndex = -1;
    Object.assign(copy.style, {
      position: 'fixed',
      left: `${to.left}px`,
      top: `${to.top}px`,
      width: `${to.width}px`,
      height: `${to.height}px`,
      margin: '0',
      transformOrigin: '0 0',
    });
    this.above().append(copy);
    const scale = to.width > 0 ? from.width / to.width : 1;
    const animation = copy.animate(
      [
        { transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})` },
        { transform: `translate(${(from.left - to.left) / 2}px, ${(from.top - to.top) / 2 - 14}px) scale(${(1 + scale) / 2 + 0.06})`, offset: 0.5 },
        { transform: 'none' },
      ],
      { duration: LENGTH * this.length(), delay: Math.min(order, 6) * SPREAD * this.length(), easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'both' },
    );
    this.running.push(animation);
    return animation.finished.finally(() => copy.remove());
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
