import { openAsBlob } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import type { Call } from '../tools/callHost';

/** An admin who sends files. */
export interface Admin {
  /** Sends a form and answers what came back. */
  send(
    address: string,
    fields: Record<string, string>,
    field: string,
    files: readonly string[],
  ): Promise<Answer>;
  /** Waits for a task to end; answers every progress value seen. */
  follow(taskId: string): Promise<number[]>;
}

type Answer = { status: string; error?: string; task_id?: string; catalog_id?: string };

/** The admin who makes these calls. */
export function adminWith(call: Call): Admin {
  return {
    async send(address, fields, field, files) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      for (const file of files) form.append(field, await openAsBlob(file), path.basename(file));
      const answer: Answer = await (await call(address, { body: form })).json();
      if (answer.status !== 'success') throw new Error(`${address}: ${JSON.stringify(answer)}`);
      return answer;
    },
    async follow(taskId) {
      const seen: number[] = [];
      for (;;) {
        const response = await call(`/api/mgmt/task_status/task_${taskId}`);
        const { details }: { details: { status: string; progress: number; error: string | null } } =
          await response.json();
        if (details.progress !== seen.at(-1)) seen.push(details.progress);
        if (details.status === 'done') return seen;
        if (details.status === 'failed') throw new Error(String(details.error));
        await sleep(50);
      }
    },
  };
}
