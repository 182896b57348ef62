import path from 'node:path';
import { InvalidEnvError, readEnv } from './core/env';
import { StorageUnreachable } from './core/StorageUnreachable';
import { DatabaseUnreachableError, migrate, openDatabase, OtherVersionError } from './db/openDatabase';
import { EmbeddedDatabaseError } from './db/postgresPrograms';
import { filesOf } from './files/filesOf';
import { printError } from './core/describeError';
import { importBrand } from './transfer/importBrand';
import { TransferError } from './transfer/manifest';

const expected = [
  TransferError,
  InvalidEnvError,
  EmbeddedDatabaseError,
  StorageUnreachable,
  DatabaseUnreachableError,
  OtherVersionError,
];

/** `npm run import -- FOLDER`: fills an empty host with an export; run again, a killed one goes on. */
async function run([folder, ...more]: readonly string[]): Promise<void> {
  if (folder === undefined || more.length > 0 || folder.startsWith('-'))
    throw new TransferError('Usage: npm run import -- FOLDER');
  const env = readEnv(process.env);
  const database = await openDatabase(env);
  try {
    const started = Date.now();
    await migrate(database.pool);
    const { files, with_secrets: withSecrets } = await importBrand({
      pool: database.pool,
      files: filesOf(env),
      folder: path.resolve(folder),
      onProgress: (progress) => console.log(progress),
    });
    console.log(`Imported ${files.length} files in ${Math.round((Date.now() - started) / 1000)} s.`);
    if (!withSecrets)
      console.log(
        'Nobody has a password yet: make an admin with npm run create-admin, under an unused email.',
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
