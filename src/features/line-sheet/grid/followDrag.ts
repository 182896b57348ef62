import { barsHeight } from './barsHeight';

/** How near the lower edge of the view the page begins to scroll, in pixels; at the top the bars are the edge. */
const edge = 16;
/** The height of the sizes that stay below the bars in a list. */
const sizeHead = 22;
/** As far as the page scrolls in a frame. */
const maxScroll = 24;
/** A hand that clicks is not dragThreshold: only from here on it drags, in pixels. */
const dragThreshold = 12;

/** Follows the mouse until it is released, scrolling the page at its edges; returns the function that stops it. */
export function followDrag(onTarget: (target: EventTarget | null) => void, onEnd: () => void): () => void {
  let start: { x: number; y: number } | null = null;
  let point = { x: 0, y: 0 };
  let frame = 0;

  const stop = () => {
    document.removeEventListener('mousemove', handleMove);
    document.removeEventListener('mouseup', end);
    cancelAnimationFrame(frame);
  };
  function end() {
    stop();
    onEnd();
  }
  const scrollOn = () => {
    const by = scrollAt(point.y, window.innerHeight);
    frame = by === 0 ? 0 : requestAnimationFrame(scrollOn);
    if (by === 0) return;
    window.scrollBy(0, by);
    const y = Math.min(Math.max(point.y, barsHeight + sizeHead), window.innerHeight - 1);
    onTarget(document.elementFromPoint(point.x, y));
  };
  function handleMove({ target, buttons, clientX, clientY }: MouseEvent) {
    // Released where the page could not see it.
    if (buttons === 0) return end();
    point = { x: clientX, y: clientY };
    start ??= point;
    onTarget(target);
    const isDragged = Math.hypot(point.x - start.x, point.y - start.y) > dragThreshold;
    if (isDragged && frame === 0) scrollOn();
  }
  document.addEventListener('mousemove', handleMove);
  document.addEventListener('mouseup', end);
  return stop;
}

/** How far the page scrolls in a frame for a mouse this far down the view, in pixels: further out it scrolls faster. */
export function scrollAt(y: number, height: number): number {
  if (y < barsHeight) return -Math.min(barsHeight - y, maxScroll);
  return Math.min(Math.max(0, y - (height - edge)), maxScroll);
}
