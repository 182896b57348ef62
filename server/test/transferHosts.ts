import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DiskStore } from '../files/DiskStore';
import { exportBrand } from '../transfer/exportBrand';
import { importBrand } from '../transfer/importBrand';
import { openTestDatabase } from './testDatabase';

/** A database with the files of a host, to export from and to import into. */
export interface TransferHost {
  database: Awaited<ReturnType<typeof openTestDatabase>>;
  dataDir: string;
  files: DiskStore;
  /** What was said at the terminal. */
  said: string[];
  /** Exports everything to a new folder. */
  exported(options?: { withSecrets: boolean }): Promise<string>;
  imported(folder: string, batchBytes?: number): Promise<unknown>;
}

/** Opens hosts and makes folders, and removes all of them at the end. */
export function transferHosts() {
  const closings: (() => Promise<void> | void)[] = [];
  const newFolder = () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-transfer-'));
    closings.push(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  };
  return {
    newFolder,
    async open(): Promise<TransferHost> {
      const database = await openTestDatabase();
      closings.push(() => database.close());
      const dataDir = newFolder();
      const [files, said]: [DiskStore, string[]] = [new DiskStore(dataDir), []];
      const common = {
        pool: database.pool,
        files,
        onProgress: (progress: string) => void said.push(progress),
      };
      return {
        database,
        dataDir,
        files,
        said,
        async exported({ withSecrets } = { withSecrets: true }) {
          const folder = path.join(newFolder(), 'export');
          await exportBrand({ ...common, folder, withSecrets });
          return folder;
        },
        imported: (folder, batchBytes) => importBrand({ ...common, folder, batchBytes }),
      };
    },
    async close() {
      for (const close of closings.splice(0).reverse()) await close();
    },
  };
}

/** The content of each file below a folder; the manifest without its time. */
export function contentsOf(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    entries
      .map((entry) => path.join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => {
        const content = readFileSync(file, 'latin1');
        const name = path.relative(folder, file);
        return [name, name === 'manifest.json' ? content.replace(/"made": \d+/, '') : content];
      }),
  );
}
