import { sheetView } from './sheetView';

const viewOf = (query: string) => sheetView.read(new URLSearchParams(query));

it('is all garments, in the look that the person had last', () => {
  expect(viewOf('')).toEqual({ search: '', onlySelected: false, look: null });
});

it.each(['?q=coat&selected=true&view=list', '?view=grid', '?q=coat'])(
  'is read from %s as it was written',
  (query) => {
    expect(sheetView.read(paramsOf(sheetView.write(viewOf(query))))).toEqual(viewOf(query));
  },
);

it('ignores a look that there is none of', () => {
  expect(viewOf('?view=carpet').look).toBeNull();
});

function paramsOf(written: Record<string, string | null | undefined>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(written).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
