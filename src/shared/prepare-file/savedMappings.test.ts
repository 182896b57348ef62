import { column, emptyMapping } from '../../domain/prepare/columnMapping';
import { plainShape } from '../../domain/prepare/shape';
import { mappingFor, readMappings, type SavedMapping, withMapping } from './savedMappings';

const plan: SavedMapping = {
  titles: ['Style', 'Price'],
  shape: { ...plainShape, parents: { id: 0, parent: 1 }, options: [{ name: 0, value: 1 }], sizes: [2] },
  plan: { ...emptyMapping, sources: { generic: column(0) }, marks: { wh_price: ',' } },
};

it('reads back what was saved, through the browser’s storage', () => {
  expect(readMappings(JSON.parse(JSON.stringify([plan])))).toEqual([plan]);
});

it('has new parts of the shape off in mappings that were saved without them', () => {
  const { codedLists: _codedLists, ...shape } = plan.shape;
  expect(readMappings([{ ...plan, shape }])).toEqual([plan]);
});

it.each([
  ['nothing', null],
  ['no list', { titles: [] }],
  ['something else', [null, 'Style', { titles: [], shape: plan.shape }]],
])('leaves out %s', (_what, stored) => {
  expect(readMappings(stored)).toEqual([]);
});

it('finds the mapping only for the same titles in the same order', () => {
  expect(mappingFor([plan], ['Style', 'Price'])).toBe(plan);
  expect(mappingFor([plan], ['Price', 'Style'])).toBeUndefined();
});

it('saves one mapping per titles, last first, and drops the oldest', () => {
  const others = Array.from({ length: 40 }, (_, index) => ({ ...plan, titles: [`${index}`] }));
  const stored = [plan, ...others].reduce<readonly SavedMapping[]>(withMapping, []);
  expect(stored).toHaveLength(30);
  expect(stored[0]?.titles).toEqual(['39']);
  expect(mappingFor(stored, plan.titles)).toBeUndefined();
  const changed = { ...plan, titles: ['39'] };
  expect(withMapping(stored, changed)).toHaveLength(30);
  expect(withMapping(stored, changed)[0]).toBe(changed);
});
