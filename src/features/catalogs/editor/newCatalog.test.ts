import { emptyCatalog, faultsOf, toUploadForm } from './newCatalog';

const file = new File(['x'], 'catalog.xlsx');
const draft = { ...emptyCatalog('Maren Vale'), name: ' Women ', season: 'AW26', file };

it('begins with the defaults of the trade', () => {
  expect(emptyCatalog('Maren Vale')).toMatchObject({
    catalogType: 'initial',
    brand: 'Maren Vale',
    lsEnabled: true,
    wlsEnabled: true,
    isCurrent: false,
    drop: '',
  });
});

it.each([
  [{ name: ' ' }, { name: 'Name is required', season: null, file: null }],
  [{ season: '' }, { name: null, season: 'Season is required, format AW21 or SS21', file: null }],
  [{ season: 'FW26' }, { name: null, season: 'Season is required, format AW21 or SS21', file: null }],
  [{ file: null }, { name: null, season: null, file: 'Catalog file is required' }],
])('%j is not enough', (change, faults) => {
  expect(faultsOf({ ...draft, ...change })).toEqual(faults);
  expect(toUploadForm({ ...draft, ...change })).toBeNull();
});

it('becomes the form of the call', () => {
  expect(toUploadForm({ ...draft, isCurrent: true, drop: 'D1', serviceDate: '2027-01-01' })).toEqual({
    name: 'Women',
    season: 'AW26',
    catalog_type: 'initial',
    brand: 'Maren Vale',
    ls_enabled: 'true',
    wls_enabled: 'true',
    is_current: 'true',
    drop: 'D1',
    service_date: '1798761600',
    catalog_path: file,
  });
  expect(toUploadForm(draft)?.service_date).toBe('');
});
