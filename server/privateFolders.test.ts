import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesOf } from './files/filesOf';
import { makePrivateFolders } from './background/uploads';

describe('the folders of uploads and mails', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-private-'));
  const modeOf = (...names: string[]) => (statSync(path.join(folder, ...names)).mode & 0o777).toString(8);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('are closed to other users of the machine, even if an earlier release left them open', async () => {
    mkdirSync(path.join(folder, 'images'));
    chmodSync(path.join(folder, 'images'), 0o755);
    mkdirSync(path.join(folder, 'erp'));
    chmodSync(path.join(folder, 'erp'), 0o775);
    await makePrivateFolders(folder, { warn: () => undefined });
    for (const name of ['tmp', 'uploads', 'images', 'mail'])
      expect([name, modeOf(name)]).toEqual([name, '700']);
    expect(modeOf('erp')).toBe('775');

    await filesOf({ dataDir: folder }).write('images/garments/WJM123.jpg', Buffer.from('a picture'));
    expect(modeOf('images/garments/WJM123.jpg')).toBe('600');
  });
});
