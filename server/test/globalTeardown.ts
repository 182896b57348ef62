import { rmSync } from 'node:fs';
import { cluster } from './cluster';

export default async function stopCluster() {
  await cluster.stop();
  if (cluster.folder !== '') rmSync(cluster.folder, { recursive: true, force: true });
}
