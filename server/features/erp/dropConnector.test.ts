import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDropConnector } from './dropConnector';
import type { Acknowledgement, ErpConnector } from './ErpConnector';
import type { SalesOrder } from './SalesOrder';

const key = '6f1b6f0e-3c1d-4a52-9f0e-0d3b7a5c2e11';
const otherKey = '0b9f2f64-8f0b-4a38-8f2e-5b1f5d6b7c22';
const order: SalesOrder = {
  document: 'sales-order',
  format: 1,
  key,
  order: { id: '7', name: 'Spring', created: '2026-02-01T10:00:00.000Z' },
  catalog: { id: '3', name: 'Knitwear', season: 'AW26', brand: 'Nordhus' },
  customer: { id: '12', name: 'Boutique Lund', email: 'lund@shop.test', sap_id: '0000004711' },
  sales_organization: '1000',
  channel: 'WH',
  ship_to: null,
  delivery_date: null,
  currency: 'EUR',
  seller: null,
  lines: [],
  totals: { items_count: 0, amount: 0 },
};

const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };
let folder: string;
let connector: ErpConnector;

const at = (...parts: string[]) => path.join(folder, ...parts);
const list = (...parts: string[]) => readdirSync(at(...parts)).toSorted();
const drop = (name: string, answer: unknown) =>
  writeFileSync(at('in', name), typeof answer === 'string' ? answer : JSON.stringify(answer));

/** One look at the folder; answers what came. */
async function collect(by = connector) {
  const answers: Acknowledgement[] = [];
  await by.collect(async (answer) => void answers.push(answer));
  return answers;
}

beforeEach(async () => {
  jest.clearAllMocks();
  folder = mkdtempSync(path.join(tmpdir(), 'linedesk-erp-'));
  connector = await openDropConnector(folder, log);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('submit', () => {
  test('drops one whole document, named after its key', async () => {
    await connector.submit(order);
    expect(list('out')).toEqual([`${key}.json`]);
    expect(JSON.parse(readFileSync(at('out', `${key}.json`), 'utf8'))).toEqual(order);
  });

  test('again changes nothing, even when the ERP has taken the document away', async () => {
    await connector.submit(order);
    await connector.submit({ ...order, channel: 'changed' });
    expect(JSON.parse(readFileSync(at('out', `${key}.json`), 'utf8'))).toEqual(order);
    rmSync(at('out', `${key}.json`));
    await connector.submit(order);
    await (await openDropConnector(folder, log)).submit(order);
    expect(list('out')).toEqual([]);
  });

  test('after a kill while the file was being written, writes it anew', async () => {
    writeFileSync(at('out', `.${key}.tmp`), '{"document": "sales-or');
    await connector.submit(order);
    expect(list('out')).toEqual([`${key}.json`]);
    expect(JSON.parse(readFileSync(at('out', `${key}.json`), 'utf8'))).toEqual(order);
  });

  test('after a kill just before the move, moves what was written', async () => {
    writeFileSync(at('out', `.${key}.tmp`), JSON.stringify(order));
    writeFileSync(at('sent', key), '');
    await connector.submit({ ...order, channel: 'changed' });
    expect(list('out')).toEqual([`${key}.json`]);
    expect(JSON.parse(readFileSync(at('out', `${key}.json`), 'utf8'))).toEqual(order);
  });

  test('says in words why the folder can not be written to, and works once it can', async () => {
    rmSync(at('out'), { recursive: true });
    await expect(connector.submit(order)).rejects.toThrow('its drop folder is missing');
    writeFileSync(at('out'), 'a file in its place');
    await expect(connector.submit(order)).rejects.toThrow('its drop folder is missing');
    rmSync(at('out'));
    mkdirSync(at('out'));
    mkdirSync(at('out', `.${key}.tmp`));
    await expect(connector.submit(order)).rejects.toThrow('its drop folder does not answer');
    rmSync(at('out', `.${key}.tmp`), { recursive: true });
    await connector.submit(order);
    expect(list('out')).toEqual([`${key}.json`]);
  });

  test('never makes a path of a key', async () => {
    await expect(connector.submit({ ...order, key: '../../escaped' })).rejects.toThrow('file name');
    await expect(connector.withdraw('../in')).rejects.toThrow('file name');
    expect(existsSync(at('..', 'escaped.json'))).toBe(false);
  });
});

describe('withdraw', () => {
  test('of a document that was handed over answers no', async () => {
    await connector.submit(order);
    expect(await connector.withdraw(key)).toBe(false);
    rmSync(at('out', `${key}.json`));
    expect(await connector.withdraw(key)).toBe(false);
  });

  test('of one that was not clears what an interruption left behind', async () => {
    expect(await connector.withdraw(key)).toBe(true);
    writeFileSync(at('out', `.${key}.tmp`), '{"document": "sales-or');
    expect(await connector.withdraw(key)).toBe(true);
    writeFileSync(at('out', `.${key}.tmp`), JSON.stringify(order));
    writeFileSync(at('sent', key), '');
    expect(await connector.withdraw(key)).toBe(true);
    expect(list('out')).toEqual([]);
    expect(list('sent')).toEqual([]);
  });
});

describe('collect', () => {
  const accepted = { key, status: 'accepted', erp_number: '0000012345' };
  const rejected = { key: otherKey, status: 'rejected', message: 'VP 204: no ship-to party' };

  test('hands over each answer and moves its file to done', async () => {
    await connector.submit(order);
    drop('a.json', accepted);
    drop('b.JSON', rejected);
    expect(await collect()).toEqual([accepted, rejected]);
    expect(list('in')).toEqual(['bad', 'done']);
    expect(list('in', 'done')).toEqual(['a.json', 'b.JSON']);
    // An answered order is not sent again, so nothing needs to be remembered of it.
    expect(list('sent')).toEqual([]);
    expect(await collect()).toEqual([]);
  });

  test('leaves alone what is not a finished answer', async () => {
    drop('.a.json', accepted);
    drop('a.json.tmp', accepted);
    mkdirSync(at('in', 'folder.json'));
    symlinkSync(at('in', '.a.json'), at('in', 'link.json'));
    expect(await collect()).toEqual([]);
    expect(list('in')).toEqual(['.a.json', 'a.json.tmp', 'bad', 'done', 'folder.json', 'link.json']);
  });

  test('an answer whose handling failed stays, and does not hold up the others', async () => {
    drop('a.json', accepted);
    drop('b.json', rejected);
    const handled: string[] = [];
    await connector.collect(async (answer) => {
      if (answer.key === key) throw new Error('the database is gone');
      handled.push(answer.key);
    });
    expect(handled).toEqual([otherKey]);
    expect(list('in')).toEqual(['a.json', 'bad', 'done']);
    expect(await collect()).toEqual([accepted]);
  });

  test('a kill between handling an answer and moving it hands it over once more', async () => {
    await connector.submit(order);
    drop('a.json', accepted);
    expect(await collect()).toEqual([accepted]);
    renameSync(at('in', 'done', 'a.json'), at('in', 'a.json'));
    const restarted = await openDropConnector(folder, log);
    expect(await collect(restarted)).toEqual([accepted]);
    expect(list('in', 'done')).toEqual(['a.json']);
  });

  test('a folder that somebody tidied away is made again', async () => {
    rmSync(at('in', 'done'), { recursive: true });
    drop('a.json', accepted);
    expect(await collect()).toEqual([accepted]);
    expect(list('in', 'done')).toEqual(['a.json']);
  });

  test('what can not be read is moved to bad, once it no longer changes', async () => {
    drop('a.json', '{"key": "6f1b');
    drop('b.json', rejected);
    expect(await collect()).toEqual([rejected]);
    expect(list('in')).toEqual(['a.json', 'bad', 'done']);
    drop('a.json', '{"key": "6f1b6f0e-3c1d-');
    expect(await collect()).toEqual([]);
    expect(list('in')).toEqual(['a.json', 'bad', 'done']);
    expect(log.error).not.toHaveBeenCalled();

    expect(await collect()).toEqual([]);
    expect(list('in')).toEqual(['bad', 'done']);
    expect(list('in', 'bad')).toEqual(['a.json']);
    expect(log.error).toHaveBeenCalledWith(
      { file: 'a.json', fault: 'It is not valid JSON.' },
      'an answer of the ERP cannot be read; moved to in/bad',
    );
  });

  test('a file that was only half written is taken once it is whole', async () => {
    drop('a.json', '{"key": "6f1b');
    expect(await collect()).toEqual([]);
    drop('a.json', accepted);
    expect(await collect()).toEqual([accepted]);
    expect(list('in', 'bad')).toEqual([]);
  });

  test('an enormous file is never read', async () => {
    drop('a.json', JSON.stringify({ ...accepted, padding: 'x'.repeat(1024 * 1024) }));
    expect(await collect()).toEqual([]);
    expect(await collect()).toEqual([]);
    expect(list('in', 'bad')).toEqual(['a.json']);
  });

  test('two hosts may look at once', async () => {
    const other = await openDropConnector(folder, log);
    for (let count = 0; count < 20; count += 1) drop(`${count}.json`, accepted);
    await Promise.all([collect(), collect(other)]);
    expect(list('in')).toEqual(['bad', 'done']);
    expect(list('in', 'done')).toHaveLength(20);
    expect(log.error).not.toHaveBeenCalled();
  });
});
