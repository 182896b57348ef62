import { worded } from '../../test/worded';
import { catalogColumns, requiredCatalogColumns as required } from '../catalog-file/catalogColumns';
import { readHeader as readHeaderOf } from './readHeader';

const readHeader = (header: readonly string[]) => readHeaderOf(header, catalogColumns, required);

describe('readHeader', () => {
  it('finds the columns in any order', () => {
    const { positions, errors } = readHeader([...required].reverse());
    expect(errors).toEqual([]);
    expect([positions.get('currency'), positions.get('generic')]).toEqual([0, 5]);
  });

  it.each(['wh_price', 'WH_PRICE', ' Wh Price ', 'whprice'])('recognizes %p as wh_price', (title) => {
    expect(readHeader([title]).positions.get('wh_price')).toBe(0);
  });

  it('skips unknown titles with a note, and empty ones silently', () => {
    const { positions, errors, notes } = readHeader(['Remarks ', '', ...required, '']);
    expect(errors).toEqual([]);
    expect([...positions.keys()]).toEqual(required);
    expect(worded(notes)).toEqual([
      { row: 1, column: 'Remarks', message: 'the column is not known, and is left out' },
    ]);
  });

  it('truncates a long unknown title', () => {
    expect(readHeader(['x'.repeat(500), ...required]).notes).toMatchObject([{ column: 'x'.repeat(100) }]);
  });

  it('recognizes every column of the contract, with two for each price list and each other language', () => {
    const { positions, errors } = readHeader(catalogColumns);
    expect(errors).toEqual([]);
    expect(positions.size).toBe(24 + 12 + 18);
    expect(positions.has('rt_price_0358')).toBe(true);
  });

  it('reports each missing required column', () => {
    expect(worded(readHeader(['generic', 'size', 'currency']).errors)).toEqual(
      ['name', 'color', 'wh_price'].map((column) => ({ row: 1, column, message: 'the column is missing' })),
    );
  });

  it('ignores columns of another kind of file', () => {
    expect(readHeaderOf(['sku', 'Name', 'x'], ['sku'], [], ['name']).notes).toMatchObject([{ column: 'x' }]);
  });

  it('reports a duplicate column', () => {
    expect(worded(readHeader([...required, 'Name']).errors)).toEqual([
      { row: 1, column: 'name', message: 'the column appears twice' },
    ]);
  });
});
