// Fails when server/db/schema.ts differs from what the migrations build.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const out = mkdtempSync(path.join(root, '.cache-migrations-'));
try {
  cpSync(path.join(root, 'server/db/migrations'), out, { recursive: true });
  const before = readdirSync(out).length;
  const kit = path.join(root, 'node_modules/drizzle-kit/bin.cjs');
  const args = [
    kit,
    'generate',
    '--dialect',
    'postgresql',
    '--schema',
    './server/db/schema.ts',
    '--out',
    `./${path.basename(out)}`,
  ];
  const result = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (result.status !== 0) {
    console.error(result.stdout, result.stderr);
    process.exitCode = 1;
  } else if (readdirSync(out).length !== before) {
    console.error('server/db/schema.ts has changes without a migration; run npm run migration.');
    process.exitCode = 1;
  } else {
    console.log('Migrations are up to date.');
  }
} finally {
  rmSync(out, { recursive: true, force: true });
}
