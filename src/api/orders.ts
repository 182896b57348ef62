import { idTag, staleAfter } from './emptyApi';
import { type EndpointRules, opensTab, savesFile } from './endpointRules';
import { showNote } from './patches';
import { catalogs, orders, tasks, users } from './tags';

/** The saved views of the order list. */
const orderViews = idTag('orders', 'VIEWS');
/** The caller's own tasks over many orders. */
const orderTasks = idTag('tasks', 'ORDERS');

/** An order's own line sheet and every list of orders. */
const oneOrder = (id: string) => [orders, idTag('orders', id)];

/** Orders, their saved views, bulk actions and documents, and what is counted from them. */
export const orderEndpoints = {
  listOrders: {
    extraOptions: { changes: 'orders', tells: 'rows' },
    // Changes are put into the list, and its other orders stay the same objects. To compare 50,000 one by one, which
    // all move when one comes in before them, takes longer than to show them.
    structuralSharing: false,
    providesTags: [orders],
  },
  listOrderViews: { providesTags: [orderViews] },
  saveOrderView: { invalidatesTags: staleAfter(() => [orderViews]) },
  deleteOrderView: { invalidatesTags: staleAfter(() => [orderViews]) },
  setStartOrderView: { invalidatesTags: staleAfter(() => [orderViews]) },
  listOrdersOfUser: { providesTags: [orders] },
  listOrderEvents: { providesTags: (_events, _error, { id }) => [orders, idTag('orders', id)] },
  reportPresence: { providesTags: [] },
  // The open sheet is told, not asked to read everything again while somebody types.
  setOrderNote: { invalidatesTags: staleAfter(() => [orders]), onQueryStarted: showNote },
  getOrderPapers: { providesTags: (_papers, _error, { id }) => [orders, idTag('orders', id)] },
  setOrderPapers: { invalidatesTags: staleAfter(() => [orders]) },
  getOverview: { providesTags: [orders] },
  getGarmentOrders: { providesTags: [orders] },
  findThings: { providesTags: [orders, users, catalogs] },
  getOrder: { providesTags: (_order, _error, { id }) => [idTag('orders', id)] },
  createOrder: { invalidatesTags: staleAfter(() => [orders, users]) },
  createOrderLink: { invalidatesTags: staleAfter(() => [orders, users]) },
  copyOrder: { invalidatesTags: staleAfter(() => [orders, users]) },
  // The line sheet saves what it shows: a refetch would only interfere with typing.
  updateOrder: { invalidatesTags: staleAfter(() => [orders]) },
  finishOrder: { invalidatesTags: staleAfter(({ finishOrderRequest: { id } }) => oneOrder(id)) },
  unlockOrder: { invalidatesTags: staleAfter(({ orderIdRequest: { id } }) => oneOrder(id)) },
  sendOrder: { invalidatesTags: staleAfter(({ orderIdRequest: { id } }) => oneOrder(id)) },
  updateOrderAddress: {
    invalidatesTags: staleAfter(({ updateOrderAddressRequest: { id } }) => oneOrder(id)),
  },
  deleteOrder: { invalidatesTags: staleAfter(({ orderIdRequest: { id } }) => [...oneOrder(id), users]) },
  downloadOrderList: savesFile,
  // The task changes the orders later: whoever watches it invalidates them.
  startOrderTask: { invalidatesTags: staleAfter(() => [tasks, orderTasks]) },
  // Stock changes without a call of ours: each look asks anew.
  checkOrderStock: { providesTags: [] },
  listOrderTasks: { providesTags: [orderTasks] },
  getOrderTask: { providesTags: (_task, _error, { id }) => [idTag('tasks', id)] },
  downloadOrderTaskFiles: savesFile,
  downloadOrderExcel: savesFile,
  downloadOrderPdf: savesFile,
  downloadOrderOnlyPdf: savesFile,
  getOrderConfirmation: opensTab,
} satisfies EndpointRules;
