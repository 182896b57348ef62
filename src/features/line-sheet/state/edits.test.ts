import { buildServerSheet, buildSheet } from '../../../test/factories/buildSheet';
import { conflictsOf } from './conflicts';
import { noEdits, rebaseEdits, removedSkus } from './edits';
import { chooseServiceDate, enterQuantity } from './editSheet';
import { startSave } from './syncSheet';

const S = 'WJM123000S';
const edited = (quantity: number) => enterQuantity(buildSheet(), { sku: S, quantity });
const server = (quantity: number) => buildServerSheet({ lines: { WJM123: { [S]: quantity } } });

describe('the conflicts of rebaseEdits', () => {
  it.each([
    ['what the edit began from', 0, 0],
    ['the same', 3, 0],
    ['something else', 4, 1],
  ])('has only %s', (_name, theirs, conflicts) => {
    expect(conflictsOf(rebaseEdits(edited(3).edits, server(theirs)))).toHaveLength(conflicts);
  });

  it('has none for values that we sent', () => {
    const again = enterQuantity(startSave(edited(4)), { sku: S, quantity: 3 });
    expect(conflictsOf(rebaseEdits(again.edits, server(4)))).toHaveLength(0);
  });

  it('include the delivery date', () => {
    const { edits } = chooseServiceDate(buildSheet(), 20);
    expect(conflictsOf(rebaseEdits(edits, buildServerSheet({ serviceDate: 30 })))).toHaveLength(1);
  });
});

describe('removedSkus', () => {
  it('returns those that neither the catalog nor the order has', () => {
    const { edits } = edited(3);
    expect(removedSkus(edits, {}, [{ skus: [{ sku: S }] }])).toEqual([]);
    expect(removedSkus(edits, { WJM123: { [S]: 1 } }, [])).toEqual([]);
    expect(removedSkus(edits, {}, [])).toEqual([S]);
    expect(removedSkus(noEdits, {}, [])).toEqual([]);
  });
});
