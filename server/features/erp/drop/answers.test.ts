import { message } from '../../../../src/domain/language/message';
import { worded } from '../../../../src/test/worded';
import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { startWorkers } from '../../../core/workers';
import type { ErpAnswer, ErpConnector } from '../../../core/erpConnector';
import { buildDropFolder, type DropFolder } from '../../../test/dropFolder';
import { buildSalesOrder, orderKey as key } from '../../../test/salesOrder';
import { openDropConnector } from './dropConnector';
import { readFileOfErp } from './inbox';

const otherKey = '0b9f2f64-8f0b-4a38-8f2e-5b1f5d6b7c22';
const accepted = { key, status: 'accepted', erp_number: '0000012345' };
const rejected = { key: otherKey, status: 'rejected', message: 'VP 204: no ship-to party' };

const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const workers = startWorkers(1);
const parts = { log, workers };
let erp: DropFolder;
let connector: ErpConnector;

beforeEach(async () => {
  jest.clearAllMocks();
  erp = buildDropFolder();
  connector = await openDropConnector(erp.folder, { ...parts, files: erp.files });
});

afterEach(() => erp.remove());

afterAll(() => workers.close());

/** Polls the folder once and returns the answers that came. */
async function collect(by = connector) {
  const answers: ErpAnswer[] = [];
  await by.collect({ ...receiver, takeAnswer: async (answer) => void answers.push(answer) });
  return answers;
}

const receiver = { takeAnswer: jest.fn(), takeDocument: jest.fn(), refuseFile: jest.fn() };

test('each answer is handed over, and its file moved to done', async () => {
  await connector.submit(buildSalesOrder());
  erp.drop('a.json', accepted);
  erp.drop('b.JSON', rejected);
  expect(await collect()).toEqual([accepted, rejected]);
  expect(erp.list('in')).toEqual(['bad', 'done']);
  expect(erp.list('in', 'done')).toEqual(['a.json', 'b.JSON']);
  // An answered order is not sent again, so nothing about it needs to be remembered.
  expect(erp.list('sent')).toEqual([]);
  expect(await collect()).toEqual([]);
});

test('unfinished files are ignored', async () => {
  erp.drop('.a.json', accepted);
  erp.drop('a.json.tmp', accepted);
  mkdirSync(erp.at('in', 'folder.json'));
  symlinkSync(erp.at('in', '.a.json'), erp.at('in', 'link.json'));
  expect(await collect()).toEqual([]);
  expect(erp.list('in')).toEqual(['.a.json', 'a.json.tmp', 'bad', 'done', 'folder.json', 'link.json']);
});

test('an answer whose handling failed stays, and does not block the others', async () => {
  erp.drop('a.json', accepted);
  erp.drop('b.json', rejected);
  const handled: string[] = [];
  await connector.collect({
    ...receiver,
    async takeAnswer(answer) {
      if (answer.key === key) throw new Error('the database is down');
      handled.push(answer.key);
    },
  });
  expect(handled).toEqual([otherKey]);
  expect(erp.list('in')).toEqual(['a.json', 'bad', 'done']);
  expect(await collect()).toEqual([accepted]);
});

test('after a kill between handling an answer and moving it, the answer is handled again', async () => {
  await connector.submit(buildSalesOrder());
  erp.drop('a.json', accepted);
  expect(await collect()).toEqual([accepted]);
  renameSync(erp.at('in', 'done', 'a.json'), erp.at('in', 'a.json'));
  const restarted = await openDropConnector(erp.folder, { ...parts, files: erp.files });
  expect(await collect(restarted)).toEqual([accepted]);
  expect(erp.list('in', 'done')).toEqual(['a.json']);
});

test('a deleted folder is recreated', async () => {
  rmSync(erp.at('in', 'done'), { recursive: true });
  erp.drop('a.json', accepted);
  expect(await collect()).toEqual([accepted]);
  expect(erp.list('in', 'done')).toEqual(['a.json']);
});

test('an unreadable file is moved to bad once it no longer changes', async () => {
  erp.drop('a.json', '{"key": "6f1b');
  erp.drop('b.json', rejected);
  expect(await collect()).toEqual([rejected]);
  expect(erp.list('in')).toEqual(['a.json', 'bad', 'done']);
  erp.drop('a.json', '{"key": "6f1b6f0e-3c1d-');
  expect(await collect()).toEqual([]);
  expect(erp.list('in')).toEqual(['a.json', 'bad', 'done']);
  expect(log.error).not.toHaveBeenCalled();

  expect(await collect()).toEqual([]);
  expect(erp.list('in')).toEqual(['bad', 'done']);
  expect(erp.list('in', 'bad')).toEqual(['a.json']);
  expect(log.error).toHaveBeenCalledWith(
    { file: 'a.json', fault: 'It is not valid JSON.' },
    'a file of the ERP cannot be taken in; moved to in/bad',
  );
  expect(worded(receiver.refuseFile.mock.calls)).toEqual([['a.json', 'It is not valid JSON.']]);
});

test('a half-written file is read once it is complete', async () => {
  erp.drop('a.json', '{"key": "6f1b');
  expect(await collect()).toEqual([]);
  erp.drop('a.json', accepted);
  expect(await collect()).toEqual([accepted]);
  expect(erp.list('in', 'bad')).toEqual([]);
});

test('an enormous file is never read', async () => {
  erp.drop('a.json', JSON.stringify({ ...accepted, padding: 'x'.repeat(1024 * 1024) }));
  expect(await collect()).toEqual([]);
  expect(await collect()).toEqual([]);
  expect(erp.list('in', 'bad')).toEqual(['a.json']);
});

test('two hosts may collect at the same time', async () => {
  const other = await openDropConnector(erp.folder, { ...parts, files: erp.files });
  for (let count = 0; count < 20; count += 1) erp.drop(`${count}.json`, accepted);
  await Promise.all([collect(), collect(other)]);
  expect(erp.list('in')).toEqual(['bad', 'done']);
  expect(erp.list('in', 'done')).toHaveLength(20);
  expect(log.error).not.toHaveBeenCalled();
});

describe('an answer', () => {
  const read = (answer: unknown) => readFileOfErp(JSON.stringify(answer));

  test('an order accepted, with the number of the ERP', () => {
    expect(read({ key, status: 'accepted', erp_number: ' 0000012345 ', message: '' })).toEqual({
      key,
      status: 'accepted',
      erp_number: '0000012345',
    });
  });

  test('an order rejected, with the ERP’s message', () => {
    expect(read({ key, status: 'rejected', message: 'V1 312: Customer unknown\0' })).toEqual({
      key,
      status: 'rejected',
      message: 'V1 312: Customer unknown',
    });
  });

  test('a rejection without a message is marked, and long messages are cut', () => {
    const silent = {
      key,
      status: 'rejected',
      message: message('The ERP rejected this order without saying why.'),
    };
    expect(read({ key, status: 'rejected' })).toEqual(silent);
    expect(read({ key, status: 'rejected', message: '  ' })).toEqual(silent);
    expect(read({ key, status: 'rejected', message: 'x'.repeat(10_000) })).toEqual({
      key,
      status: 'rejected',
      message: 'x'.repeat(2000),
    });
  });

  test('a byte order mark, capital letters in the key and unknown fields are accepted', () => {
    const text = `\uFEFF${JSON.stringify({ key: key.toUpperCase(), status: 'accepted', erp_number: '7', plant: 1 })}`;
    expect(readFileOfErp(text)).toEqual({ key, status: 'accepted', erp_number: '7' });
  });

  test.each([
    ['', 'It is not valid JSON.'],
    ['{"key": ', 'It is not valid JSON.'],
    ['null', 'It is not a JSON object.'],
    ['"accepted"', 'It is not a JSON object.'],
    ['[]', 'Its key is not one of a sales order.'],
    [JSON.stringify({ key: '../../etc/passwd', status: 'accepted' }), 'Its key is not one of a sales order.'],
    [
      JSON.stringify({ key, status: 'ok' }),
      "Its status is none of 'accepted', 'rejected', 'withdrawn' and 'kept'.",
    ],
    [JSON.stringify({ key, status: 'accepted' }), 'It accepts without an erp_number, which is a text.'],
    [
      JSON.stringify({ key, status: 'accepted', erp_number: 12345 }),
      'It accepts without an erp_number, which is a text.',
    ],
    [
      JSON.stringify({ key, status: 'accepted', erp_number: '1'.repeat(65) }),
      'Its erp_number is longer than 64 characters.',
    ],
  ])('%s is not an answer', (text, fault) => {
    expect(worded(readFileOfErp(text))).toEqual({ fault });
  });
});
