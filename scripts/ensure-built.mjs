// Builds the page when its sources have changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alone } from './folder-lock.mjs';

const root = path.resolve(import.meta.dirname, '..');
const stamp = path.join(root, 'dist', 'web.stamp');
const inputs = ['src', 'public', 'webpack.config.ts', 'package-lock.json', 'tsconfig.json'];

function* filesOf(input) {
  const full = path.join(root, input);
  if (!existsSync(full)) return;
  const entries = readdirSync(path.dirname(full), { withFileTypes: true });
  if (entries.find((entry) => entry.name === path.basename(full))?.isFile()) {
    yield full;
    return;
  }
  for (const entry of readdirSync(full, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) yield path.join(entry.parentPath, entry.name);
  }
}

function hashInputs() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => [...filesOf(input)]).sort()) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Builds `dist/web` unless it is up to date with the sources; ends the process if that fails. */
export function ensureBuilt() {
  if (isBuilt() || alone(() => isBuilt() || build())) return;
  console.error('The page could not be built; the lines above say why.');
  process.exit(1);
}

function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs();
}

function build() {
  console.log('Building the page …');
  const building = hashInputs();
  // An interrupted build leaves no stamp next to half a page.
  rmSync(stamp, { force: true });
  const webpack = path.join(root, 'node_modules', 'webpack-cli', 'bin', 'cli.js');
  const result = spawnSync(process.execPath, [webpack, '--mode', 'production'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    console.error(result.stdout, result.stderr);
    return false;
  }
  writeFileSync(stamp, building);
  return true;
}

if (process.argv[1] === import.meta.filename) ensureBuilt();
