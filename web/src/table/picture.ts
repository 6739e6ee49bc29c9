import type { Attachment } from 'svelte/attachments';

/** No picture is shown larger than this, and none more than so many times its size. */
const ROOM = { width: 210, height: 180 };
const MOST = 2.6;

/** A copy of a thing as it lies on the table, enlarged. It is a picture and nothing that can be pointed at. */
export function picture(of: HTMLElement): Attachment<HTMLElement> {
  return (frame) => {
    const { width, height } = of.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const scale = Math.min(MOST, ROOM.width / width, ROOM.height / height);
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
