import { openAsBlob } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import type { RunningServer } from '../tools/startServer';

const origin = 'http://localhost:3000';

/** A signed-in admin of a running host. */
export interface Admin {
  /** Sends a form and answers what came back. */
  send(
    address: string,
    fields: Record<string, string>,
    field: string,
    files: readonly string[],
  ): Promise<Answer>;
  /** Waits for a task to end; answers every progress that was seen. */
  follow(taskId: string): Promise<number[]>;
}

type Answer = { status: string; error?: string; task_id?: string; catalog_id?: string };

/** Signs the demo's admin in. */
export async function signIn({ url }: RunningServer): Promise<Admin> {
  const signedIn = await fetch(`${url}/auth/token`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin@demo.test', password: 'linedesk' }),
  });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const headers = { origin, cookie };

  return {
    async send(address, fields, field, files) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      for (const file of files) form.append(field, await openAsBlob(file), path.basename(file));
      const response = await fetch(`${url}${address}`, { method: 'POST', headers, body: form });
      const answer: Answer = await response.json();
      if (answer.status !== 'success') throw new Error(`${address}: ${JSON.stringify(answer)}`);
      return answer;
    },
    async follow(taskId) {
      const seen: number[] = [];
      for (;;) {
        const response = await fetch(`${url}/api/mgmt/task_status/task_${taskId}`, { headers });
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
