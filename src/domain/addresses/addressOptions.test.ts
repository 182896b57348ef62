import { addressOptions } from './addressOptions';

type Customer = Parameters<typeof addressOptions>[0];
const french: Customer = {
  sap_id: '0000012345',
  addresses: [{ sap_id: '0000012345' }, { sap_id: '0000067890' }],
  sales_organizations: [{ channel: 'ES' }, { channel: 'FR' }],
};
const both = ['0000012345', '0000067890'];

describe('addressOptions', () => {
  it.each<[string, Partial<Customer>, string[]]>([
    ['with channel FR the own address is left out', {}, ['0000067890']],
    ['the own address is known however its SAP ID is written', { sap_id: '12345' }, ['0000067890']],
    ['without channel FR all addresses are offered', { sales_organizations: [{ channel: 'ES' }] }, both],
    ['without a SAP ID all addresses are offered', { sap_id: null }, both],
    ['with the SAP ID unknown all addresses are offered', { sap_id: undefined }, both],
    [
      'the own address stays when it is the only one',
      { addresses: [{ sap_id: '0000012345' }] },
      ['0000012345'],
    ],
    ['no addresses are no options', { addresses: [] }, []],
  ])('%s', (_rule, customer, expected) => {
    expect(addressOptions({ ...french, ...customer }).map(({ sap_id }) => sap_id)).toEqual(expected);
  });
});
