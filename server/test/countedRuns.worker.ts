let runs = 0;

/** Counts how often it ran in its thread. */
export const countRun = () => (runs += 1);

/** How often the other one ran in this thread. */
export const readRuns = () => runs;

/** A job without an end. */
export const runForever = () => new Promise(() => undefined);
