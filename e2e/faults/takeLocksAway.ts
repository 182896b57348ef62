/** In the page, before anything of it runs: as for one that is not served securely. */
export function takeLocksAway(): void {
  Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
}
