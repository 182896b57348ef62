/** The height of the bars that stay above the cells while these scroll, in pixels. */
export function barsHeight(): number {
  return window.matchMedia('(max-width: 991px)').matches ? 192 : 104;
}
