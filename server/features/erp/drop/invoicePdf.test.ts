import { writeFileSync } from 'node:fs';
import { worded } from '../../../../src/test/worded';
import { maxPdfSize } from '../../../background/invoicePdfs';
import type { ErpDocument } from '../../../core/erpConnector';
import { startWorkers } from '../../../core/workers';
import { buildDropFolder, type DropFolder } from '../../../test/dropFolder';
import { orderKey as key } from '../../../test/salesOrder';
import { openDropConnector } from './dropConnector';

const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const workers = startWorkers(1);
const receiver = { takeAnswer: jest.fn(), takeDocument: jest.fn(), refuseFile: jest.fn() };
let erp: DropFolder;
let collect: () => Promise<void>;

beforeEach(async () => {
  jest.resetAllMocks();
  receiver.takeDocument.mockResolvedValue('taken');
  erp = buildDropFolder();
  const connector = await openDropConnector(erp.folder, { log, workers, files: erp.files });
  collect = () => connector.collect(receiver);
});

afterEach(() => erp.remove());

afterAll(() => workers.close());

const invoice = {
  ...{ document: 'invoice', format: 1, number: '90', key, day: '2026-09-14', amount: 1 },
  ...{ currency: 'SEK', pdf: '90.pdf' },
};
const pdf = Buffer.from('%PDF-1.7 an invoice');
const leavePdf = (content: Uint8Array) => writeFileSync(erp.at('in', '90.pdf'), content);

async function contentOf([document]: ErpDocument[]) {
  if (document?.document !== 'invoice' || document.pdf === null || !('key' in document.pdf))
    throw new Error('It has no stored PDF.');
  const content = await erp.files.read(document.pdf.key);
  return Buffer.concat((await content?.toArray()) ?? []);
}

test('a PDF is stored and handed over with its invoice, and moved with it', async () => {
  leavePdf(pdf);
  erp.drop('90.json', invoice);
  await collect();
  expect(await contentOf(receiver.takeDocument.mock.lastCall)).toEqual(pdf);
  expect([erp.list('in'), erp.list('in', 'done')]).toEqual([
    ['bad', 'done'],
    ['90.json', '90.pdf'],
  ]);
});

test('both stay as long as the order waits', async () => {
  receiver.takeDocument.mockResolvedValueOnce('waits');
  leavePdf(pdf);
  erp.drop('90.json', invoice);
  await collect();
  expect(erp.list('in')).toEqual(['90.json', '90.pdf', 'bad', 'done']);
  await collect();
  expect(erp.list('in', 'done')).toEqual(['90.json', '90.pdf']);
});

test.each([
  ['that is missing', null, 'The PDF 90.pdf is not beside it.', ['90.json']],
  ['that is none', Buffer.from('<html>'), 'The file 90.pdf is not a PDF.', ['90.json', '90.pdf']],
  [
    'that is too large',
    Buffer.alloc(maxPdfSize + 1),
    'The PDF 90.pdf is larger than 10 MiB.',
    ['90.json', '90.pdf'],
  ],
])('with a PDF %s an invoice is refused, and both are moved to bad', async (_what, content, fault, bad) => {
  if (content !== null) leavePdf(content);
  erp.drop('90.json', invoice);
  await collect();
  expect(erp.list('in')).toContain('90.json');
  await collect();
  expect(receiver.takeDocument).not.toHaveBeenCalled();
  expect(receiver.refuseFile.mock.calls.map(([name, why]) => [name, worded(why)])).toEqual([
    ['90.json', fault],
  ]);
  expect([erp.list('in'), erp.list('in', 'bad')]).toEqual([['bad', 'done'], bad]);
});

test('a PDF that comes after its invoice is taken in', async () => {
  erp.drop('90.json', invoice);
  await collect();
  leavePdf(pdf);
  await collect();
  expect(erp.list('in', 'done')).toEqual(['90.json', '90.pdf']);
});
