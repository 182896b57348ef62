import { median } from './report';

const uncounted = 2;

/** Measures ours and the floor alternately, so that load on the machine affects both; answers the medians. */
export async function takeTurns(
  rounds: number,
  measure: (who: 'ours' | 'floor') => Promise<number>,
): Promise<{ ours: number; floor: number }> {
  const found = { ours: [] as number[], floor: [] as number[] };
  for (let round = -uncounted; round < rounds; round += 1) {
    for (const who of ['ours', 'floor'] as const) {
      const took = await measure(who);
      if (round >= 0) found[who].push(took);
    }
  }
  return { ours: median(found.ours), floor: median(found.floor) };
}
