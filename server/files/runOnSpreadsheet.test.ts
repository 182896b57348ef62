import { message } from '../../src/domain/language/message';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { worded } from '../../src/test/worded';
import { buildWorkbook } from '../test/buildSpreadsheet';
import { Problem, Refusal } from '../core/problems';
import type { Workers } from '../core/workers';
import { runOnSpreadsheet } from './runOnSpreadsheet';
import { withSpreadsheet } from './withSpreadsheet';
import { faults } from './spreadsheetFaults';

const answering = (outcome: object): Workers => ({
  run: async () => JSON.parse(JSON.stringify(outcome)),
});
const failing = (error: unknown): Workers => ({ run: () => Promise.reject(error) });
const run = (workers: Workers) => runOnSpreadsheet(workers, 'some.worker.ts', 'someExport', 'upload');

describe('runOnSpreadsheet', () => {
  it('returns the worker’s result', async () => {
    expect(await run(answering({ result: { rows: 3 } }))).toEqual({ rows: 3 });
  });

  it('refuses an invalid spreadsheet with a message', async () => {
    const refused = run(answering({ refusal: message('The file is empty.') }));
    await expect(refused).rejects.toEqual(new Refusal(message('The file is empty.')));
  });

  it('responds 413 to a file over the limits', async () => {
    const refused = run(answering({ tooLarge: message('The file is large.') }));
    await expect(refused).rejects.toMatchObject({ status: 413, message: 'The file is large.' });
  });

  it.each([
    ['memory', Object.assign(new Error('out of memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' })],
    ['time', Object.assign(new Error('aborted'), { name: 'AbortError' })],
  ])('responds 413 when a worker runs out of %s', async (_means, error) => {
    const refused = run(failing(error));
    await expect(refused).rejects.toBeInstanceOf(Problem);
    await expect(refused).rejects.toMatchObject({ status: 413, message: faults.tooMuchWork().message });
  });

  it('passes on what nobody expected', async () => {
    const error = new Error('a bug');
    await expect(run(failing(error))).rejects.toBe(error);
  });
});

describe('withSpreadsheet', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'linedesk-sheet-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  function fileOf(content: Buffer) {
    const file = path.join(folder, 'upload');
    writeFileSync(file, content);
    return file;
  }

  it('hands over the sheet', async () => {
    const file = fileOf(buildWorkbook([['sku', 'stock']]));
    expect(await withSpreadsheet('stock', file, ({ header }) => header)).toEqual({
      result: ['sku', 'stock'],
    });
  });

  it('returns a fault as data that a thread can send', async () => {
    expect(worded(await withSpreadsheet('stock', fileOf(Buffer.alloc(0)), () => 0))).toEqual({
      refusal: 'The file is empty.',
    });
  });

  it('returns a fault for a sheet without any known title', async () => {
    expect(worded(await withSpreadsheet('stock', fileOf(buildWorkbook([['Artikel']])), () => 0))).toEqual({
      refusal: expect.stringMatching(/^None of the titles in row 1 .*"Artikel"\./),
    });
  });

  it('passes on what nobody expected', async () => {
    const error = new Error('a bug');
    const used = withSpreadsheet('stock', fileOf(buildWorkbook([['sku']])), () => {
      throw error;
    });
    await expect(used).rejects.toBe(error);
  });
});
