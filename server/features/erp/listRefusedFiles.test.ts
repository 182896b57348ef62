import { message } from '../../../src/domain/language/message';
import { storedReason } from '../../core/taskLines';
import { erpRefusedFiles } from '../../db/schema';
import { buildPeople, type Person } from '../../test/buildPeople';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';

let t: TestApp;
let people: Awaited<ReturnType<typeof buildPeople>>;

const first = { file: 'a.json', refused_at: 1_790_000_000, reason: 'It is not valid JSON.' };
const second = {
  ...{ file: 'b.json', refused_at: 1_790_000_060 },
  reason: 'Line 1: JP 9 is not in the catalog of the order.',
};
const secondReason = message('Line {line}: {code} is not in the catalog of the order.', {
  line: 1,
  code: 'JP 9',
});

beforeAll(async () => {
  t = await buildTestApp();
  people = await buildPeople(t.db);
});
beforeEach(async () => {
  await t.db.delete(erpRefusedFiles);
  await t.db.insert(erpRefusedFiles).values([
    { file: 'a.json', reason: first.reason, at: new Date('2026-09-21T14:13:20.700Z') },
    { file: 'b.json', reason: storedReason(secondReason), at: new Date('2026-09-21T14:14:20Z') },
  ]);
});
afterAll(() => t.close());

const list = (who: Person, language = 'en') =>
  t.as(people[who]).call('listRefusedFiles', { headers: { 'accept-language': language } });
const dismiss = (who: Person, body: object) => t.as(people[who]).call('dismissRefusedFile', { body });

test('the latest refused file comes first, with why and when', async () => {
  expect((await list('admin')).json).toEqual({ files: [second, first], count: 2 });
});

test('why is in the language of whoever asks', async () => {
  const { json } = await list('admin', 'de');
  expect(json.files[0]?.reason).toMatch(/^Position 1: JP 9 /);
});

test('of many the latest 200 are listed, and all are counted', async () => {
  await t.db
    .insert(erpRefusedFiles)
    .values(Array.from({ length: 205 }, (_, index) => ({ file: `many-${index}.json`, reason: 'x' })));
  const { json } = await list('admin');
  expect([json.files.length, json.count]).toEqual([200, 207]);
});

test('a dismissed file is off the list, also when it is dismissed twice', async () => {
  const body = { file: first.file, refused_at: first.refused_at };
  for (const one of [body, body]) expect((await dismiss('admin', one)).json).toEqual({ status: 'success' });
  expect((await list('admin')).json).toEqual({ files: [second], count: 1 });
});

test('one that was refused again since the list was read stays', async () => {
  await dismiss('admin', { file: second.file, refused_at: second.refused_at - 1 });
  expect((await list('admin')).json.count).toBe(2);
});

test.each<[Person, number]>([
  ['admin', 200],
  ['agent', 403],
  ['customer', 403],
  ['app', 403],
])('%s gets %i', async (who, status) => {
  expect((await list(who)).status).toBe(status);
  expect((await dismiss(who, { file: first.file, refused_at: first.refused_at })).status).toBe(status);
  expect(await t.db.$count(erpRefusedFiles)).toBe(status === 200 ? 1 : 2);
});
