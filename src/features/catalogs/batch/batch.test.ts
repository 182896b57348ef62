import { type BatchDraft, editBatch, emptyBatch, faultsOf } from './batch';

const file = new File(['x'], 'edit.xlsx');
const full: BatchDraft = { catalogs: ['1'], action: 'edit', createsMissing: true, file };

it.each([
  [
    emptyBatch,
    { catalogs: 'Select some catalog', action: 'Select an action', file: 'Excel file is required' },
  ],
  [full, { catalogs: null, action: null, file: null }],
])('names what is missing', (draft, faults) => {
  expect(faultsOf(draft)).toEqual(faults);
});

it("resets 'Create if doesn't exist' when the action changes", () => {
  expect(editBatch(full, { action: 'delete' })).toEqual({ ...full, action: 'delete', createsMissing: false });
  expect(editBatch(full, { catalogs: ['1', '2'] }).createsMissing).toBe(true);
});
