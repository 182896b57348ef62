import { column, emptyPlan } from '../../domain/prepare/plan';
import { plainShape } from '../../domain/prepare/shape';
import { keptFor, type KeptPlan, readKeptPlans, withPlan } from './keptPlans';

const plan: KeptPlan = {
  titles: ['Style', 'Price'],
  shape: { ...plainShape, parents: { id: 0, parent: 1 }, options: [{ name: 0, value: 1 }], sizes: [2] },
  plan: { ...emptyPlan, sources: { generic: column(0) }, marks: { wh_price: ',' } },
};

it('reads back what was kept, through the browser’s storage', () => {
  expect(readKeptPlans(JSON.parse(JSON.stringify([plan])))).toEqual([plan]);
});

it.each([
  ['nothing', null],
  ['no list', { titles: [] }],
  ['no titles', [{ ...plan, titles: 'Style' }]],
  ['another shape', [{ ...plan, shape: { ...plan.shape, parents: { id: 'x', parent: 1 } } }]],
  ['half an option', [{ ...plan, shape: { ...plan.shape, options: [{ name: 1 }] } }]],
  ['a source without columns', [{ ...plan, plan: { ...plan.plan, sources: { generic: { fill: '' } } } }]],
  ['an unknown mark', [{ ...plan, plan: { ...plan.plan, marks: { wh_price: ';' } } }]],
  ['a plan without switches', [{ ...plan, plan: { sources: {}, marks: {} } }]],
])('leaves out %s', (_what, kept) => {
  expect(readKeptPlans(kept)).toEqual([]);
});

it('finds the plan of the same titles in the same order only', () => {
  expect(keptFor([plan], ['Style', 'Price'])).toBe(plan);
  expect(keptFor([plan], ['Price', 'Style'])).toBeUndefined();
});

it('keeps one plan for the same titles, the last first, and forgets the oldest', () => {
  const others = Array.from({ length: 40 }, (_, index) => ({ ...plan, titles: [`${index}`] }));
  const kept = [plan, ...others].reduce<readonly KeptPlan[]>(withPlan, []);
  expect(kept).toHaveLength(30);
  expect(kept[0]?.titles).toEqual(['39']);
  expect(keptFor(kept, plan.titles)).toBeUndefined();
  const changed = { ...plan, titles: ['39'] };
  expect(withPlan(kept, changed)).toHaveLength(30);
  expect(withPlan(kept, changed)[0]).toBe(changed);
});
