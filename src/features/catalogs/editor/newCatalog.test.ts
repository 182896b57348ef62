import { inWords } from '../../../domain/language/wording';
import { english } from '../../../languages/useT';
import { nameFault } from './CatalogFields';
import { emptyCatalog, seasonFault, toUploadForm } from './NewCatalogPage';

const file = new File(['x'], 'catalog.xlsx');
const draft = { ...emptyCatalog('Maren Vale'), name: ' Women ', season: 'AW26' };

it('starts with the default catalog type and flags', () => {
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
  ['', 'Season is required, format AW21 or SS21'],
  ['FW26', 'Season is required, format AW21 or SS21'],
  ['АW26', 'It looks right, but the first character is a Cyrillic letter that looks like A: type it again.'],
  ['AW26', null],
])('the season %j: %s', (season, fault) => {
  const found = seasonFault(season);
  expect(found && inWords(english.t, found)).toBe(fault);
});

it('has a name', () => {
  expect([' ', 'Women'].map((name) => nameFault(name)?.text)).toEqual(['Name is required', undefined]);
});

it('becomes the form of the call', () => {
  const full = { ...draft, isCurrent: true, drop: 'D1', serviceDate: '2027-01-01' };
  expect(toUploadForm(full, file)).toEqual({
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
  expect(toUploadForm(draft, file).service_date).toBe('');
});
