import { buildOrderSummary } from '../../test/factories/buildOrderSummary';
import { amountText, createdText } from './orderTexts';
import { createOrderSearch } from './useShownOrders';

const address = { sap_id: '0000104712', name1: 'Harbour store', address: '1 Quay' };
const lisboa = buildOrderSummary({
  name: 'Spring windows',
  customer: { id: '1', name: 'Casa LISBOA', addresses: [address], sales_organizations: [] },
  catalog: { id: '2', name: 'Women Main', season: 'SS26', currency: 'EUR' },
  seller: { id: '3', name: 'Ana Ferreira' },
  sales_organization: '1000',
  channel: 'FR',
  address_id: '0000104712',
  items_count: 4321,
  total_price: 12_345.5,
  sap_status: 99,
  erp_message: 'V1 045 Customer is blocked',
});
const berlin = buildOrderSummary({
  customer: { id: '4', name: 'Galerie Berlin', addresses: [], sales_organizations: [] },
  seller: null,
  sap_status: 1,
});
const orders = [lisboa, berlin];
const newSearch = () => createOrderSearch(orders, [], Uint32Array.of(0, 1));
const search = newSearch();

it.each([
  ['the customer, in any case', 'casa lisboa'],
  ['a part of a word', 'isbo'],
  ['the status', 'error'],
  ["the ERP's words", 'blocked'],
  ["the number of the ERP's message", 'V1 045'],
  ['the catalog', 'women main'],
  ["the order's name", 'SPRING WIN'],
  ['the agent', 'ferreira'],
  ['the sales organization and channel', '1000/fr'],
  ['the address', 'harbour'],
  ['the items', '4321'],
  ['the amount as shown', amountText(lisboa)],
  ['the amount as typed', '12345.50'],
  ['the date as shown', `casa ${createdText(lisboa)}`],
  ['an accent that is decomposed, or missing', 'Casa Lísboa'.normalize('NFD')],
  ['what was pasted with invisible marks', '\ufeff\u202ecasa lis\u200bboa'],
  ['words of several columns in any order', 'windows  ana lisboa'],
])('finds by %s', (_what, typed) => {
  expect(search(typed)).toEqual([lisboa]);
});

it.each([
  ['nothing', ''],
  ['spaces', '   '],
])('finds all by %s', (_what, typed) => {
  expect(search(typed)).toEqual([lisboa, berlin]);
});

it('finds nothing by a word that no row shows', () => {
  expect(search('casa berlin')).toEqual([]);
});

it('finds the typed phrase; single words only without a match', () => {
  const shop = (name: string, items_count: number) =>
    buildOrderSummary({ customer: { id: name, name, addresses: [], sales_organizations: [] }, items_count });
  const shops = [shop('Boutique 10', 4), shop('Boutique 2', 10)];
  const find = createOrderSearch(shops, [], Uint32Array.of(0, 1));
  for (const typed of ['b', 'boutique', 'boutique 10', ' Boutique  10 ']) find(typed);
  expect(find('boutique 10')).toEqual([shops[0]]);
  expect(find('10 boutique')).toEqual(shops);
});

it('shows matches of whole words first, unless a column is sorted', () => {
  const shops = ['Boutique 100', 'Boutique 10', 'Boutique 109', 'Old Boutique 10, Porto'].map((name) =>
    buildOrderSummary({ customer: { id: name, name, addresses: [], sales_organizations: [] } }),
  );
  const [hundred, ten, hundredNine, old] = shops;
  const indexes = Uint32Array.of(0, 1, 2, 3);
  for (const typed of ['boutique 10', ' Boutique  10']) {
    expect(createOrderSearch(shops, [], indexes)(typed)).toEqual([ten, old, hundred, hundredNine]);
    expect(createOrderSearch(shops, [], indexes, false)(typed)).toEqual(shops);
  }
});

it('finds the same regardless of the previous search', () => {
  const typing = newSearch();
  for (const typed of ['l', 'li', 'lix', 'l', 'ga', 'gal', '', 'casa', 'casa b', 'casa', 'gal']) {
    expect(typing(typed)).toEqual(newSearch()(typed));
  }
});

it('returns matches in the sorted order', () => {
  expect(createOrderSearch(orders, [], Uint32Array.of(1, 0))('')).toEqual([berlin, lisboa]);
  expect(createOrderSearch(orders, [], Uint32Array.of(1, 0))('i')).toEqual([berlin, lisboa]);
});
