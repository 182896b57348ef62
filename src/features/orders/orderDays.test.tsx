import { screen } from '@testing-library/react';
import { buildOrderSummary } from '../../test/factories/buildOrderSummary';
import { mockOrderList } from '../../test/mockOrderList';
import { renderApp } from '../../test/render';
import { setTimeZone } from '../../test/setTimeZone';
import '../../test/plainFrame';

beforeAll(() => setTimeZone('America/New_York'));

/** Created at 23:30 on 21 November in New York, when UTC has the 22nd. */
const late = buildOrderSummary({ name: 'Late', created: Date.UTC(2026, 10, 22, 4, 30) / 1000 });

it.each([
  ['its own day', '?created_after=2026-11-21&created_before=2026-11-22', '1 order'],
  ['the day after', '?created_after=2026-11-22', '0 orders'],
  ['the day before', '?created_before=2026-11-21', '0 orders'],
  ["a link of the overview, by the brand's day", '?created_after=2026-11-22Z', '1 order'],
])('an order of the late evening is found by the day of who looks: %s', async (_which, search, found) => {
  mockOrderList(late);
  renderApp(`/admin/orders/list${search}`);
  expect(await screen.findByText(found)).toBeVisible();
});

it('an order of the late evening shows the day of who looks', async () => {
  mockOrderList(late);
  renderApp('/admin/orders/list');
  expect(await screen.findByText('11/21/2026')).toBeVisible();
});
