import { dayText } from '../../../lib/dates';
import { type FilterKey, orderFilters } from '../../../shared/order-list-link/orderFilters';
import { filterText } from './filterText';

const names: Readonly<Record<string, string>> = { '3': 'Ana', '4': 'Bo' };
const [first, last] = [dayText('2026-11-21'), dayText('2026-11-30')];

it.each<[FilterKey, string[], string]>([
  ['agents', ['3', '4'], 'Ana, Bo'],
  ['agents', ['3', '99'], '2 chosen'],
  ['edited', ['2026-11-21', ''], `from ${first}`],
  ['edited', ['', '2026-11-21'], `before ${first}`],
  ['created', ['2026-11-21', '2026-12-01'], `${first} to ${last}`],
  ['created', ['2026-11-30', '2026-12-01'], last],
  ['created', ['2026-11-21Z', '2026-11-22Z'], `${first} UTC`],
  ['created', ['2026-11-21[Asia/Kolkata]', ''], `from ${first} Asia/Kolkata`],
  ['amounts', ['1000', ''], 'at least 1,000'],
  ['amounts', ['', '0'], 'at most 0'],
  ['amounts', ['1', '2.5'], '1 to 2.5'],
])('the chip of %s with %j says %s', (key, values, text) => {
  const filter = orderFilters.find((one) => one.key === key);
  expect(filter && filterText(filter, values, (value) => names[value])).toBe(text);
});
