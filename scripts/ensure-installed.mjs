// Installs the packages when they are missing or differ from package-lock.json. Only node: built-ins here:
// it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { alone } from './folder-lock.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Runs `npm ci` unless node_modules matches the lock file; ends the process if that fails. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Linedesk needs Node 20.19 or newer, but this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (isInstalled() || alone(() => isInstalled() || install())) return;
  console.error('The packages could not be installed; the lines above say why.');
  process.exit(1);
}

/** At the end of an install npm records in node_modules what it has installed: each package as in package-lock.json. */
function isInstalled() {
  const installed = packagesOf(path.join(root, 'node_modules', '.package-lock.json'));
  if (installed === null) return false;
  const wanted = packagesOf(path.join(root, 'package-lock.json')) ?? {};
  return Object.entries(wanted).every(([folder, { version, integrity, optional = false }]) => {
    const found = installed[folder];
    // The project itself is not recorded, nor are optional packages for other platforms.
    if (found === undefined) return folder === '' || optional;
    return found.version === version && found.integrity === integrity;
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

function install() {
  console.log('Installing packages …');
  // Development packages build the page, so they are needed even if NODE_ENV is production.
  const result = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return result.status === 0;
}

if (process.argv[1] === import.meta.filename) ensureInstalled();
