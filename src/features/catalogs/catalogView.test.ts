import { buildCatalog } from '../../test/factories/buildCatalog';
import { allFirstCodec, currentFirstCodec, filterCatalogs } from './catalogView';

const women = buildCatalog({ name: 'Women', season: 'AW26', brand: 'Maren Vale', drop: 'D1' });
const men = buildCatalog({ name: 'Mén', season: 'SS27', catalog_type: 'repo', is_current: false });

it.each([
  ['', true, [women]],
  ['', false, [women, men]],
  ['aw26 women', false, [women]],
  ['men reposition', false, [men]],
  ['d1 vale', true, [women]],
  ['kids', false, []],
])('%j, current only %s', (search, isCurrentOnly, shown) => {
  expect(filterCatalogs([women, men], { search, isCurrentOnly })).toEqual(shown);
});

it.each([
  ['current first', currentFirstCodec, '', true],
  ['current first', currentFirstCodec, 'current=false', false],
  ['all first', allFirstCodec, '', false],
  ['all first', allFirstCodec, 'current=true', true],
])('%s reads and writes %j', (_name, codec, text, isCurrentOnly) => {
  const view = codec.read(new URLSearchParams(text));
  expect(view).toEqual({ search: '', isCurrentOnly });
  const written = Object.entries(codec.write(view)).flatMap(([name, value]) =>
    value ? [`${name}=${value}`] : [],
  );
  expect(written.join('&')).toBe(text);
});
