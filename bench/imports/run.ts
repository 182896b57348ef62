import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '../tools/callHost';
import { printHeld, printReport } from '../tools/report';
import { runAlone } from '../tools/runAlone';
import { startProbedHost } from '../tools/startProbedHost';
import { withDatabase } from '../tools/withDatabase';
import { type Admin, adminWith } from './admin';
import { writeCatalogFile, writePictures } from './files';

const rows = 20_000;
const pictures = 200;
const alone = path.join(__dirname, 'floor.ts');

async function upload(admin: Admin, file: string): Promise<string> {
  const form = { name: `Bench ${path.basename(file)}`, season: 'AW26' };
  const answer = await admin.send('/api/catalog/upload', form, 'catalog_path', [file]);
  return answer.catalog_id ?? '';
}

async function followed(admin: Admin, sent: Promise<{ task_id?: string }>): Promise<number[]> {
  return admin.follow((await sent).task_id ?? '');
}

void withDatabase(async ({ folder, env }) => {
  const host = await startProbedHost(env);
  try {
    const admin = adminWith(await signIn(host));
    const [first, second, third] = [40, 41, 42].map((price) => writeCatalogFile(folder, rows, price));
    const files = await writePictures(path.join(folder, 'sent'), pictures);
    if (first === undefined || second === undefined || third === undefined) return;

    const idle = await host.watch(() => sleep(3000));
    const made = await host.watch(() => upload(admin, first));
    const catalog = made.result;
    const update = { catalog, name: 'Bench', catalog_type: 'initial', is_current: 'true', drop: '' };
    const previewed = await host.watch(() =>
      admin.send('/api/mgmt/catalog/reupload_preview', { catalog }, 'catalog_path', [second]),
    );
    const updated = await host.watch(() =>
      followed(admin, admin.send('/api/mgmt/catalog/reupload_async', update, 'catalog_path', [second])),
    );
    const edited = await host.watch(() =>
      admin.send('/api/garments/edit', { catalog_ids: catalog }, 'file_path', [third]),
    );
    const drawn = await host.watch(() =>
      followed(admin, admin.send('/api/mgmt/upload_images', {}, 'images', files)),
    );
    const sheet = runAlone(alone, ['rows', first]);
    const images = runAlone(alone, ['pictures', ...files]);

    printReport(`${rows} rows and ${pictures} pictures, beside SheetJS and sharp alone`, [
      { what: 'new catalog', unit: 'ms', ours: made.cost.ms, floor: sheet.ms },
      { what: 'preview of an update', unit: 'ms', ours: previewed.cost.ms, floor: sheet.ms },
      { what: 'update of a catalog, a task', unit: 'ms', ours: updated.cost.ms, floor: sheet.ms },
      { what: 'edit of garments', unit: 'ms', ours: edited.cost.ms, floor: sheet.ms },
      { what: 'pictures, a task', unit: 'ms', ours: drawn.cost.ms, floor: images.ms },
      {
        what: 'peak memory, catalogs',
        unit: 'MB',
        ours: Math.max(...[made, previewed, updated, edited].map(({ cost }) => cost.mb)),
        floor: sheet.mb,
      },
      { what: 'peak memory, pictures', unit: 'MB', ours: drawn.cost.mb, floor: images.mb },
    ]);
    printHeld({
      idle,
      'new catalog': made,
      preview: previewed,
      update: updated,
      edit: edited,
      pictures: drawn,
    });
    console.log(`Progress seen, update: ${updated.result.join(' ')}; pictures: ${drawn.result.join(' ')}`);
  } finally {
    await host.stop();
  }
});
