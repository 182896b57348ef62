/** How long it takes until the whole answer has arrived, in ms. */
export async function timed(call: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  await (await call()).arrayBuffer();
  return performance.now() - started;
}
