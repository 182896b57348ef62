/** In the page, before any of its scripts run: simulates a page that is not served securely. */
export function takeLocksAway(): void {
  Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
}
