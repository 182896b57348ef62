import { screen } from '@testing-library/react';
import { formatMoney } from '../../domain/money';
import { buildOrderSummary } from '../../test/factories/buildOrderSummary';
import { mockOrderList } from '../../test/mockOrderList';
import { renderApp } from '../../test/render';
import '../../test/plainFrame';

const route = '/admin/orders/list';

const customer = (name: string) => ({ id: name, name, addresses: [], sales_organizations: [] });

describe('the summary', () => {
  it('counts the shown orders, and sums them per currency', async () => {
    mockOrderList(
      buildOrderSummary({ customer: customer('Ada'), items_count: 2, total_price: 0.1, currency: 'EUR' }),
      buildOrderSummary({ customer: customer('Adam'), items_count: 3, total_price: 0.2, currency: 'EUR' }),
      buildOrderSummary({ customer: customer('Ada'), items_count: 1, total_price: 12.5, currency: 'USD' }),
      buildOrderSummary({ customer: customer('Bea'), items_count: 4, total_price: 7, currency: 'EUR' }),
    );
    const app = renderApp(route);
    expect(await screen.findByText('4 orders')).toBeVisible();
    expect(screen.getByText('10 pieces')).toBeVisible();
    expect(screen.getByText(formatMoney(730, 'EUR'))).toBeVisible();
    await app.user.type(screen.getByRole('searchbox'), 'ada');
    expect(await screen.findByText('3 orders')).toBeVisible();
    expect(screen.getByText('6 pieces')).toBeVisible();
    expect(screen.getByText(formatMoney(30, 'EUR'), { selector: 'strong' })).toBeVisible();
    expect(screen.getByText(formatMoney(1250, 'USD'), { selector: 'strong' })).toBeVisible();
  });
});
