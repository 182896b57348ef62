import { connect } from '../db/openDatabase';
import { DiskStore } from '../files/DiskStore';
import { importBrand } from '../transfer/importBrand';

/** Imports a folder in small steps in a process of its own, which importBrand.killed.test.ts kills. */
async function importFolder([url = '', dataDir = '', folder = '']: string[]) {
  const pool = connect(url, 1);
  const files = new DiskStore(dataDir);
  await importBrand({ pool, files, folder, batchBytes: 500, onProgress: () => undefined });
  await pool.end();
}

importFolder(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
