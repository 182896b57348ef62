import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './freePort';
import { startHosts } from './startHosts';

/** Starts a host with the demo brand for the whole run, or several; what it returns stops them. */
export default async function startDemoHost() {
  const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-e2e-'));
  const hosts = await startHosts(folder, await freePort());
  process.env.BASE_URL = hosts.url;
  return async () => {
    await hosts.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
