/**
 * A drawing in a frame that is moved with one finger or the mouse, and enlarged with two fingers, the wheel or a button.
 * A press that moves is no click.
 */
import { tick } from 'svelte';

export interface Size {
  width: number;
  height: number;
}

/** What lies over the frame at its upper and its right edge. */
export interface Cover {
  top: number;
  right: number;
}

export const BARE: Cover = { top: 0, right: 0 };

const DRAG = 6;
const WHEEL = 0.0016;

export class PanZoom {
  /** The size of the frame on the screen. */
  frame = $state<Size>({ width: 0, height: 0 });
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  private cover: Cover = BARE;
  private own = false;
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private dragged = false;
  private pinched: { apart: number; scale: number } | null = null;

  constructor(
    private readonly drawing: Size,
    private readonly most = 2.2,
  ) {}

  /** Seen whole. */
  get least(): number {
    const { width, height } = this.frame;
    return width > 0 && height > 0 ? Math.min(width / this.drawing.width, height / this.drawing.height) : 1;
  }

  get whole(): boolean {
    return this.scale <= this.least * 1.01;
  }

  /** The frame has another size: what was whole stays whole. */
  resized(frame: Size): void {
    const whole = !this.own;
    this.frame = frame;
    if (whole) this.fit();
    else this.to(this.scale, this.x, this.y);
  }

  /** Something lies over the frame, or no longer: the drawing can be moved out from under it. */
  covered(cover: Cover): void {
    this.cover = cover;
    if (this.own) this.to(this.scale, this.x, this.y);
  }

  fit(): void {
    this.own = false;
    this.to(this.least, 0, 0);
  }

  /** A size with a point of the drawing in the middle of what can be seen of the frame. */
  show(scale: number, point: readonly [number, number]): void {
    this.own = true;
    const wanted = Math.min(this.most, Math.max(this.least, scale));
    const { top, right } = this.cover;
    this.to(wanted, (this.frame.width - right) / 2 - point[0] * wanted, (this.frame.height + top) / 2 - point[1] * wanted);
  }

  /** Larger or smaller, with what is at this point of the frame staying there. */
  zoom(by: number, at: { x: number; y: number } = { x: this.frame.width / 2, y: this.frame.height / 2 }): void {
    const scale = Math.min(this.most, Math.max(this.least, this.scale * by));
    this.own = scale > this.least * 1.01;
    const share = scale / this.scale;
    this.to(scale, at.x - (at.x - this.x) * share, at.y - (at.y - this.y) * share);
  }

  private to(scale: number, x: number, y: number): void {
    // What is covered at an edge counts as beyond it, once the drawing is moved at all.
    const { top, right } = this.own ? this.cover : BARE;
    const within = (value: number, start: number, end: number, drawing: number) => (drawing <= end - start ? (start + end - drawing) / 2 : Math.min(start, Math.max(end - drawing, value)));
    this.scale = scale;
    this.x = within(x, 0, this.frame.width - right, this.drawing.width * scale);
    this.y = within(y, top, this.frame.height, this.drawing.height * scale);
  }

  /** Hears what is done with a frame, until the signal says no more. */
  readonly hear = (frame: HTMLElement): (() => void) => {
    const heard = new AbortController();
    const { signal } = heard;
    const sizes = new ResizeObserver(() => this.resized({ width: frame.clientWidth, height: frame.clientHeight }));
    sizes.observe(frame);
    const place = ({ clientX, clientY }: MouseEvent) => {
      const box = frame.getBoundingClientRect();
      return { x: clientX - box.left, y: clientY - box.top };
    };
    frame.addEventListener('wheel', (event) => {
      // At its smallest the page scrolls on.
      if (event.deltaY > 0 && this.whole) return;
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY * WHEEL), place(event));
    }, { signal, passive: false });
    frame.addEventListener('pointerdown', (event) => {
      this.fingers.set(event.pointerId, place(event));
      if (this.fingers.size === 1) this.dragged = false;
      const [one, other] = [...this.fingers.values()];
      this.pinched = one && other ? { apart: Math.hypot(one.x - other.x, one.y - other.y), scale: this.scale } : null;
    }, { signal });
    addEventListener('pointermove', (event) => {
      const before = this.fingers.get(event.pointerId);
      if (!before) return;
      const now = place(event);
      if (this.fingers.size === 1) {
        if (!this.dragged && Math.hypot(now.x - before.x, now.y - before.y) < DRAG) return;
        if (this.whole) return;
        this.dragged = true;
        this.own = true;
        this.to(this.scale, this.x + now.x - before.x, this.y + now.y - before.y);
      }
      this.fingers.set(event.pointerId, now);
      const [one, other] = [...this.fingers.values()];
      if (one && other && this.pinched) {
        this.dragged = true;
        const apart = Math.hypot(one.x - other.x, one.y - other.y);
        const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
        this.zoom((this.pinched.scale * apart) / Math.max(1, this.pinched.apart) / this.scale, middle);
      }
    }, { signal });
    const lift = (event: PointerEvent) => {
      this.fingers.delete(event.pointerId);
      this.pinched = null;
    };
    addEventListener('pointerup', lift, { signal });
    addEventListener('pointercancel', lift, { signal });
    frame.addEventListener('click', (event) => {
      if (!this.dragged) return;
      this.dragged = false;
      event.stopPropagation();
      event.preventDefault();
    }, { signal, capture: true });
    // Who goes on by keyboard is followed: the browser would scroll the frame, which is moved otherwise.
    frame.addEventListener('scroll', () => frame.scrollTo(0, 0), { signal });
    frame.addEventListener('focusin', (event) => void tick().then(() => this.bringIn(frame, event.target)), { signal });
    return () => {
      heard.abort();
      sizes.disconnect();
    };
  };

  private bringIn(frame: HTMLElement, target: EventTarget | null): void {
    if (!(target instanceof Element) || this.whole || !target.matches(':focus-visible')) return;
    const [box, edge] = [target.getBoundingClientRect(), frame.getBoundingClientRect()];
    const shift = (from: number, to: number, least: number, most: number) => (from < least ? least - from : to > most ? most - to : 0);
    this.to(this.scale, this.x + shift(box.left, box.right, edge.left + 8, edge.right - 8), this.y + shift(box.top, box.bottom, edge.top + 8, edge.bottom - 8));
  }
}
