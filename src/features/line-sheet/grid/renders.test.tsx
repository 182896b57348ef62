import { screen, waitFor, within } from '@testing-library/react';
import { formatMoney } from '../../../domain/money';
import { isCellDisabled } from '../../../domain/orders/quantities';
import { countTotals } from '../../../domain/orders/totals';
import { buildGarment } from '../../../test/factories/buildGarment';
import { buildOrder } from '../../../test/factories/buildOrder';
import { buildUser } from '../../../test/factories/buildUser';
import { renderApp } from '../../../test/render';
import { serveOrder } from '../../../test/serveOrder';

// Each cell calls isCellDisabled once per render, and each amount calls formatMoney: they count the renders.
jest.mock('../../../domain/orders/quantities', () => countCalls('isCellDisabled', 'orders/quantities'));
jest.mock('../../../domain/money', () => countCalls('formatMoney', 'money'));
jest.mock('../../../domain/orders/totals', () => countCalls('countTotals', 'orders/totals'));

function countCalls(name: string, module: string) {
  const actual = jest.requireActual(`../../../domain/${module}`);
  return { ...actual, [name]: jest.fn(actual[name]) };
}

it('re-renders only the changed cell, the amount of its card and the total', async () => {
  const garments = [buildGarment({ generic: 'WJM123', name: 'Coat' }), buildGarment({ generic: 'WJM200' })];
  const server = serveOrder(buildOrder({ garments, lines: { WJM200: { WJM200000S: 1 } } }));
  const { user } = renderApp(`/linesheet/${server.order.id}`, { user: buildUser() });
  const coat = within(await screen.findByRole('article', { name: 'Coat' }));
  const cell = coat.getByRole('textbox', { name: /Black, M/ });
  await user.click(cell);
  [isCellDisabled, formatMoney, countTotals].forEach((counted) => jest.mocked(counted).mockClear());

  await user.keyboard('12');
  expect(isCellDisabled).not.toHaveBeenCalled();
  expect(formatMoney).not.toHaveBeenCalled();

  // Not by a key, as searching the next cell calls isCellDisabled too.
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(isCellDisabled).toHaveBeenCalledTimes(1);
  expect(isCellDisabled).toHaveBeenCalledWith(expect.objectContaining({ quantity: 12 }));
  expect(formatMoney).toHaveBeenCalledTimes(2);

  // The save re-renders no cell or amount.
  await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(2));
  expect(isCellDisabled).toHaveBeenCalledTimes(1);
  expect(formatMoney).toHaveBeenCalledTimes(2);
  expect(countTotals).not.toHaveBeenCalled();
});
