/** Below this window width the panel becomes bars above and below the cells, in pixels. */
export const barsBelow = 992;

/** The height of the sticky bars above the cells, including a margin, in pixels. */
export const barsHeight = 104;
