const number = new Intl.NumberFormat();

/** A number in the browser's format: 1,200. */
export const numberText = (value: number): string => number.format(value);

/** A count with its noun: '1 garment', '1,200 garments'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;

/** The percentage of work that has not ended: 100% only says that nothing is left to do. */
export const percentOfRunning = (percent: number): number => Math.min(99, Math.floor(percent));
