import { buildWorkbook } from '../../test/buildSpreadsheet';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildUser } from '../../test/factories';

let t: TestApp;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());

test('a file with bad rows is refused in the language of the caller', async () => {
  const { id, email } = await buildUser(t.db, { roles: ['admin'] });
  const content = buildWorkbook([
    ['name', 'email', 'catalogs', 'agents', 'warehouse'],
    ['A', email, '999999', 'nobody@brand.test', '0008'],
  ]);
  const { json } = await t.as({ id }).call('createUsersInBulk', {
    files: [{ field: 'file', filename: 'customers.xlsx', content }],
    headers: { 'accept-language': 'en-XA' },
  });
  expect(json.error).toEqual([
    'Row 2, column warehouse: [théré îs ñö wåréhöûsé  · · · · ·"0008"; ûsé  ·0001 or 0003]',
    `Row 2, column email: ["${email}" îs tåkéñ bý åñöthér ûsér · · · · ·]`,
    'Row 2, column catalogs: [théré îs ñö çåtålög  · · · ·"999999"]',
    'Row 2, column agents: [théré îs ñö ågéñt  · · · ·"nobody@brand.test"]',
  ]);
});
