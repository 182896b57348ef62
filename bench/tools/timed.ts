/** How long it takes until an answer is there, whole, in ms. */
export async function timed(call: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  await (await call()).arrayBuffer();
  return performance.now() - started;
}
