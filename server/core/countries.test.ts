import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeCountryFile } from '../test/countryFile';
import { isCountryFile, openCountries } from './countries';

const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-countries-'));
const file = path.join(folder, 'countries.mmdb');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => writeCountryFile(file, { country: { iso_code: 'PT' } }, { country_code: 'FR' }));

test('countries are found as either kind of publisher writes them', async () => {
  const countryOf = await openCountries(file);
  expect(['85.240.1.2', '::ffff:85.240.1.2', '194.2.0.20'].map(countryOf)).toEqual(['PT', 'PT', 'FR']);
});

test.each([
  '',
  'unknown',
  '85.240.1',
  '2001:db8::1',
  '10.1.2.3',
  '172.20.1.1',
  '192.168.1.1',
  '::1',
  'fe80::1',
])('an address that says nothing has none: %j', async (address) => {
  expect((await openCountries(file))(address)).toBeNull();
});

test.each<Parameters<typeof writeCountryFile>[1]>([
  {},
  { country: {} },
  { country: 'Portugal' },
  { country_code: 'Portugal' },
  { country_code: 7 },
])('a record without a code has none: %j', async (record) => {
  writeCountryFile(file, record, record);
  utimesSync(file, 1, 1);
  expect((await openCountries(file))('85.240.1.2')).toBeNull();
});

test('a file that was replaced is read again, and one that is broken or gone knows nothing', async () => {
  const look = async (at: number) => {
    utimesSync(file, at, at);
    return (await openCountries(file))('85.240.1.2');
  };
  expect(await look(101)).toBe('PT');
  writeCountryFile(file, { country_code: 'ES' }, {});
  expect(await look(102)).toBe('ES');
  const bytes = readFileSync(file);
  writeFileSync(file, Buffer.concat([bytes.subarray(0, 30), bytes.subarray(bytes.indexOf(0xab))]));
  expect(await look(104)).toBeNull();
  writeFileSync(file, 'half of a fi');
  expect([await look(103), isCountryFile(file)]).toEqual([null, false]);
  rmSync(file);
  expect([(await openCountries(file))('85.240.1.2'), isCountryFile(file)]).toEqual([null, false]);
  expect((await openCountries(null))('85.240.1.2')).toBeNull();
});
