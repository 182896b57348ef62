/** How far a finger has to move to turn to another picture, in pixels (spec 2 'Order line sheet'). */
export const swipeThreshold = 30;

/** Which way a finger has turned: to the next picture, to the one before, or neither; more along than across. */
export function swipeOf(moved: { x: number; y: number }): -1 | 0 | 1 {
  if (Math.abs(moved.x) < swipeThreshold || Math.abs(moved.x) <= Math.abs(moved.y)) return 0;
  return moved.x < 0 ? 1 : -1;
}
