import type { OrderSummary } from '../api';
import { mockApi } from './mockApi';

/** Answers the list of orders by their state, as the server would; put others into `state` and they are there next time. */
export function mockOrderList(...orders: OrderSummary[]) {
  const state = { orders };
  const calls = mockApi('listOrders', ({ query }) => ({
    status: 'success',
    orders: state.orders.filter(({ sap_status }) =>
      query.sap_status?.split(',').includes(String(sap_status)),
    ),
  }));
  return { state, calls };
}
