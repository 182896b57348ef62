import { dayText } from '../../../lib/dates';
import { type FilterKey, orderFilters } from '../../../shared/order-list-link/orderFilters';
import { filterText, spanName } from './filterText';
import { english } from '../../../languages/useT';

const names: Readonly<Record<string, string>> = { '3': 'Ana', '4': 'Bo' };
const [first, last] = [dayText('2025-11-21'), dayText('2025-11-30')];

it.each<[FilterKey, string[], string]>([
  ['agents', ['3', '4'], 'Ana, Bo'],
  ['agents', ['3', '99'], '2 chosen'],
  ['edited', ['2025-11-21', ''], `from ${first}`],
  ['edited', ['', '2025-11-21'], `before ${first}`],
  ['created', ['2025-11-21', '2025-12-01'], `${first} to ${last}`],
  ['created', ['2025-11-30', '2025-12-01'], last],
  ['created', ['2025-11-21Z', '2025-11-22Z'], `${first} UTC`],
  ['created', ['2025-11-21[Asia/Kolkata]', ''], `from ${first} Asia/Kolkata`],
  ['amounts', ['1000', ''], 'at least 1,000'],
  ['amounts', ['', '0'], 'at most 0'],
  ['amounts', ['1', '2.5'], '1 to 2.5'],
])('the chip of %s with %j says %s', (key, values, text) => {
  const filter = orderFilters.find((one) => one.key === key);
  expect(filter && filterText(filter, values, (value) => names[value], english.t)).toBe(text);
});

it.each([
  ['2026-11-26', '2026-11-26', 'Today'],
  ['2026-11-23', '2026-11-29', 'This week'],
  ['2026-11-22', '2026-11-28', 'This week'],
  ['2026-11-24', '2026-11-30', null],
  ['2026-11-16', '2026-11-22', null],
  ['2026-10-28', '2026-11-26', '30 days'],
  ['2026-10-29', '2026-11-27', null],
  ['2026-07-01', '2026-12-31', 'This season'],
  ['2025-07-01', '2025-12-31', null],
  ['2026-11-26', '', null],
])('on 2026-11-26 the days from %s to %s are called %s', (from, to, name) => {
  const found = spanName(from, to, '2026-11-26');
  expect(found && english.t(found)).toBe(name);
});
