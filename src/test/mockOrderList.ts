import type { OrderSummary } from '../api';
import { mockApi } from './mockApi';

/** Answers the order list by status, as the server would; set `state` to change the next response. */
export function mockOrderList(...orders: OrderSummary[]) {
  const state = { orders };
  const calls = mockApi('listOrders', ({ query }) => ({
    status: 'success',
    orders: state.orders.filter(
      ({ sap_status }) => query.sap_status?.split(',').includes(String(sap_status)) ?? true,
    ),
  }));
  return { state, calls };
}
