/** A proxy's answers when the server is down: treated as offline. */
const gatewayFailures = [502, 503, 504];

/** A workbox plugin that treats such an answer as a network failure. */
export const noGatewayFailures = {
  fetchDidSucceed: async ({ response }: { response: Response }): Promise<Response> => {
    if (gatewayFailures.includes(response.status))
      throw new TypeError(`A proxy answered ${response.status}.`);
    return response;
  },
};

/**
 * The network's answer if it comes in time, null for any time; otherwise the cached one, or else whatever the network
 * answers in the end.
 */
export async function freshOrCached(
  fresh: Promise<Response>,
  findCached: () => Promise<Response | undefined>,
  patienceMs: number | null,
): Promise<Response> {
  const inTime = await Promise.race([
    fresh.catch(() => null),
    ...(patienceMs === null ? [] : [passed(patienceMs)]),
  ]);
  if (inTime !== null && !gatewayFailures.includes(inTime.status)) return inTime;
  return (await findCached()) ?? fresh;
}

function passed(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}
