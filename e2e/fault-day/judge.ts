import { setTimeout as sleep } from 'node:timers/promises';
import type { Person, Seen } from './people';

/** The longest time without anything that happened at these moments between two others, in seconds, and when it ended. */
export function longestGap(moments: readonly number[], from: number, to: number) {
  const known = moments.filter((at) => at > from && at < to).toSorted((one, other) => one - other);
  let longest = { seconds: 0, end: from };
  let before = from;
  for (const at of [...known, to]) {
    if (at - before > longest.seconds * 1000) longest = { seconds: (at - before) / 1000, end: at };
    before = at;
  }
  return longest;
}

/** Waits until all tasks have ended. Answers those that were not done as asked, in words. */
export async function waitForTasks({ call }: Person, seen: Seen): Promise<string[]> {
  const wrong: string[] = [];
  for (const { id } of seen.tasks) {
    let task = await call('GET', `/api/orders/task/${id}`);
    for (let waited = 0; waited < 120 && task.status !== 'done' && task.status !== 'failed'; waited += 1) {
      await sleep(500);
      task = await call('GET', `/api/orders/task/${id}`);
    }
    const lines: { outcome: string; reason: string | null }[] = Array.isArray(task.orders) ? task.orders : [];
    const refused = lines.filter(({ outcome }) => outcome !== 'done').map(({ reason }) => reason);
    if (task.status !== 'done' || refused.length > 0) {
      wrong.push(`task ${id}: ${String(task.status)} ${String(task.error)} ${refused.join(', ')}`);
    }
  }
  return wrong;
}

/** Waits until the ERP's answers have arrived at the orders. */
export async function waitForErp({ call }: Person, seen: Seen): Promise<void> {
  const last = seen.tasks.flatMap(({ orders }) => orders);
  for (const id of last) {
    for (let waited = 0; waited < 240; waited += 1) {
      const { sap_status: status } = await call('GET', `/api/order/get_wls/${id}`);
      if (status === 2) break;
      await sleep(500);
    }
  }
}
