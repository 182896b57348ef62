import { addressOptions, placeChoices, type PlaceDraft, placeDraftOf, preselected, toPlace } from './place';
import { salesOrganizationText } from './salesOrganizationText';

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

const milan = { sap_id: '1', name1: 'Amélie', address: 'Via Roma 1, Milano' };
const paris = { sap_id: '2', name1: 'Amélie', address: '2 rue de Rivoli, Paris' };
const direct = { sales_organization: '1000', channel: 'ES' };
const channelFr = { sales_organization: '1000', channel: 'FR' };
const either = {
  sap_id: '2',
  addresses: [milan, paris],
  sales_organizations: [direct, { ...direct, channel: 'IT' }],
};

const chosen = ({ address, salesOrganization }: ReturnType<typeof placeChoices>) => [
  address,
  salesOrganization,
];

it.each<[string, PlaceDraft, Parameters<typeof placeChoices>[1], unknown[]]>([
  ['of several none is preselected', {}, either, [null, null]],
  ['the only one is', {}, { addresses: [milan], sales_organizations: [direct] }, ['1', direct]],
  [
    'a cleared one stays so',
    { address: null, salesOrganization: null },
    { addresses: [milan], sales_organizations: [direct] },
    [null, null],
  ],
  ['what was entered counts', { address: '2', salesOrganization: { ...direct } }, either, ['2', direct]],
  ['what is not offered does not', { address: '9', salesOrganization: channelFr }, either, [null, null]],
  ['a customer without places has none', {}, {}, [null, null]],
])('%s', (_what, draft, customer, expected) => {
  expect(chosen(placeChoices(draft, customer))).toEqual(expected);
});

it.each<[string, PlaceDraft, PlaceDraft, Parameters<typeof placeChoices>[1], unknown[]]>([
  [
    'the last order decides of several',
    {},
    { address: '1', salesOrganization: direct },
    either,
    ['1', direct],
  ],
  ['but not what was chosen', { address: '2' }, { address: '1' }, either, ['2', null]],
  ['nor what was cleared', { address: null }, { address: '1' }, either, [null, null]],
  ['nor with what is gone', {}, { address: '9', salesOrganization: channelFr }, either, [null, null]],
  ['of one that is left', {}, { address: '9' }, { addresses: [paris] }, ['2', null]],
  ['of what was chosen and is gone', { address: '9' }, { address: '1' }, either, ['1', null]],
])('%s', (_what, draft, last, customer, expected) => {
  expect(chosen(placeChoices(draft, customer, last))).toEqual(expected);
});

it('offers the addresses that the channel allows', () => {
  const { addresses } = placeChoices({}, { ...either, sales_organizations: [channelFr] });
  expect(addresses).toEqual([milan]);
});

it('converts the chosen place to request fields', () => {
  expect(toPlace({ address: '1', salesOrganization: direct })).toEqual({ address: '1', ...direct });
  expect(toPlace({ address: null, salesOrganization: null })).toEqual({});
  expect(toPlace({ address: '1', salesOrganization: direct }, true)).toEqual({ address: '1', ...direct });
  expect(toPlace({ address: null }, true)).toEqual({ address: '', sales_organization: '', channel: '' });
});

describe('preselected', () => {
  it.each([
    ['the only option', ['a'], 'a'],
    ['nothing of two', ['a', 'b'], undefined],
    ['nothing of none', [], undefined],
  ])('chooses %s', (_rule, options, chosen) => {
    expect(preselected(options)).toBe(chosen);
  });
});

describe('salesOrganizationText', () => {
  it.each([
    ['both', '1000', 'FR', '1000/FR'],
    ['a sales organization alone', '1000', '', '1000'],
    ['a channel alone', '', 'FR', 'FR'],
    ['neither', '', '', ''],
  ])('writes %s', (_rule, sales_organization, channel, text) => {
    expect(salesOrganizationText({ sales_organization, channel })).toBe(text);
  });
});

describe('the places for a copy', () => {
  const [first, second] = ['0000067890', '0000099999'].map((sap_id) => ({ sap_id, name1: '', address: '' }));
  const one = { sales_organization: '1000', channel: '10' };
  const two = { sales_organization: '2000', channel: '20' };
  it.each([
    ["the order's own place", '0000099999', [first, second], [one, two], '0000099999', two],
    ['a removed place, where only one is left', '0000012345', [first], [one], '0000067890', one],
    ['a removed place, where several are left', '0000012345', [first, second], [one, one], null, null],
    ['no place, where there is only one', '', [first], [two], '0000067890', two],
  ])('%s', (_case, address_id, addresses, sales_organizations, address, salesOrganization) => {
    const customer = { addresses: addresses.flatMap((one) => one ?? []), sales_organizations };
    const order = { address_id, ...two };
    expect(placeChoices(placeDraftOf(order), customer)).toMatchObject({ address, salesOrganization });
  });

  it('has no default sales organization when there is only one', () => {
    const order = { address_id: '', sales_organization: '', channel: '' };
    expect(placeChoices(placeDraftOf(order), { sales_organizations: [one] }).salesOrganization).toEqual(one);
  });
});
