import { type Found, type FoundKind, rankFound } from './found';

const thing = (kind: FoundKind, label: string): Found => ({
  kind,
  id: label,
  label,
  detail: '',
  href: `/${kind}/${label}`,
});

const labels = (found: readonly Found[], typed: string) =>
  rankFound(found, typed).map(({ kind, items }) => [kind, ...items.map(({ label }) => label)]);

it.each([
  ['the same text, then what begins with it', 'bo', ['Bodega', 'Bo'], ['Bo', 'Bodega']],
  ['words that begin so, before words that have it', 'mer', ['Summer', 'La Mer'], ['La Mer', 'Summer']],
  ['the label before the detail', 'paris', ['Bea', 'Great Paris'], ['Great Paris', 'Bea']],
  [
    'without case and accents, in any order',
    ' AMELIE bou',
    ['Rue Bou', 'Boutique Amélie'],
    ['Boutique Amélie', 'Rue Bou'],
  ],
  ['as they came where all are alike', 'x', ['B', 'A'], ['B', 'A']],
])('ranks %s', (_what, typed, given, expected) => {
  expect(
    labels(
      given.map((label) => thing('customer', label)),
      typed,
    ),
  ).toEqual([['customer', ...expected]]);
});

it('puts the kind with the best match first, and pages before equal matches', () => {
  const found = [
    thing('garment', 'Visit'),
    thing('order', 'For Vi'),
    thing('page', 'Visibility'),
    thing('catalog', 'x'),
  ];
  expect(labels(found, 'vi')).toEqual([
    ['page', 'Visibility'],
    ['garment', 'Visit'],
    ['order', 'For Vi'],
    ['catalog', 'x'],
  ]);
});

it('shows no duplicates, and at most six per kind', () => {
  const many = Array.from({ length: 9 }, (_, index) => thing('order', `Order ${index}`));
  const [group] = rankFound([...many, ...many], 'order');
  expect(group?.items.map(({ label }) => label)).toEqual(many.slice(0, 6).map(({ label }) => label));
});
