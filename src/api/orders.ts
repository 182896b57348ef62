import { orderDocuments } from '../domain/documents';
import { mapValues } from '../domain/records';
import { idTag, staleAfter } from './emptyApi';
import { type EndpointRules, savesFile, showsFile } from './endpointRules';
import { patchNotes } from './patches';
import { catalogs, hostWords, orders, tasks, users } from './tags';

/** The saved views of the order list. */
const orderViews = idTag('orders', 'VIEWS');
/** What the ERP has said about the caller's orders. */
const orderNews = idTag('orders', 'NEWS');
/** The caller's own tasks over many orders. */
const orderTasks = idTag('tasks', 'ORDERS');

/** An order's own line sheet and every list of orders. */
const oneOrder = (id: string) => [orders, idTag('orders', id)];

/** Orders, their saved views, bulk actions and documents, and what is counted from them. */
export const orderEndpoints = {
  listOrders: {
    extraOptions: { changes: 'orders', streams: 'rows' },
    // Unchanged orders are already the same objects: `readChanges` merges into the list. Structural sharing would
    // compare 50,000 orders, which takes longer than rendering them.
    structuralSharing: false,
    // Sentences of the host come in the page's language, the ERP's own words do not change.
    providesTags: (list) =>
      list?.orders?.some(({ erp_cause: cause }) => cause !== undefined) === true
        ? [orders, hostWords]
        : [orders],
  },
  listOrderViews: { providesTags: [orderViews] },
  saveOrderView: { invalidatesTags: staleAfter(() => [orderViews]) },
  deleteOrderView: { invalidatesTags: staleAfter(() => [orderViews]) },
  setStartOrderView: { invalidatesTags: staleAfter(() => [orderViews]) },
  listOrdersOfUser: { providesTags: [orders] },
  getOrderPlace: { providesTags: [orders, users] },
  listOrderEvents: { providesTags: (_events, _error, { id }) => [orders, idTag('orders', id), hostWords] },
  reportPresence: { providesTags: [] },
  // The open sheet is notified instead of refetched: somebody may be typing in it.
  setOrderNote: { invalidatesTags: staleAfter(() => [orders]), onQueryStarted: patchNotes },
  getOrderPapers: { providesTags: (_papers, _error, { id }) => [orders, idTag('orders', id)] },
  getOrderFulfillment: { providesTags: (_fulfillment, _error, { id }) => [orders, idTag('orders', id)] },
  listOrderNews: { providesTags: [orders, orderNews] },
  dismissOrderNews: { invalidatesTags: staleAfter(() => [orderNews]) },
  listOrderVersions: { providesTags: (_versions, _error, { id }) => [orders, idTag('orders', id)] },
  getOrderVersion: { providesTags: (_version, _error, { id }) => [orders, idTag('orders', id)] },
  // The line sheet already shows what it saved, as after `updateOrder`.
  saveOrderProposal: { invalidatesTags: staleAfter(() => [orders]) },
  proposeOrder: { invalidatesTags: staleAfter(({ proposeOrderRequest: { id } }) => oneOrder(id)) },
  withdrawOrderProposal: { invalidatesTags: staleAfter(({ orderIdRequest: { id } }) => oneOrder(id)) },
  takeOrderProposal: {
    invalidatesTags: staleAfter(({ takeOrderProposalRequest: { id } }) => oneOrder(id)),
  },
  declineOrderProposal: { invalidatesTags: staleAfter(({ orderIdRequest: { id } }) => oneOrder(id)) },
  setOrderPapers: { invalidatesTags: staleAfter(() => [orders]) },
  getOverview: { providesTags: [orders, hostWords] },
  getGarmentOrders: { providesTags: [orders, hostWords] },
  findThings: { providesTags: [orders, users, catalogs, hostWords] },
  getOrder: { providesTags: (_order, _error, { id }) => [idTag('orders', id), hostWords] },
  createOrder: { invalidatesTags: staleAfter(() => [orders, users]) },
  createOrderLink: { invalidatesTags: staleAfter(() => [orders, users]) },
  copyOrder: { invalidatesTags: staleAfter(() => [orders, users]) },
  // The line sheet already shows what it saved; a refetch would interfere with typing.
  updateOrder: { invalidatesTags: staleAfter(() => [orders]) },
  finishOrder: { invalidatesTags: staleAfter(({ finishOrderRequest: { id } }) => oneOrder(id)) },
  unlockOrder: { invalidatesTags: staleAfter(({ orderIdRequest: { id } }) => oneOrder(id)) },
  sendOrder: { invalidatesTags: staleAfter(({ orderIdRequest: { id } }) => oneOrder(id)) },
  updateOrderAddress: {
    invalidatesTags: staleAfter(({ updateOrderAddressRequest: { id } }) => oneOrder(id)),
  },
  deleteOrder: { invalidatesTags: staleAfter(({ orderIdRequest: { id } }) => [...oneOrder(id), users]) },
  downloadOrderList: savesFile,
  downloadInvoicePdf: showsFile,
  // The task changes the orders later; the code that polls it invalidates them.
  startOrderTask: { invalidatesTags: staleAfter(() => [tasks, orderTasks]) },
  // Stock changes outside the app, so it is never cached.
  checkOrderStock: { providesTags: [] },
  listOrderTasks: { providesTags: [orderTasks] },
  getOrderTask: { providesTags: (_task, _error, { id }) => [idTag('tasks', id)] },
  downloadOrderTaskFiles: savesFile,
  ...mapValues(orderDocuments, ({ opensTab }) => (opensTab === true ? showsFile : savesFile)),
} satisfies EndpointRules;
