/**
 * Two fingers, or the wheel with Ctrl held, make what lies in a scrolling frame larger and smaller. What is between the fingers stays there.
 * One finger scrolls the frame, as the browser does it.
 */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const WHEEL = 0.002;

interface Point {
  x: number;
  y: number;
}

/** `by` is told how many times larger it is to be, and says how many times it became so. */
export function pinch(by: (factor: number) => number): Attachment<HTMLElement> {
  return (frame) => {
    const heard = new AbortController();
    const { signal } = heard;

    /** Enlarges, and scrolls so that the point of the frame shows what it showed. */
    async function zoom(factor: number, at: Point): Promise<void> {
      const became = by(factor);
      if (became === 1) return;
      const [left, top] = [frame.scrollLeft + at.x, frame.scrollTop + at.y];
      await tick();
      frame.scrollTo({ left: left * became - at.x, top: top * became - at.y, behavior: 'instant' });
    }

    const inFrame = (x: number, y: number): Point => {
      const box = frame.getBoundingClientRect();
      return { x: x - box.left, y: y - box.top };
    };
    frame.addEventListener('wheel', (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      void zoom(Math.exp(-event.deltaY * WHEEL), inFrame(event.clientX, event.clientY));
    }, { signal, passive: false });

    let apart = 0;
    const measured = ({ touches: [one, other] }: TouchEvent) => (one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0);
    frame.addEventListener('touchstart', (event) => (apart = measured(event)), { signal, passive: true });
    frame.addEventListener('touchmove', (event) => {
      const now = measured(event);
      const [one, other] = event.touches;
      if (!apart || !now || !one || !other) return;
      event.preventDefault();
      const factor = now / apart;
      if (Math.abs(factor - 1) < 0.02) return;
      apart = now;
      void zoom(factor, inFrame((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2));
    }, { signal, passive: false });
    return () => heard.abort();
  };
}
