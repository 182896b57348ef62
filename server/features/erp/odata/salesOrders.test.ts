import { inEnglish, inWords } from '../../../../src/domain/language/wording';
import type { ErpConnector, Withdrawal } from '../../../core/erpConnector';
import { buildSalesOrder, orderKey as key } from '../../../test/salesOrder';
import { sapError, startSapServer } from '../../../test/sapServer';
import { openODataConnector } from './odataConnector';

let sap: Awaited<ReturnType<typeof startSapServer>>;
let connector: Omit<ErpConnector, 'collect'>;

beforeAll(async () => {
  sap = await startSapServer();
  const attempts = { find: async () => null, begin: async () => undefined, end: async () => undefined };
  connector = openODataConnector(sap.settings, attempts);
});

beforeEach(() => sap.reset());

afterAll(() => sap.close());

async function book() {
  await connector.submit(buildSalesOrder());
  const [[number, booked] = ['', undefined]] = sap.orders;
  return { number, booked };
}

test('a sales order is deleted; a second call finds it deleted', async () => {
  const { number } = await book();
  expect(await connector.withdraw({ key, number })).toEqual({ withdrawn: true });
  expect(sap.orders.size).toBe(0);
  expect(await connector.withdraw({ key, number })).toEqual({ withdrawn: true });
});

const refusalOf = (outcome: Withdrawal) =>
  'refusal' in outcome ? inWords(inEnglish, outcome.refusal) : null;

test('it is found by its key when the number is not known', async () => {
  await book();
  expect(await connector.withdraw({ key, number: '' })).toEqual({ withdrawn: true });
  expect(await connector.withdraw({ key, number: '' })).toEqual({ withdrawn: false });
  expect(await connector.withdraw({ key: null, number: '' })).toEqual({ withdrawn: false });
});

test.each([
  ['B', 'has delivered a part of this order'],
  ['C', 'has delivered this order'],
])('one that is delivered cannot be withdrawn, with the reason: %s', async (status, words) => {
  const { number, booked } = await book();
  if (booked !== undefined) booked.deliveryStatus = status;
  expect(refusalOf(await connector.withdraw({ key, number }))).toBe(
    `The ERP ${words} (${number}), so it cannot be unlocked any more.`,
  );
  expect(sap.orders.size).toBe(1);
});

test('the ERP’s message is reported when it refuses the withdrawal', async () => {
  const { number } = await book();
  sap.refuse(sapError('Sales order is currently being processed by MUELLER.'));
  expect(refusalOf(await connector.withdraw({ key, number }))).toBe(
    `The ERP did not withdraw this order (${number}): Sales order is currently being processed by MUELLER.`,
  );
});

test('the order is read anew when it was changed in between', async () => {
  const { number } = await book();
  sap.next('DELETE', { kind: 'status', status: 412, body: sapError('The entity was changed.') });
  expect(await connector.withdraw({ key, number })).toEqual({ withdrawn: true });
  await book();
  for (const _time of [1, 2])
    sap.next('DELETE', { kind: 'status', status: 412, body: sapError('The entity was changed.') });
  expect(refusalOf(await connector.withdraw({ key, number: [...sap.orders.keys()][0] ?? '' }))).toContain(
    'The entity was changed.',
  );
});

test('a withdrawal whose response was lost can be repeated', async () => {
  const { number } = await book();
  sap.next('DELETE', { kind: 'cut', after: true });
  await expect(connector.withdraw({ key, number })).rejects.toThrow('the connection to it broke');
  expect(await connector.withdraw({ key, number })).toEqual({ withdrawn: true });
});
