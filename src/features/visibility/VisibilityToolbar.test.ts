import { sortCatalogs } from '../../domain/catalogs/seasons';
import { buildCatalog } from '../../test/factories/buildCatalog';
import { filterCatalogs, visibilityViewCodec } from './VisibilityToolbar';

const view = visibilityViewCodec.read(new URLSearchParams());

it('shows agents and current catalogs by default', () => {
  expect(view).toEqual({
    search: '',
    isCurrentOnly: true,
    showsCustomers: false,
    catalogs: [],
    seasons: [],
    group: null,
  });
});

it.each(['', 'q=bo&current=false&customers=true&catalogs=1%2C2&seasons=AW26&group=7'])(
  'reads and writes %j',
  (text) => {
    const written = visibilityViewCodec.write(visibilityViewCodec.read(new URLSearchParams(text)));
    const params = new URLSearchParams();
    for (const [name, value] of Object.entries(written)) if (value) params.set(name, value);
    expect(params.toString()).toBe(text);
  },
);

it('filters and sorts the catalogs', () => {
  const catalogs = [
    buildCatalog({ id: '1', name: 'Women', season: 'SS26' }),
    buildCatalog({ id: '2', name: 'Men', season: 'AW26' }),
    buildCatalog({ id: '3', name: 'Kids', season: 'AW26', is_current: false }),
  ];
  const ids = (change: Partial<typeof view>) =>
    filterCatalogs(sortCatalogs(catalogs), { ...view, ...change }).map(({ id }) => id);
  expect(ids({})).toEqual(['2', '1']);
  expect(ids({ isCurrentOnly: false })).toEqual(['3', '2', '1']);
  expect(ids({ seasons: ['SS26'] })).toEqual(['1']);
  expect(ids({ catalogs: ['3', '1'] })).toEqual(['3', '1']);
});
