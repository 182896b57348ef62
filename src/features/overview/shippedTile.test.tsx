import { screen, within } from '@testing-library/react';
import type { OverviewRow } from '../../api';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi } from '../../test/mockApi';
import { row, rowsByTile } from '../../test/overviewRows';
import { renderApp } from '../../test/render';
import { cellsOf, rowsOf } from '../../test/tableRows';
import '../../test/plainFrame';

jest.mock('./drawChart');

const drops = [
  row({ id: 'Drop 1', label: 'Drop 1', pieces: 40, shipped: 30 }),
  row({ id: '', label: '', pieces: 0, shipped: 0 }),
];

function open(shipped: OverviewRow[], has_erp_documents = true) {
  const rows = { shipped, seasons: rowsByTile.seasons, catalogs: rowsByTile.catalogs };
  mockApi('getOverview', ({ params }) => ({
    rows: Object.entries(rows).find(([tile]) => tile === params.tile)?.[1] ?? [],
  }));
  const user = buildUser({ id: '1', roles: ['wls'], has_erp_documents });
  return renderApp('/admin/overview?open=shipped', { user });
}

const tile = () => screen.findByRole('region', { name: 'Shipped by drop' });

it('shows what is shipped beside what is ordered, by drop, to customers too', async () => {
  const { user } = open(drops);
  expect(await within(await tile()).findByRole('img')).toHaveAccessibleName(
    'Shipped by drop, pieces. Drop 1: Ordered 40, Shipped 30; No drop: Ordered 0, Shipped 0.',
  );
  await user.click(screen.getByRole('button', { name: 'Table of Shipped by drop' }));
  expect(rowsOf('Shipped by drop').map(cellsOf)).toEqual([
    ['Drop 1', '40', '30', '75'],
    ['No drop', '0', '0', '0'],
  ]);
  expect(within(await tile()).getByRole('link', { name: 'Drop 1' })).toHaveAttribute(
    'href',
    expect.stringMatching(/status=sent&current=false&catalogs=.*&drops=Drop\+1$/),
  );
});

it('says if nothing has been sent', async () => {
  open([]);
  expect(await within(await tile()).findByText('No order of these has been sent.')).toBeVisible();
});

it('is not there where the ERP says nothing of deliveries', async () => {
  open(drops, false);
  expect(await screen.findByRole('region', { name: 'By drop' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Shipped by drop' })).not.toBeInTheDocument();
});
