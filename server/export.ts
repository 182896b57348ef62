import path from 'node:path';
import { InvalidEnvError, readEnv } from './core/env';
import { StorageUnreachable } from './core/StorageUnreachable';
import { findEmbedded } from './db/embedded';
import { DatabaseUnreachableError, openDatabase } from './db/openDatabase';
import { EmbeddedDatabaseError } from './db/postgresPrograms';
import { UnfinishedImportError } from './db/settings';
import { filesOf } from './files/filesOf';
import { printError } from './core/describeError';
import { exportBrand } from './transfer/exportBrand';
import { TransferError } from './transfer/manifest';

const expected = [
  TransferError,
  InvalidEnvError,
  EmbeddedDatabaseError,
  StorageUnreachable,
  DatabaseUnreachableError,
  UnfinishedImportError,
];

/** `npm run export -- FOLDER [--with-secrets]`: writes everything that the brand has to a folder. */
async function run(args: readonly string[]): Promise<void> {
  const withSecrets = args.includes('--with-secrets');
  const [folder, ...more] = args.filter((word) => word !== '--with-secrets');
  if (folder === undefined || more.length > 0 || folder.startsWith('-'))
    throw new TransferError('Usage: npm run export -- FOLDER [--with-secrets]');
  const env = readEnv(process.env);
  // A running host has the embedded database open; reading beside it is safe.
  const running = env.databaseUrl === null ? await findEmbedded(env.dataDir) : null;
  const database = await openDatabase(running === null ? env : { ...env, databaseUrl: running });
  try {
    const started = Date.now();
    const { files } = await exportBrand({
      pool: database.pool,
      files: filesOf(env),
      folder: path.resolve(folder),
      withSecrets,
      onProgress: (progress) => console.log(progress),
    });
    console.log(
      `Exported ${files.length} files to ${folder} in ${Math.round((Date.now() - started) / 1000)} s.`,
    );
  } finally {
    await database.close();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected = expected.some((kind) => error instanceof kind);
  console.error(isExpected && error instanceof Error ? error.message : printError(error));
  process.exitCode = 1;
});
