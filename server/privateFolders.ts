import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { TaskLog } from './tasks/TaskLog';

/** What people upload and are sent. The ERP's folder is not among them: others read that. */
const privateFolders = ['tmp', 'uploads', 'images', 'mail'];

/**
 * Makes the folders of DATA_DIR that nobody but the host's own user may look into, and closes those that an earlier
 * release left open. A disk that knows no such rights is only warned of.
 */
export async function makePrivateFolders(dataDir: string, log: Pick<TaskLog, 'warn'>): Promise<void> {
  for (const name of privateFolders) {
    const folder = path.join(dataDir, name);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700).catch((error: unknown) =>
      log.warn({ err: error, folder }, 'a folder could not be closed to other users of this machine'),
    );
  }
}
