import { buildGarment } from '../../test/factories/buildGarment';
import { noFilter } from './find/garmentFilter';
import { filterGarments, sheetView } from './useSheetView';

const viewOf = (query: string) => sheetView.read(new URLSearchParams(query));

it('is all garments, without a view mode by default', () => {
  expect(viewOf('')).toEqual({
    search: '',
    filter: noFilter,
    onlySelected: null,
    viewMode: null,
    cells: 'ordered',
  });
});

it.each([
  '?q=coat&selected=true&view=list',
  '?view=grid',
  '?q=coat',
  '?selected=false',
  '?drop=Drop+1,Drop+2&collection=Main&color=Black',
  '?price=20-89.5',
  '?price=20-',
  '?price=-89.5',
  '?view=list&cells=to_come',
  '?stock=true&wanted=true&ordered=true&sort=price-down',
])('round-trips %s', (query) => {
  const written = paramsOf(sheetView.write(viewOf(query)));
  expect(written).toEqual(new URLSearchParams(query));
  expect(sheetView.read(written)).toEqual(viewOf(query));
});

it.each([[['Drop 1', 'Early, late']], [['a\\b', 'c\\', ',']], [['Größe 36/38 & “Späte”']]])(
  'separates the names %j',
  (drops) => {
    const written = sheetView.write({ ...viewOf(''), filter: { ...noFilter, drops } });
    expect(sheetView.read(paramsOf(written)).filter.drops).toEqual(drops);
  },
);

it('deduplicates names of a link', () => {
  expect(viewOf('?drop=A,B,A').filter.drops).toEqual(['A', 'B']);
});

it.each(['?price=cheap', '?price=9-x', '?price=-', '?sort=luck', '?ordered=maybe', '?drop=,'])(
  'ignores invalid parameters: %s',
  (query) => {
    expect(viewOf(query)).toEqual(viewOf(''));
  },
);

it('ignores an unknown view mode, and an unknown number of the cells', () => {
  expect(viewOf('?cells=toString').cells).toBe('ordered');
  expect(viewOf('?view=carpet').viewMode).toBeNull();
});

function paramsOf(written: Record<string, string | null | undefined>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(written).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

const coat = buildGarment({
  generic: 'WJM123',
  number: '1001',
  name: 'Manteau d’été',
  collection: 'Capsule',
  style_code: 'ST-77/b',
  colors: [{ number: '000', name: 'Noir', code: 'NR1' }],
  skus: [
    { sku: 'WJM123000S', color: '000', size: 'S', stock: 0, quantity: 0 },
    {
      sku: 'WJM123000M',
      color: '000',
      size: 'M',
      stock: 0,
      quantity: 0,
      ean: '4006381333931',
      own_sku: 'St77-NR-M',
    },
  ],
});
const skirt = buildGarment({ generic: 'WJM200', number: '1002', name: 'Pleated skirt', collection: 'Main' });
const garments = [coat, skirt];

it.each([
  ['number', '1001'],
  ['name', 'manteau'],
  ['name without its accents', 'ETE'],
  ['generic', 'wjm123'],
  ["brand's own code", 'st-77'],
  ['color', 'noir'],
  ["color's own code", 'nr1'],
  ['collection', 'capsule'],
  ['several words', 'noir  manteau '],
])('finds a garment by its %s', (_name, search) => {
  expect(filterGarments(garments, search, null)).toEqual([coat]);
});

it.each([
  ['as the catalog has it', '4006381333931', [coat]],
  ['with 14 digits', '04006381333931', [coat]],
  ['with spaces, as below the bars', ' 4 006381 333931', [coat]],
  ['only whole', '400638133', []],
  ['of no garment', '4012345678901', []],
  ['or its sku, as messages name it', 'WJM123000M', [coat]],
  ['or its sku in small letters', ' wjm123000m', [coat]],
  ['or its sku, which is whole too', 'WJM123000', []],
  ["or the brand's own code", ' ST77-nr-m', [coat]],
  ["or the brand's own code, which is whole too", 'ST77-nr', []],
])('finds a garment by the EAN of a sku, %s', (_how, search, found) => {
  expect(filterGarments(garments, search, null)).toEqual(found);
});

it('returns all without a search, and none when nothing has every word', () => {
  expect(filterGarments(garments, ' ', null)).toBe(garments);
  expect(filterGarments(garments, 'noir skirt', null)).toEqual([]);
});

it('shows selected garments only', () => {
  expect(filterGarments(garments, '', new Set(['WJM200']))).toEqual([skirt]);
  expect(filterGarments(garments, 'manteau', new Set(['WJM200']))).toEqual([]);
});
