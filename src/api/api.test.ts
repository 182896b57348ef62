import type { MutationDefinition } from '@reduxjs/toolkit/query';
import { factorCalls } from '../domain/access/factorCalls';
import { catalogDocuments, orderDocuments } from '../domain/documents';
import { keysOf, mapValues } from '../domain/records';
import type { FileTool } from '../domain/uploads/uploads';
import {
  everyQuery,
  makeApiStore,
  type QueryName as Shown,
  type ApiStore as Store,
} from '../test/everyQuery';
import type { ArgOf, OperationId } from '../test/mockApi';
import { api, isOrderChange } from './api';
import { idTag, listTag } from './emptyApi';
import { orderEndpoints } from './orders';
import { fileForms } from './tasks';
import type { generatedApi } from './endpoints.gen';
import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';

jest.mock('../lib/download');

const { endpoints } = api;

const orderLists: Shown[] = ['orders', 'ordersOfUser', 'history', 'orderNews', 'overview', 'garmentOrders'];
const userLists: Shown[] = ['customers', 'customersOfAgent', 'agents', 'deletedUsers'];
const catalogLists: Shown[] = ['catalogs', 'allCatalogs'];
const everyOrder: Shown[] = [...orderLists, 'order', 'otherOrder', 'orderViews'];
const everySession: Shown[] = ['sessions', 'sessionsOfUser'];
const everySignIn: Shown[] = ['passkeys', 'factors', 'factorsOfUser', ...everySession];
const everyUser: Shown[] = [...userLists, 'user', 'otherUser', 'me', 'customerGroups', ...everySignIn];
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

const [id, key, file] = ['1', 'key-of-request', new File(['x'], 'x.xlsx')];
const enable = { catalog_id: id, action: 'enable' as const };
const catalogForm = { name: 'x', catalog_type: 'initial', is_current: 'true' } as const;
const switches = { ls_enabled: 'true', wls_enabled: 'true' } as const;
const orderIdRequest = { id };
const assertion = {
  ...{ id, rawId: id, type: 'public-key' as const },
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
};

type Mutation = Exclude<MutationName, FileTool | keyof typeof factorCalls>;

/** The argument of each mutation, and the queries that it must refetch, and no others. */
const relation: { [Name in Mutation]: [arg: ArgOf<Name>, ...refreshes: Shown[]] } = {
  login: [{ loginRequest: { username: 'a', password: 'b' } }],
  setPasswordByLink: [{ setPasswordByLinkRequest: { token: 'x', password: 'a quiet river' } }],
  requestPasswordLink: [{ requestPasswordLinkRequest: { username: 'a' } }],
  logout: [undefined],
  endSession: [{ endSessionRequest: { id } }, ...everySession],
  endOtherSessions: [undefined, ...everySession],
  endSessionsOfUser: [{ endSessionsOfUserRequest: { id } }, ...everySession],
  startPasskeySignIn: [undefined],
  signInByPasskey: [{ signInByPasskeyRequest: { credential: assertion } }],
  setMyLanguage: [{ setMyLanguageRequest: { language: 'fr' } }, 'me'],
  renamePasskey: [{ renamePasskeyRequest: { id, name: 'x' } }, 'passkeys'],
  completeSignIn: [{ shownFactor: { recovery_code: 'K7QM' } }],
  confirmSession: [{ confirmSessionRequest: { password: 'a quiet river' } }],
  renewRecoveryCodes: [undefined, 'me', 'factors'],
  resetFactors: [{ userIdRequest: { id } }, 'factorsOfUser'],

  createOrder: [{ createOrderRequest: { title: 'x', catalog: '1' } }, ...orderLists, ...userLists],
  createOrderLink: [
    { createOrderLinkRequest: { customer_name: 'x', customer_email: 'x@demo.test', catalog: '1' } },
    ...orderLists,
    ...userLists,
  ],
  copyOrder: [{ copyOrderRequest: { source: id, customer_id: id, title: 'x' } }, ...orderLists, ...userLists],
  updateOrder: [{ updateOrderRequest: { id, lines: {}, wanted: [], service_date: null } }, ...orderLists],
  finishOrder: [{ finishOrderRequest: { id, customer_finished: true } }, ...orderLists, 'order'],
  unlockOrder: [{ orderIdRequest }, ...orderLists, 'order'],
  sendOrder: [{ orderIdRequest }, ...orderLists, 'order'],
  updateOrderAddress: [{ updateOrderAddressRequest: { id, name: 'x' } }, ...orderLists, 'order'],
  deleteOrder: [{ orderIdRequest }, ...orderLists, 'order', ...userLists],
  downloadOrderList: [{ downloadOrderListRequest: { orders: [id] } }],
  setOrderNote: [{ orderNoteRequest: { id, note: 'x' } }, ...orderLists],
  setOrderPapers: [{ orderPapersRequest: { id, buyer_number: 'x' } }, ...orderLists],
  saveOrderProposal: [{ saveOrderProposalRequest: { id, lines: {}, wanted: [] } }, ...orderLists],
  proposeOrder: [{ proposeOrderRequest: { id } }, ...orderLists, 'order'],
  withdrawOrderProposal: [{ orderIdRequest }, ...orderLists, 'order'],
  takeOrderProposal: [
    { takeOrderProposalRequest: { id, skus: [], wanted: [], version: 1 } },
    ...orderLists,
    'order',
  ],
  declineOrderProposal: [{ orderIdRequest }, ...orderLists, 'order'],
  startOrderTask: [{ startOrderTaskRequest: { action: 'finish', orders: [id], key } }, 'tasks', 'orderTasks'],
  downloadOrderTaskFiles: [{ id }],
  ...mapValues({ ...orderDocuments, ...catalogDocuments }, (): [{ id: string }] => [{ id }]),
  saveOrderView: [{ saveOrderViewRequest: { name: 'x', query: '', is_shared: false } }, 'orderViews'],
  deleteOrderView: [{ orderViewIdRequest: { id } }, 'orderViews'],
  dismissOrderNews: [{ dismissOrderNewsRequest: { id: '1', changed_at: 1 } }, 'orderNews'],
  setStartOrderView: [{ startOrderViewRequest: { id } }, 'orderViews'],

  startCustomerTask: [
    { startCustomerTaskRequest: { action: 'pricelist', customers: [id], key, pricelist: null } },
    'tasks',
    'customerTasks',
  ],
  saveCustomerGroup: [{ saveCustomerGroupRequest: { name: 'x', is_shared: false } }, 'customerGroups'],
  changeCustomerGroupMembers: [
    { customerGroupMembersRequest: { id, add: [], remove: [] } },
    'customerGroups',
  ],
  deleteCustomerGroup: [{ customerGroupIdRequest: { id } }, 'customerGroups'],
  sendInvitation: [{ sendInvitationRequest: { id } }],
  createUser: [{ createUserRequest: { name: 'x', email: 'x@demo.test' } }, ...userLists],
  createUsersInBulk: [{ bulkUsersForm: { file } }, ...userLists],
  updateUser: [{ updateUserRequest: { id } }, ...oneUser, ...everySession],
  eraseUser: [{ eraseUserRequest: { id } }, ...everyUser, ...orderLists],
  exportMyData: [undefined],
  exportUserData: [{ id }],
  deleteUser: [{ deleteUserRequest: { id } }, ...everyUser, ...orderLists],
  setUserRoles: [{ setUserRolesRequest: { id, roles: [] } }, ...oneUser, ...everySession],
  setUserAgents: [{ setUserAgentsRequest: { id, agents: [] } }, ...oneUser],
  setUserSapId: [{ setUserSapIdRequest: { id, sap_id: null } }, ...oneUser],
  changeUserPlaces: [{ changeUserPlacesRequest: { id } }, ...oneUser],
  setUserPassword: [{ setUserPasswordRequest: { id, password: 'x' } }, ...everySession],

  uploadCatalog: [
    { uploadCatalogForm: { ...catalogForm, ...switches, season: 'AW26', brand: 'x', catalog_path: file } },
    ...catalogLists,
  ],
  reuploadCatalog: [{ reuploadCatalogForm: { ...catalogForm, catalog: id, drop: '' } }, ...garments, 'tasks'],
  previewCatalogUpdate: [{ previewCatalogUpdateForm: { catalog: id, catalog_path: new Blob() } }],
  setCatalogVisibility: [
    { catalogVisibilityRequest: { id, wls_enabled: true, ls_enabled: true, is_current: true } },
    ...catalogLists,
    'catalog',
    ...orderLists,
  ],
  deleteCatalog: [{ id }, ...catalogLists, 'catalog', ...orderLists, ...userLists],
  uploadGarments: [{ uploadGarmentsForm: { catalog_ids: id, file_path: file } }, ...garments],
  editGarments: [{ editGarmentsForm: { catalog_ids: '1,2', file_path: file } }, ...garments, 'otherCatalog'],
  deleteGarments: [{ deleteGarmentsForm: { catalog_ids: id, file_path: file } }, ...garments],
  setCatalogForUser: [{ catalogForUserRequest: { ...enable, user_id: id } }, 'user', 'me', 'catalogs'],
  setCatalogForUsers: [{ catalogForUsersRequest: { ...enable, user_ids: [id] } }, ...everyUser, 'catalogs'],
  retryTask: [{ id }, 'tasks', 'task', 'orderTask', 'customerTask', ...everyCatalog, ...everyOrder],
  downloadTaskErrors: [{ id }],
  dismissRefusedFile: [{ dismissRefusedFileRequest: { file: 'a', refused_at: 1 } }, 'refusedFiles'],
  downloadInvoicePdf: [{ id, number: '90' }],
  createApiKey: [{ createApiKeyRequest: { name: 'x', scopes: [], expires: 1 } }, 'apiKeys'],
  endApiKey: [{ endApiKeyRequest: { id } }, 'apiKeys'],
  createWebhook: [{ createWebhookRequest: { url: 'x', events: [] } }, 'webhooks', 'deliveries'],
  endWebhook: [{ endWebhookRequest: { id } }, 'webhooks', 'deliveries'],
  resendWebhookDelivery: [{ resendWebhookDeliveryRequest: { id } }, 'webhooks', 'deliveries'],
  reportFulfillment: [{ erpDocument: { document: 'invoice', format: 1, number: '8', day: 'x' } }],
  uploadImages: [{ imagesForm: { images: [file] } }, 'tasks'],
  uploadColors: [{ imagesForm: { images: [file] } }, 'tasks'],
  removeStocks: [undefined, 'tasks', ...everyCatalog, ...everyOrder],
  syncStocks: [{ syncStocksRequest: {} }, 'tasks', ...everyCatalog, ...everyOrder],
};

/** Subscribes to every query, and returns those refetched after the mutation got this answer. */
async function refreshedAfter(
  mutate: (store: Store) => Promise<unknown>,
  answer: () => Response | Promise<Response>,
): Promise<string[]> {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) => Response.json(isBareList(url) ? [] : { id: '1', catalogs: [] }));
  const store = makeApiStore();
  const asked = new Map<string, string>();
  for (const [name, ask] of Object.entries(everyQuery)) {
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

/** The queries that a mutation must refetch, in order. */
function refreshesOf(mutation: Mutation): Shown[] {
  const [, ...refreshes]: [unknown, ...Shown[]] = relation[mutation];
  return refreshes.sort();
}

function mutateBy(mutation: MutationName, arg: unknown) {
  // TypeScript cannot pair each mutation with its own argument here; the table's type already has.
  const { initiate } = endpoints[mutation] as {
    initiate: (arg: unknown) => ReturnType<typeof endpoints.login.initiate>;
  };
  return (store: Store) => store.dispatch(initiate(arg));
}

const succeed = () => Response.json({ status: 'success' });

it.each(mutations)('%s refreshes what it changes, and nothing else', async (mutation) => {
  const refreshed = await refreshedAfter(mutateBy(mutation, relation[mutation][0]), succeed);
  expect(refreshed).toEqual(refreshesOf(mutation));
});

it.each(keysOf(factorCalls))('%s refreshes the own factors if it changes them', async (call) => {
  const refreshed = await refreshedAfter(mutateBy(call, {}), succeed);
  const lists = call.endsWith('Passkey') ? ['passkeys'] : [];
  expect(refreshed).toEqual(factorCalls[call] === 'begin' ? [] : ['factors', 'me', ...lists]);
});

it.each(keysOf(fileForms))('%s refreshes what the stock and the garments are shown in', async (call) => {
  const refreshed = await refreshedAfter((store) => fileForms[call](file).send(store.dispatch), succeed);
  expect(refreshed).toEqual(['tasks', ...everyCatalog, ...everyOrder].sort());
});

it('covers every mutation of the contract', () => {
  const known = Object.keys(endpoints).filter(
    (name) => `use${name.charAt(0).toUpperCase()}${name.slice(1)}Mutation` in api,
  );
  expect([...mutations, ...keysOf(fileForms), ...keysOf(factorCalls)].sort()).toEqual(known.sort());
});

it.each(mutations.filter((name) => name in orderEndpoints))(
  '%s is an order change if it refreshes orders',
  (name) => {
    const arg = { type: 'mutation', endpointName: name };
    const meta = { requestId: '1', requestStatus: 'fulfilled', arg };
    const isRefreshing = refreshesOf(name).includes('orders');
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

const sendOrder = mutateBy('sendOrder', { orderIdRequest });

it.each([
  ['was refused in words', () => Response.json({ status: 'error', error: 'This order was sent already.' })],
  ['met a newer version', () => new Response('', { status: 409 })],
  ['lost its answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('refreshes after a call that %s', async (_what, answer) => {
  expect(await refreshedAfter(sendOrder, answer)).toEqual(refreshesOf('sendOrder'));
});

it('refreshes nothing after a call without a session', async () => {
  expect(await refreshedAfter(sendOrder, () => new Response('', { status: 401 }))).toEqual([]);
});
