import { barsHeight } from './barsHeight';

/**
 * The distance from the lower edge of the view at which the page starts to scroll, in pixels; the upper edge is the
 * bars.
 */
const edge = 16;
/** The height of the sticky size header in a list. */
const sizeHead = 22;
/** The max scroll distance per frame. */
const maxScroll = 24;
/** Smaller movements are clicks, in pixels. */
const dragThreshold = 12;

/** Follows the mouse until it is released, scrolling the page at its edges; returns a function that stops it. */
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
    // The mouse was released outside the window.
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

/** The scroll distance per frame for a mouse at this height, in pixels: faster further out. */
export function scrollAt(y: number, height: number): number {
  if (y < barsHeight) return -Math.min(barsHeight - y, maxScroll);
  return Math.min(Math.max(0, y - (height - edge)), maxScroll);
}
