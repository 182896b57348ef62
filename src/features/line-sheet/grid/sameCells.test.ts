import { buildGarment } from '../../../test/factories/buildGarment';
import { sameCells } from './cellRange';

/** A garment with these colors and sizes, all of which exist. */
const garment = (generic: string, colors = ['000', '010'], sizes = ['S', 'M', 'L']) =>
  buildGarment({
    generic,
    colors: colors.map((number) => ({ number, name: number })),
    sizes,
    skus: colors.flatMap((color) =>
      sizes.map((size) => ({ sku: generic + color + size, color, size, stock: 5, quantity: 0 })),
    ),
  });

const coat = garment('WJM123');
const skirt = garment('WJM200');
const [first, last] = [
  { row: 1, column: 1 },
  { row: 2, column: 2 },
];
const selected = { anchor: first, head: last };
/** Past a garment of two colors. */
const down = ({ row, column }: typeof first) => ({ row: row + 2, column });

describe('a selection from the second color of one garment to the first of the next', () => {
  it.each([
    ['stays when a stock has changed', [{ ...coat, skus: [...coat.skus] }, skirt], selected],
    ['moves with its garments', [garment('WJM100'), coat, skirt], { anchor: down(first), head: down(last) }],
    ['is dropped when a garment of it is removed', [coat], null],
    ['is dropped when a color of it is removed', [garment('WJM123', ['000']), skirt], null],
    ['is dropped when a size of it is removed', [coat, garment('WJM200', undefined, ['S', 'M'])], null],
    ['is dropped when others came between', [coat, garment('WJM150'), skirt], null],
  ])('%s', (_what, after, expected) => {
    expect(sameCells(selected, [coat, skirt], after)).toEqual(expected);
  });
});
