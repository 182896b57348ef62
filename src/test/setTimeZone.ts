declare global {
  var setTimeZone: (timeZone: string) => void;
}

/** Moves this machine to a time zone, until the test file ends: see environments/page.cjs. */
export function setTimeZone(timeZone: string): void {
  globalThis.setTimeZone(timeZone);
}
