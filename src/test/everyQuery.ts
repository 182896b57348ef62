import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api/api';

const { endpoints } = api;

/** A store with nothing but what is fetched. */
export function makeApiStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
  });
}
export type ApiStore = ReturnType<typeof makeApiStore>;

/** Every query that a page can have: each list, and each entity as the changed one ('1') and another ('2'). */
export const everyQuery = {
  me: (store: ApiStore) => store.dispatch(endpoints.getMe.initiate()),
  sessions: (store: ApiStore) => store.dispatch(endpoints.listSessions.initiate()),
  sessionsOfUser: (store: ApiStore) => store.dispatch(endpoints.listSessionsOfUser.initiate({ id: '1' })),
  factors: (store: ApiStore) => store.dispatch(endpoints.getSecondFactors.initiate()),
  factorsOfUser: (store: ApiStore) => store.dispatch(endpoints.getFactorsOfUser.initiate({ id: '1' })),
  orders: (store: ApiStore) => store.dispatch(endpoints.listOrders.initiate({})),
  ordersOfUser: (store: ApiStore) => store.dispatch(endpoints.listOrdersOfUser.initiate({ id: '1' })),
  history: (store: ApiStore) => store.dispatch(endpoints.listOrderEvents.initiate({ id: '1' })),
  orderNews: (store: ApiStore) => store.dispatch(endpoints.listOrderNews.initiate()),
  overview: (store: ApiStore) => store.dispatch(endpoints.getOverview.initiate({ tile: 'days' })),
  garmentOrders: (store: ApiStore) =>
    store.dispatch(endpoints.getGarmentOrders.initiate({ reference: 'WJM123' })),
  order: (store: ApiStore) => store.dispatch(endpoints.getOrder.initiate({ id: '1' })),
  otherOrder: (store: ApiStore) => store.dispatch(endpoints.getOrder.initiate({ id: '2' })),
  customers: (store: ApiStore) => store.dispatch(endpoints.listCustomers.initiate({})),
  customersOfAgent: (store: ApiStore) => store.dispatch(endpoints.listCustomersOfAgent.initiate({ id: '1' })),
  agents: (store: ApiStore) => store.dispatch(endpoints.listAgents.initiate()),
  deletedUsers: (store: ApiStore) => store.dispatch(endpoints.listDeletedUsers.initiate()),
  user: (store: ApiStore) => store.dispatch(endpoints.getUser.initiate({ id: '1' })),
  otherUser: (store: ApiStore) => store.dispatch(endpoints.getUser.initiate({ id: '2' })),
  catalogs: (store: ApiStore) => store.dispatch(endpoints.listCatalogs.initiate()),
  allCatalogs: (store: ApiStore) => store.dispatch(endpoints.listAllCatalogs.initiate()),
  catalog: (store: ApiStore) => store.dispatch(endpoints.getCatalog.initiate({ catalogId: '1' })),
  otherCatalog: (store: ApiStore) => store.dispatch(endpoints.getCatalog.initiate({ catalogId: '2' })),
  tasks: (store: ApiStore) => store.dispatch(endpoints.listTasks.initiate({})),
  task: (store: ApiStore) => store.dispatch(endpoints.getTaskStatus.initiate({ id: '1' })),
  orderTasks: (store: ApiStore) => store.dispatch(endpoints.listOrderTasks.initiate()),
  orderViews: (store: ApiStore) => store.dispatch(endpoints.listOrderViews.initiate()),
  customerTasks: (store: ApiStore) => store.dispatch(endpoints.listCustomerTasks.initiate()),
  customerTask: (store: ApiStore) => store.dispatch(endpoints.getCustomerTask.initiate({ id: '1' })),
  customerGroups: (store: ApiStore) => store.dispatch(endpoints.listCustomerGroups.initiate()),
  passkeys: (store: ApiStore) => store.dispatch(endpoints.listPasskeys.initiate()),
  orderTask: (store: ApiStore) => store.dispatch(endpoints.getOrderTask.initiate({ id: '1' })),
  refusedFiles: (store: ApiStore) => store.dispatch(endpoints.listRefusedFiles.initiate()),
  apiKeys: (store: ApiStore) => store.dispatch(endpoints.listApiKeys.initiate()),
  webhooks: (store: ApiStore) => store.dispatch(endpoints.listWebhooks.initiate()),
  deliveries: (store: ApiStore) => store.dispatch(endpoints.listWebhookDeliveries.initiate({ id: '1' })),
};
export type QueryName = keyof typeof everyQuery;
