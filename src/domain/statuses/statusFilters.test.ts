import { statusFilters, statusQuery } from './statusFilters';

describe('statusFilters', () => {
  it('are offered in the order of the toggle', () => {
    expect(statusFilters.map(({ label }) => label)).toEqual(['all', 'open', 'finished', 'sent', 'in SAP']);
  });
});

describe('statusQuery', () => {
  it.each([
    ['all', { sap_status: [0, 1, 2, 3] }],
    ['open', { sap_status: [0] }],
    ['finished', { sap_status: [0], finished: true }],
    ['sent', { sap_status: [2, 3] }],
    ['in_sap', { sap_status: [1] }],
    [undefined, { sap_status: [0] }],
    [null, { sap_status: [0] }],
    ['nonsense', { sap_status: [0] }],
  ])('%s asks for %j', (key, query) => {
    expect(statusQuery(key)).toEqual(query);
  });
});
