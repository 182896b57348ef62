import { startSapServer } from '../../../test/sapServer';
import { openODataService } from './openODataService';

let sap: Awaited<ReturnType<typeof startSapServer>>;

beforeAll(async () => {
  sap = await startSapServer();
});

afterAll(() => sap.close());

test('a token that is not given, and one that is asked for twice in vain', async () => {
  const sales = openODataService(sap.settings, 'API_SALES_ORDER_SRV');
  sap.next('GET', { kind: 'status', status: 200, body: { d: {} } });
  await expect(sales.post('A_SalesOrder', {})).rejects.toThrow(
    'it gives no token to write with; check ERP_URL',
  );
  const required = { kind: 'status', status: 403, headers: { 'x-csrf-token': 'Required' } } as const;
  sap.next('POST', required);
  sap.next('POST', required);
  await expect(sales.post('A_SalesOrder', {})).rejects.toThrow('status 403');
  expect(sap.callsOf('POST')).toHaveLength(2);
});
