import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startHost } from './startHost';

/** Starts one host with the demo brand for the whole run; what it returns stops it. */
export default async function startDemoHost() {
  const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-e2e-'));
  const host = await startHost(folder);
  process.env.BASE_URL = host.url;
  return async () => {
    await host.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
