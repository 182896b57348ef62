import { inEnglish } from '../language/wording';
import {
  countProposed,
  proposeRefusal,
  takeProposalRefusal,
  wantedChanges,
  withChanges,
  withWanted,
} from './proposals';

test('quantities and wanted codes are counted, of no proposal nothing', () => {
  const changes = [{ sku: 'A', ordered: 1, proposed: 5 }];
  expect(countProposed({ wanted: ['A', 'B'], proposal: { changes, wanted: ['B', 'C'] } })).toBe(3);
  expect(countProposed({ wanted: ['A'] })).toBe(0);
});

test.each([
  [{ A: 1, B: 2 }, [], { A: 1, B: 2 }],
  [{ A: 1, B: 2 }, [{ sku: 'A', ordered: 1, proposed: 5 }], { A: 5, B: 2 }],
  [{ A: 1, B: 2 }, [{ sku: 'A', ordered: 1, proposed: 0 }], { B: 2 }],
  [{ A: 1 }, [{ sku: 'C', ordered: 0, proposed: 3 }], { A: 1, C: 3 }],
])('%j with %j is %j', (ordered, changes, result) => {
  expect(withChanges(ordered, changes)).toEqual(result);
});

test.each([
  [['A', 'B'], ['B', 'C'], { added: ['C'], removed: ['A'] }],
  [['A'], ['A'], { added: [], removed: [] }],
])('wanted %j becomes %j by %j', (before, after, changes) => {
  expect(wantedChanges(before, after)).toEqual(changes);
  expect(withWanted(before, changes)).toEqual(after);
});

test('codes that are wanted by now are not added twice', () => {
  expect(withWanted(['A'], { added: ['A'], removed: ['B'] })).toEqual(['A']);
});

test.each([
  [0, 3, 'This order is open, so you can change it yourself.'],
  [2, 0, 'Nothing differs from the order, so there is nothing to propose.'],
  [2, 1, null],
  [1, 1, null],
  [99, 1, null],
])('of an order in status %i, %i changes are proposed: %s', (status, changes, refusal) => {
  const found = proposeRefusal({ sap_status: status }, changes);
  expect(found && inEnglish(found)).toBe(refusal);
});

test.each([
  [1, 'This order is in the ERP, so the changes can be taken once the ERP has answered.'],
  [0, null],
  [2, null],
  [99, null],
])('changes are taken into an order in status %i: %s', (status, refusal) => {
  const found = takeProposalRefusal({ sap_status: status });
  expect(found && inEnglish(found)).toBe(refusal);
});
