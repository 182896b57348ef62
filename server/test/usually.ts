/** How much a test tries in `npm test`, and how much in `npm run test:long`. */
export const usually = (count: number, long: number): number =>
  process.env.LONG_TESTS === 'true' ? long : count;
