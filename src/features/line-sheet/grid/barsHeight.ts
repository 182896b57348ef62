/** Windows narrower than this have the panel as bars above and below the cells, in pixels. */
export const barsBelow = 992;

/** The height of the bars that stay above the cells while these scroll, with a margin, in pixels. */
export const barsHeight = 104;
