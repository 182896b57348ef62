import { configureStore } from '@reduxjs/toolkit';
import type { MutationDefinition } from '@reduxjs/toolkit/query';
import { catalogDocuments, orderDocuments } from '../domain/documents';
import { keysOf, mapValues } from '../domain/records';
import type { FileTool } from '../domain/uploads/uploads';
import type { ArgOf, OperationId } from '../test/mockApi';
import { api, isOrderChange } from './api';
import { idTag, listTag } from './emptyApi';
import { orderEndpoints } from './orders';
import { fileForms } from './tasks';
import type { generatedApi } from './endpoints.gen';
import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';

jest.mock('../lib/download');

const { endpoints } = api;

function makeStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
  });
}
type Store = ReturnType<typeof makeStore>;

/** Every query that a page can have: each list, and each entity as the changed one ('1') and another ('2'). */
const queries = {
  me: (store: Store) => store.dispatch(endpoints.getMe.initiate()),
  sessions: (store: Store) => store.dispatch(endpoints.listSessions.initiate()),
  sessionsOfUser: (store: Store) => store.dispatch(endpoints.listSessionsOfUser.initiate({ id: '1' })),
  factors: (store: Store) => store.dispatch(endpoints.getSecondFactors.initiate()),
  factorsOfUser: (store: Store) => store.dispatch(endpoints.getFactorsOfUser.initiate({ id: '1' })),
  orders: (store: Store) => store.dispatch(endpoints.listOrders.initiate({})),
  ordersOfUser: (store: Store) => store.dispatch(endpoints.listOrdersOfUser.initiate({ id: '1' })),
  history: (store: Store) => store.dispatch(endpoints.listOrderEvents.initiate({ id: '1' })),
  overview: (store: Store) => store.dispatch(endpoints.getOverview.initiate({ tile: 'days' })),
  garmentOrders: (store: Store) =>
    store.dispatch(endpoints.getGarmentOrders.initiate({ reference: 'WJM123' })),
  order: (store: Store) => store.dispatch(endpoints.getOrder.initiate({ id: '1' })),
  otherOrder: (store: Store) => store.dispatch(endpoints.getOrder.initiate({ id: '2' })),
  customers: (store: Store) => store.dispatch(endpoints.listCustomers.initiate({})),
  customersOfAgent: (store: Store) => store.dispatch(endpoints.listCustomersOfAgent.initiate({ id: '1' })),
  agents: (store: Store) => store.dispatch(endpoints.listAgents.initiate()),
  deletedUsers: (store: Store) => store.dispatch(endpoints.listDeletedUsers.initiate()),
  user: (store: Store) => store.dispatch(endpoints.getUser.initiate({ id: '1' })),
  otherUser: (store: Store) => store.dispatch(endpoints.getUser.initiate({ id: '2' })),
  catalogs: (store: Store) => store.dispatch(endpoints.listCatalogs.initiate()),
  allCatalogs: (store: Store) => store.dispatch(endpoints.listAllCatalogs.initiate()),
  catalog: (store: Store) => store.dispatch(endpoints.getCatalog.initiate({ catalogId: '1' })),
  otherCatalog: (store: Store) => store.dispatch(endpoints.getCatalog.initiate({ catalogId: '2' })),
  tasks: (store: Store) => store.dispatch(endpoints.listTasks.initiate({})),
  task: (store: Store) => store.dispatch(endpoints.getTaskStatus.initiate({ id: '1' })),
  orderTasks: (store: Store) => store.dispatch(endpoints.listOrderTasks.initiate()),
  orderViews: (store: Store) => store.dispatch(endpoints.listOrderViews.initiate()),
  customerTasks: (store: Store) => store.dispatch(endpoints.listCustomerTasks.initiate()),
  customerTask: (store: Store) => store.dispatch(endpoints.getCustomerTask.initiate({ id: '1' })),
  customerGroups: (store: Store) => store.dispatch(endpoints.listCustomerGroups.initiate()),
  passkeys: (store: Store) => store.dispatch(endpoints.listPasskeys.initiate()),
  orderTask: (store: Store) => store.dispatch(endpoints.getOrderTask.initiate({ id: '1' })),
};
type Shown = keyof typeof queries;

const orderLists: Shown[] = ['orders', 'ordersOfUser', 'history', 'overview', 'garmentOrders'];
const userLists: Shown[] = ['customers', 'customersOfAgent', 'agents', 'deletedUsers'];
const catalogLists: Shown[] = ['catalogs', 'allCatalogs'];
const everyOrder: Shown[] = [...orderLists, 'order', 'otherOrder', 'orderViews'];
const everySession: Shown[] = ['sessions', 'sessionsOfUser'];
const everyUser: Shown[] = [
  ...userLists,
  'user',
  'otherUser',
  'me',
  'customerGroups',
  'passkeys',
  'factors',
  'factorsOfUser',
  ...everySession,
];
const everyCatalog: Shown[] = [...catalogLists, 'catalog', 'otherCatalog'];
/** 'me' is user 1 too. */
const oneUser: Shown[] = [...userLists, 'user', 'me', ...orderLists];
const garments: Shown[] = [...catalogLists, 'catalog', ...everyOrder];

type Definitions = DefinitionsFromApi<typeof generatedApi>;
type MutationName = {
  [Name in OperationId]: Definitions[Name] extends MutationDefinition<infer _A, infer _B, infer _T, infer _R>
    ? Name
    : never;
}[OperationId];

const file = new File(['x'], 'x.xlsx');
const id = '1';
const orderIdRequest = { id };
const credential = { id, rawId: id, type: 'public-key' as const };
const assertion = {
  ...credential,
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
};
const registration = { ...credential, response: { clientDataJSON: 'x', attestationObject: 'x' } };

/** The queries that each mutation must refetch, and no others. */
const relation: { [Name in Exclude<MutationName, FileTool>]: { arg: ArgOf<Name>; refreshes: Shown[] } } = {
  login: { arg: { loginRequest: { username: 'a', password: 'b' } }, refreshes: [] },
  setPasswordByLink: {
    arg: { setPasswordByLinkRequest: { token: 'x', password: 'a quiet river' } },
    refreshes: [],
  },
  requestPasswordLink: { arg: { requestPasswordLinkRequest: { username: 'a' } }, refreshes: [] },
  logout: { arg: undefined, refreshes: [] },
  endSession: { arg: { endSessionRequest: { id } }, refreshes: everySession },
  endOtherSessions: { arg: undefined, refreshes: everySession },
  endSessionsOfUser: { arg: { endSessionsOfUserRequest: { id } }, refreshes: everySession },
  startPasskeySignIn: { arg: undefined, refreshes: [] },
  signInByPasskey: { arg: { signInByPasskeyRequest: { credential: assertion } }, refreshes: [] },
  startPasskey: { arg: undefined, refreshes: [] },
  addPasskey: {
    arg: { addPasskeyRequest: { name: 'x', credential: registration } },
    refreshes: ['passkeys', 'factors', 'me'],
  },
  renamePasskey: { arg: { renamePasskeyRequest: { id, name: 'x' } }, refreshes: ['passkeys'] },
  removePasskey: { arg: { passkeyIdRequest: { id } }, refreshes: ['passkeys', 'factors', 'me'] },
  completeSignIn: { arg: { shownFactor: { code: '492039' } }, refreshes: [] },
  confirmSession: { arg: { confirmSessionRequest: { password: 'a quiet river' } }, refreshes: [] },
  startTotp: { arg: undefined, refreshes: [] },
  confirmTotp: { arg: { totpCodeRequest: { code: '492039' } }, refreshes: ['me', 'factors'] },
  removeTotp: { arg: undefined, refreshes: ['me', 'factors'] },
  renewRecoveryCodes: { arg: undefined, refreshes: ['me', 'factors'] },
  resetFactors: { arg: { userIdRequest: { id } }, refreshes: ['factorsOfUser'] },

  createOrder: {
    arg: { createOrderRequest: { title: 'x', catalog: '1' } },
    refreshes: [...orderLists, ...userLists],
  },
  createOrderLink: {
    arg: { createOrderLinkRequest: { customer_name: 'x', customer_email: 'x@demo.test', catalog: '1' } },
    refreshes: [...orderLists, ...userLists],
  },
  copyOrder: {
    arg: { copyOrderRequest: { source: id, customer_id: '1', title: 'x' } },
    refreshes: [...orderLists, ...userLists],
  },
  updateOrder: {
    arg: { updateOrderRequest: { id, lines: {}, wanted: [], service_date: null } },
    refreshes: orderLists,
  },
  finishOrder: {
    arg: { finishOrderRequest: { id, customer_finished: true } },
    refreshes: [...orderLists, 'order'],
  },
  unlockOrder: { arg: { orderIdRequest }, refreshes: [...orderLists, 'order'] },
  sendOrder: { arg: { orderIdRequest }, refreshes: [...orderLists, 'order'] },
  updateOrderAddress: {
    arg: { updateOrderAddressRequest: { id, name: 'x' } },
    refreshes: [...orderLists, 'order'],
  },
  deleteOrder: { arg: { orderIdRequest }, refreshes: [...orderLists, 'order', ...userLists] },
  downloadOrderList: { arg: { downloadOrderListRequest: { orders: [id] } }, refreshes: [] },
  setOrderNote: { arg: { orderNoteRequest: { id, note: 'x' } }, refreshes: orderLists },
  setOrderPapers: { arg: { orderPapersRequest: { id, buyer_number: 'x' } }, refreshes: orderLists },
  startOrderTask: {
    arg: { startOrderTaskRequest: { action: 'finish', orders: [id], key: 'key-of-request' } },
    refreshes: ['tasks', 'orderTasks'],
  },
  downloadOrderTaskFiles: { arg: { id }, refreshes: [] },
  ...mapValues({ ...orderDocuments, ...catalogDocuments }, () => ({ arg: { id }, refreshes: [] })),
  saveOrderView: {
    arg: { saveOrderViewRequest: { name: 'x', query: '', is_shared: false } },
    refreshes: ['orderViews'],
  },
  deleteOrderView: { arg: { orderViewIdRequest: { id } }, refreshes: ['orderViews'] },
  setStartOrderView: { arg: { startOrderViewRequest: { id } }, refreshes: ['orderViews'] },

  startCustomerTask: {
    arg: {
      startCustomerTaskRequest: {
        action: 'pricelist',
        customers: [id],
        key: 'key-of-request',
        pricelist: null,
      },
    },
    refreshes: ['tasks', 'customerTasks'],
  },
  saveCustomerGroup: {
    arg: { saveCustomerGroupRequest: { name: 'x', is_shared: false } },
    refreshes: ['customerGroups'],
  },
  changeCustomerGroupMembers: {
    arg: { customerGroupMembersRequest: { id, add: [], remove: [] } },
    refreshes: ['customerGroups'],
  },
  deleteCustomerGroup: { arg: { customerGroupIdRequest: { id } }, refreshes: ['customerGroups'] },
  sendInvitation: { arg: { sendInvitationRequest: { id } }, refreshes: [] },
  createUser: { arg: { createUserRequest: { name: 'x', email: 'x@demo.test' } }, refreshes: userLists },
  createUsersInBulk: { arg: { bulkUsersForm: { file } }, refreshes: userLists },
  updateUser: { arg: { updateUserRequest: { id } }, refreshes: [...oneUser, ...everySession] },
  eraseUser: { arg: { eraseUserRequest: { id } }, refreshes: [...everyUser, ...orderLists] },
  exportMyData: { arg: undefined, refreshes: [] },
  exportUserData: { arg: { id }, refreshes: [] },
  deleteUser: { arg: { deleteUserRequest: { id } }, refreshes: [...everyUser, ...orderLists] },
  setUserRoles: {
    arg: { setUserRolesRequest: { id, roles: [] } },
    refreshes: [...oneUser, ...everySession],
  },
  setUserAgents: { arg: { setUserAgentsRequest: { id, agents: [] } }, refreshes: oneUser },
  setUserSapId: { arg: { setUserSapIdRequest: { id, sap_id: null } }, refreshes: oneUser },
  changeUserPlaces: { arg: { changeUserPlacesRequest: { id } }, refreshes: oneUser },
  setUserPassword: { arg: { setUserPasswordRequest: { id, password: 'x' } }, refreshes: everySession },

  uploadCatalog: {
    arg: {
      uploadCatalogForm: {
        name: 'x',
        season: 'AW26',
        catalog_type: 'initial',
        brand: 'x',
        ls_enabled: 'true',
        wls_enabled: 'true',
        is_current: 'true',
        catalog_path: file,
      },
    },
    refreshes: catalogLists,
  },
  reuploadCatalog: {
    arg: {
      reuploadCatalogForm: { catalog: id, name: 'x', catalog_type: 'initial', is_current: 'true', drop: '' },
    },
    refreshes: [...garments, 'tasks'],
  },
  previewCatalogUpdate: {
    arg: { previewCatalogUpdateForm: { catalog: id, catalog_path: new Blob() } },
    refreshes: [],
  },
  setCatalogVisibility: {
    arg: { catalogVisibilityRequest: { id, wls_enabled: true, ls_enabled: true, is_current: true } },
    refreshes: [...catalogLists, 'catalog', ...orderLists],
  },
  deleteCatalog: { arg: { id }, refreshes: [...catalogLists, 'catalog', ...orderLists, ...userLists] },
  uploadGarments: { arg: { uploadGarmentsForm: { catalog_ids: id, file_path: file } }, refreshes: garments },
  editGarments: {
    arg: { editGarmentsForm: { catalog_ids: '1,2', file_path: file } },
    refreshes: [...garments, 'otherCatalog'],
  },
  deleteGarments: { arg: { deleteGarmentsForm: { catalog_ids: id, file_path: file } }, refreshes: garments },
  setCatalogForUser: {
    arg: { catalogForUserRequest: { catalog_id: '1', user_id: id, action: 'enable' } },
    refreshes: ['user', 'me', 'catalogs'],
  },
  setCatalogForUsers: {
    arg: { catalogForUsersRequest: { catalog_id: '1', user_ids: [id], action: 'enable' } },
    refreshes: [...everyUser, 'catalogs'],
  },

  retryTask: {
    arg: { id },
    refreshes: ['tasks', 'task', 'orderTask', 'customerTask', ...everyCatalog, ...everyOrder],
  },
  downloadTaskErrors: { arg: { id }, refreshes: [] },
  uploadImages: { arg: { imagesForm: { images: [file] } }, refreshes: ['tasks'] },
  uploadColors: { arg: { imagesForm: { images: [file] } }, refreshes: ['tasks'] },
  removeStocks: { arg: undefined, refreshes: ['tasks', ...everyCatalog, ...everyOrder] },
  syncStocks: { arg: { syncStocksRequest: {} }, refreshes: ['tasks', ...everyCatalog, ...everyOrder] },
};

/** Subscribes to every query, and returns those refetched after the mutation got this answer. */
async function refreshedAfter(
  mutate: (store: Store) => Promise<unknown>,
  answer: () => Response | Promise<Response>,
): Promise<string[]> {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) => Response.json(isBareList(url) ? [] : { id: '1', catalogs: [] }));
  const store = makeStore();
  const asked = new Map<string, string>();
  for (const [name, ask] of Object.entries(queries)) {
    await ask(store);
    asked.set(String(fetched.mock.lastCall?.[0]), name);
  }
  fetched.mockClear();
  fetched.mockImplementationOnce(async () => answer());
  await mutate(store);
  await new Promise((resolve) => setTimeout(resolve));
  // The first call is the mutation's own; it may read before it writes.
  const refreshed = fetched.mock.calls
    .slice(1)
    .filter(([, init]) => (init?.method ?? 'GET') === 'GET')
    .map(([url]) => asked.get(String(url)) ?? String(url));
  store.dispatch(api.util.resetApiState());
  fetched.mockRestore();
  return refreshed.sort();
}

function isBareList(url: unknown): boolean {
  return /\/api\/(wls_users|users_for_agent|agents|catalogs\/)/.test(String(url));
}

const mutations = keysOf(relation);

function mutateBy(mutation: keyof typeof relation) {
  // TypeScript cannot pair each mutation with its own argument here; the table's type already has.
  const { initiate } = endpoints[mutation] as {
    initiate: (arg: unknown) => ReturnType<typeof endpoints.login.initiate>;
  };
  return (store: Store) => store.dispatch(initiate(relation[mutation].arg));
}

it.each(mutations)('%s refreshes what it changes, and nothing else', async (mutation) => {
  const refreshed = await refreshedAfter(mutateBy(mutation), () => Response.json({ status: 'success' }));
  expect(refreshed).toEqual([...relation[mutation].refreshes].sort());
});

it.each(keysOf(fileForms))('%s refreshes what the stock and the garments are shown in', async (call) => {
  const refreshed = await refreshedAfter(
    (store) => fileForms[call](file).send(store.dispatch),
    () => Response.json({ status: 'success' }),
  );
  expect(refreshed).toEqual(['tasks', ...everyCatalog, ...everyOrder].sort());
});

it('covers every mutation of the contract', () => {
  const known = Object.keys(endpoints).filter(
    (name) => `use${name.charAt(0).toUpperCase()}${name.slice(1)}Mutation` in api,
  );
  expect([...mutations, ...keysOf(fileForms)].sort()).toEqual(known.sort());
});

it.each(mutations.filter((name) => name in orderEndpoints))(
  '%s is an order change if it refreshes orders',
  (name) => {
    const meta = {
      requestId: '1',
      requestStatus: 'fulfilled',
      arg: { type: 'mutation', endpointName: name },
    };
    const isRefreshing = relation[name].refreshes.includes('orders');
    expect(isOrderChange({ type: 'api/executeMutation/fulfilled', meta })).toBe(isRefreshing);
  },
);

it.each([
  [['orders' as const], true],
  [[listTag('users'), idTag('orders', '1')], true],
  [['catalogs' as const, null], false],
])('invalidating %j is an order change: %s', (tags, isOne) => {
  expect(isOrderChange(api.util.invalidateTags(tags))).toBe(isOne);
});

it.each([
  ['was refused in words', () => Response.json({ status: 'error', error: 'This order was sent already.' })],
  ['met a newer version', () => new Response('', { status: 409 })],
  ['lost its answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('refreshes after a call that %s', async (_what, answer) => {
  expect(await refreshedAfter(mutateBy('sendOrder'), answer)).toEqual(
    [...relation.sendOrder.refreshes].sort(),
  );
});

it('refreshes nothing after a call without a session', async () => {
  expect(await refreshedAfter(mutateBy('sendOrder'), () => new Response('', { status: 401 }))).toEqual([]);
});
