import { mergeOrderList } from './mergeOrderList';

const [newest, middle, oldest] = [
  { id: 'o300', created: 300, version: 1 },
  { id: 'o200', created: 200, version: 1 },
  { id: 'o100', created: 100, version: 1 },
] as const;
const list = { status: 'success', orders: [newest, middle, oldest], as_of: 'a' };
const changes = (orders: { id: string; created: number; version: number }[], gone?: string[]) => ({
  orders,
  gone,
  as_of: 'b',
});
const added = (...created: number[]) => created.map((at) => ({ id: `n${at}`, created: at, version: 1 }));
const merge = (
  had: { orders: { id: string; created: number; version: number }[] },
  later: ReturnType<typeof changes>,
) => mergeOrderList(had, later);
const idsOf = (merged: ReturnType<typeof merge>) => merged?.orders.map(({ id }) => id);

describe('changes applied to a list', () => {
  it('leave everything else unchanged', () => {
    const later = { ...middle, version: 2 };
    const merged = merge(list, changes([later], ['o100', 'unknown']));
    expect(merged).toEqual({ status: 'success', orders: [newest, later], as_of: 'b' });
    expect(merged?.orders[0]).toBe(newest);
    const same = merge(list, changes([]));
    expect(same).toEqual({ ...list, as_of: 'b' });
    expect(same?.orders).toBe(list.orders);
  });

  it('are inserted at the position the server would use', () => {
    expect(idsOf(merge(list, changes(added(400, 250, 240, 50))))).toEqual([
      'n400',
      'o300',
      'n250',
      'n240',
      'o200',
      'o100',
      'n50',
    ]);
    expect(idsOf(merge({ orders: [] }, changes(added(400, 250))))).toEqual(['n400', 'n250']);
  });

  it('show an order again that was removed and added in the meantime', () => {
    expect(idsOf(merge(list, changes([middle], ['o200'])))).toEqual(['o300', 'o200', 'o100']);
  });

  it('are insufficient when the order of the list is unknown', () => {
    expect(merge(list, changes(added(200)))).toBeNull();
    expect(merge(list, changes([{ ...middle, created: 150 }]))).toBeNull();
  });
});
