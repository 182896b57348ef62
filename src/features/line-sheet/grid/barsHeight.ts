/** Windows narrower than this have the panel as a bar above the cells, in pixels. */
export const barsBelow = 992;

/** The height of the bars that stay above the cells while these scroll, in pixels. */
export function barsHeight(): number {
  return window.matchMedia(`(max-width: ${barsBelow - 1}px)`).matches ? 192 : 104;
}
