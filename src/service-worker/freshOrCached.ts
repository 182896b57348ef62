/** Answers of a proxy whose host is gone: as good as offline. */
const gatewayFailures = [502, 503, 504];

/** Makes a strategy of workbox take such an answer for none. */
export const noGatewayFailures = {
  fetchDidSucceed: async ({ response }: { response: Response }): Promise<Response> => {
    if (gatewayFailures.includes(response.status))
      throw new TypeError(`A proxy answered ${response.status}.`);
    return response;
  },
};

/**
 * The network's answer. When it does not come in time, or there is none, what is kept, if anything; else what the
 * network says in the end.
 */
export async function freshOrCached(
  fresh: Promise<Response>,
  findCached: () => Promise<Response | undefined>,
  patienceMs: number,
): Promise<Response> {
  const inTime = await Promise.race([fresh.catch(() => null), passed(patienceMs)]);
  if (inTime !== null && !gatewayFailures.includes(inTime.status)) return inTime;
  return (await findCached()) ?? fresh;
}

function passed(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}
