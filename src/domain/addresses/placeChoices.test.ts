import { type PlaceChoices, placeChoices, type PlaceDraft } from './placeChoices';
import { toPlace } from './toPlace';

const milan = { sap_id: '1', name1: 'Amélie', address: 'Via Roma 1, Milano' };
const paris = { sap_id: '2', name1: 'Amélie', address: '2 rue de Rivoli, Paris' };
const direct = { sales_organization: '1000', channel: 'ES' };
const french = { sales_organization: '1000', channel: 'FR' };
const both = {
  sap_id: '2',
  addresses: [milan, paris],
  sales_organizations: [direct, { ...direct, channel: 'IT' }],
};

const chosen = ({ address, salesOrganization }: PlaceChoices) => [address, salesOrganization];

it.each<[string, PlaceDraft, Parameters<typeof placeChoices>[1], unknown[]]>([
  ['of several none is preselected', {}, both, [null, null]],
  ['the only one is', {}, { addresses: [milan], sales_organizations: [direct] }, ['1', direct]],
  ['a cleared one stays so', { address: null }, { addresses: [milan] }, [null, null]],
  ['what was entered counts', { address: '2', salesOrganization: { ...direct } }, both, ['2', direct]],
  ['what is not offered does not', { address: '9', salesOrganization: french }, both, [null, null]],
  ['a customer without places has none', {}, {}, [null, null]],
])('%s', (_what, draft, customer, expected) => {
  expect(chosen(placeChoices(draft, customer))).toEqual(expected);
});

it('offers the addresses that the channel allows', () => {
  const { addresses } = placeChoices({}, { ...both, sales_organizations: [french] });
  expect(addresses).toEqual([milan]);
});

it('says the chosen place as a request does', () => {
  expect(toPlace({ address: '1', salesOrganization: direct })).toEqual({ address: '1', ...direct });
  expect(toPlace({ address: null, salesOrganization: null })).toEqual({});
});
