import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '../../server/db/embedded';
import { printReport } from '../tools/report';
import { type RunningServer, startServer } from '../tools/startServer';
import { writeCatalogFile, writePictures } from './files';
import { type Admin, signIn } from './host';

const probePort = 39_464;
const rows = 20_000;
const pictures = 200;

interface Run {
  ms: number;
  /** The most memory that the host had, in MB. */
  mb: number;
  /** The longest that its event loop was held, in ms. */
  heldMs: number;
  progress: number[];
}

/** The longest that the host's event loop was held since this was last asked, in ms. */
async function readHeld(): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${probePort}`)).text());
}

async function measure(server: RunningServer, work: () => Promise<number[]>): Promise<Run> {
  await sleep(500);
  await readHeld();
  let mb = server.memory();
  const watch = setInterval(() => (mb = Math.max(mb, server.memory())), 20);
  const started = performance.now();
  const progress = await work();
  const ms = performance.now() - started;
  clearInterval(watch);
  return { ms, mb, heldMs: await readHeld(), progress };
}

/** The same work by a library alone, in a process of its own. */
function floor(kind: 'rows' | 'pictures', files: readonly string[]): { ms: number; mb: number } {
  const script = path.join(__dirname, 'floor.ts');
  const said = execFileSync(process.execPath, ['--import', 'tsx', script, kind, ...files]);
  return JSON.parse(said.toString());
}

async function upload(admin: Admin, file: string): Promise<string> {
  const form = { name: `Bench ${path.basename(file)}`, season: 'AW26' };
  const answer = await admin.send('/api/catalog/upload', form, 'catalog_path', [file]);
  return answer.catalog_id ?? '';
}

async function followed(admin: Admin, sent: Promise<{ task_id?: string }>): Promise<number[]> {
  return admin.follow((await sent).task_id ?? '');
}

async function run(folder: string) {
  const database = await startEmbedded(folder);
  const server = await startServer('bench/imports/probedHost.ts', {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    DEMO: 'true',
    PUBLIC_URL: 'http://localhost:3000',
    PORT: '0',
    PROBE_PORT: String(probePort),
    LOG_LEVEL: 'silent',
  });
  try {
    const admin = await signIn(server);
    const [first, second, third] = [40, 41, 42].map((price) => writeCatalogFile(folder, rows, price));
    const files = await writePictures(path.join(folder, 'sent'), pictures);
    if (first === undefined || second === undefined || third === undefined) return;

    const idle = await measure(server, () => sleep(3000).then(() => []));
    let catalog = '';
    const made = await measure(server, async () => {
      catalog = await upload(admin, first);
      return [];
    });
    const update = { catalog, name: 'Bench', catalog_type: 'initial', is_current: 'true', drop: '' };
    const updated = await measure(server, () =>
      followed(admin, admin.send('/api/mgmt/catalog/reupload_async', update, 'catalog_path', [second])),
    );
    const edited = await measure(server, async () => {
      await admin.send('/api/garments/edit', { catalog_ids: catalog }, 'file_path', [third]);
      return [];
    });
    const drawn = await measure(server, () =>
      followed(admin, admin.send('/api/mgmt/upload_images', {}, 'images', files)),
    );
    const sheet = floor('rows', [first]);
    const images = floor('pictures', files);

    printReport(`${rows} rows and ${pictures} pictures, beside SheetJS and sharp alone`, [
      { what: 'new catalog', unit: 'ms', ours: made.ms, floor: sheet.ms },
      { what: 'update of a catalog, a task', unit: 'ms', ours: updated.ms, floor: sheet.ms },
      { what: 'edit of garments', unit: 'ms', ours: edited.ms, floor: sheet.ms },
      { what: 'pictures, a task', unit: 'ms', ours: drawn.ms, floor: images.ms },
      {
        what: 'peak memory, catalogs',
        unit: 'MB',
        ours: Math.max(made.mb, updated.mb, edited.mb),
        floor: sheet.mb,
      },
      { what: 'peak memory, pictures', unit: 'MB', ours: drawn.mb, floor: images.mb },
    ]);
    console.log('Longest that the event loop was held, in ms of its own work (bar: 50):');
    const held = { idle, 'new catalog': made, update: updated, edit: edited, pictures: drawn };
    for (const [what, { heldMs }] of Object.entries(held)) console.log(`  ${what}: ${heldMs.toFixed(0)}`);
    console.log(
      `Progress seen, update: ${updated.progress.join(' ')}; pictures: ${drawn.progress.join(' ')}`,
    );
  } finally {
    await server.stop();
    await database.stop();
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-bench-'));
void run(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
