import type { FullConfig } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyDemo, makeDemo } from './demoFolder';
import { freePort } from './freePort';
import { startHosts } from './startHosts';

/** Starts hosts with the demo brand for the whole run, its own for each worker; what it returns stops them. */
export default async function startDemoHosts({ workers }: FullConfig) {
  const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-e2e-'));
  await makeDemo(folder);
  const hosts = await Promise.all(
    Array.from({ length: workers }, async (_, index) => {
      const data = path.join(folder, `worker-${index}`);
      copyDemo(data);
      return startHosts(data, await freePort());
    }),
  );
  process.env.BASE_URLS = hosts.map(({ url }) => url).join(' ');
  return async () => {
    await Promise.all(hosts.map((host) => host.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
}
