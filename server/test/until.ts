import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves once `happened` returns true; the test's own timeout ends a wait in vain. */
export async function until(happened: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await happened())) await sleep(20);
}
