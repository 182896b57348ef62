import { forRegion } from './region';

const number = forRegion((region) => new Intl.NumberFormat(region));

/** A number in the region's format: 1,200. */
export const numberText = (value: number): string => number().format(value);

/** The percentage of work that has not ended: 100% only says that nothing is left to do. */
export const percentOfRunning = (percent: number): number => Math.min(99, Math.floor(percent));
