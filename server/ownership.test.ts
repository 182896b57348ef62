import { randomUUID } from 'node:crypto';
import { type AccessRule, accessRules, type OperationId, scopeOf } from '../src/domain/access/accessRules';
import { factorCalls } from '../src/domain/access/factorCalls';
import { catalogDocuments, orderDocuments } from '../src/domain/documents';
import { mapValues } from '../src/domain/records';
import type { Role } from '../src/domain/access/roleOptions';
import { uploads } from '../src/domain/uploads/uploads';
import { buildTestApp, everyRole, type TestApp } from './test/buildTestApp';
import { type ContractCall, operationIds } from './test/contract';
import { buildCatalog, buildInvoice, buildOrder, buildUser, buildVersion } from './test/factories';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

/** Whether access to a call depends on the owner of a record, or only on the caller's role. */
type About = 'role' | { record: 'order' | 'user' | 'agent' | 'catalog'; call: (ids: Ids) => ContractCall };
type Ids = { order: string; user: string; agent: string; catalog: string };

const order = (call: (id: string) => ContractCall): About => ({
  record: 'order',
  call: (ids) => call(ids.order),
});
const user = (call: (id: string, catalog: string) => ContractCall): About => ({
  record: 'user',
  call: (ids) => call(ids.user, ids.catalog),
});
const catalog: About = {
  record: 'catalog',
  call: (ids) => ({ params: { catalog_id: ids.catalog, id: ids.catalog } }),
};
const byId = (id: string) => ({ params: { id } });
const inBody = (id: string) => ({ body: { id } });

/** Every operation of the contract; one that is missing here does not compile. */
const about: Record<OperationId, About> = {
  ...mapValues({ ...uploads, ...factorCalls }, (): About => 'role'),
  login: 'role',
  logout: 'role',
  setPasswordByLink: 'role',
  requestPasswordLink: 'role',
  getMe: 'role',
  listSessions: 'role',
  endSession: 'role',
  endOtherSessions: 'role',
  listSessionsOfUser: user(byId),
  endSessionsOfUser: user(inBody),
  setMyLanguage: 'role',
  exportMyData: 'role',
  exportUserData: user(byId),
  eraseUser: user(inBody),
  listDeletedUsers: 'role',
  startPasskeySignIn: 'role',
  signInByPasskey: 'role',
  listPasskeys: 'role',
  renamePasskey: 'role',
  getSecondStep: 'role',
  completeSignIn: 'role',
  confirmSession: 'role',
  getSecondFactors: 'role',
  renewRecoveryCodes: 'role',
  getFactorsOfUser: user(byId),
  resetFactors: user(inBody),

  getOrder: order(byId),
  updateOrder: order((id) => ({ body: { id, lines: {}, wanted: [], service_date: null } })),
  finishOrder: order((id) => ({ body: { id, customer_finished: true } })),
  createOrder: {
    record: 'user',
    call: (ids) => ({ body: { customer: ids.user, title: 'An order', catalog: ids.catalog } }),
  },
  createOrderLink: 'role',
  unlockOrder: order(inBody),
  sendOrder: order(inBody),
  deleteOrder: order(inBody),
  updateOrderAddress: order((id) => ({ body: { id, name: 'An order' } })),
  copyOrder: {
    record: 'order',
    call: (ids) => ({ body: { source: ids.order, customer_id: ids.user, title: 'A copy' } }),
  },
  listOrders: 'role',
  listOrdersOfUser: user(byId),
  getOrderPlace: {
    record: 'user',
    call: (ids) => ({ ...byId(ids.user), query: { catalog: ids.catalog } }),
  },
  listOrderEvents: order(byId),
  reportPresence: order(inBody),
  setOrderNote: order((id) => ({ body: { id, note: 'Before noon' } })),
  getOrderPapers: order(byId),
  getOrderFulfillment: order(byId),
  downloadInvoicePdf: order((id) => ({ params: { id }, query: { number: id } })),
  listOrderNews: 'role',
  dismissOrderNews: order((id) => ({ body: { id, changed_at: 0 } })),
  listOrderVersions: order(byId),
  getOrderVersion: order((id) => ({ params: { id, number: '1' } })),
  saveOrderProposal: order((id) => ({ body: { id, lines: {}, wanted: [] } })),
  proposeOrder: order(inBody),
  withdrawOrderProposal: order(inBody),
  takeOrderProposal: order((id) => ({ body: { id, skus: [], wanted: [], version: 1 } })),
  declineOrderProposal: order(inBody),
  setOrderPapers: order((id) => ({ body: { id, buyer_number: 'PO 7' } })),
  getOverview: 'role',
  getGarmentOrders: 'role',
  findThings: 'role',
  downloadOrderList: order((id) => ({ body: { orders: [id] } })),
  checkOrderStock: order((id) => ({ body: { orders: [id] } })),
  startOrderTask: order((id) => ({ body: { action: 'finish', orders: [id], key: randomUUID() } })),
  listOrderTasks: 'role',
  getOrderTask: 'role',
  downloadOrderTaskFiles: 'role',
  listOrderViews: 'role',
  saveOrderView: 'role',
  deleteOrderView: 'role',
  setStartOrderView: 'role',
  ...mapValues(orderDocuments, () => order(byId)),

  listCustomers: 'role',
  listCustomerFigures: 'role',
  startCustomerTask: 'role',
  listCustomerTasks: 'role',
  getCustomerTask: 'role',
  listCustomerGroups: 'role',
  saveCustomerGroup: 'role',
  changeCustomerGroupMembers: 'role',
  deleteCustomerGroup: 'role',
  getUser: user(byId),
  listCustomersOfAgent: { record: 'agent', call: (ids) => byId(ids.agent) },
  listAgents: 'role',
  createUser: 'role',
  sendInvitation: user(inBody),
  updateUser: user((id) => ({ body: { id, extra_info: 'Notes' } })),
  deleteUser: user(inBody),
  setUserRoles: user((id) => ({ body: { id, roles: ['wls'] } })),
  setUserAgents: user((id) => ({ body: { id, agents: [] } })),
  setUserSapId: user((id) => ({ body: { id, sap_id: null } })),
  changeUserPlaces: user((id) => ({ body: { id, removed_addresses: ['0000104712'] } })),
  setUserPassword: user((id) => ({ body: { id, password: 'a new quiet river' } })),

  listCatalogs: 'role',
  listAllCatalogs: 'role',
  previewCatalogUpdate: 'role',
  setCatalogVisibility: 'role',
  deleteCatalog: 'role',
  getCatalog: catalog,
  ...mapValues(catalogDocuments, () => catalog),
  setCatalogForUser: user((id, catalog_id) => ({ body: { catalog_id, user_id: id, action: 'enable' } })),
  setCatalogForUsers: user((id, catalog_id) => ({ body: { catalog_id, user_ids: [id], action: 'enable' } })),

  getTaskStatus: 'role',
  removeStocks: 'role',
  syncStocks: 'role',
  listTasks: 'role',
  retryTask: 'role',
  downloadTaskErrors: 'role',
  listRefusedFiles: 'role',
  dismissRefusedFile: 'role',
  reportFulfillment: 'role',
  listApiKeys: 'role',
  createApiKey: 'role',
  endApiKey: 'role',
  listWebhooks: 'role',
  createWebhook: 'role',
  endWebhook: 'role',
  listWebhookDeliveries: 'role',
  resendWebhookDelivery: 'role',
};

/** Two callers with the same role, each with their own record. */
async function buildWorld(role: Role) {
  const build = async () => {
    const open = await buildCatalog(t.db);
    const caller = await buildUser(t.db, { roles: [role], catalogs: [open] });
    const isAgent = role === 'agent';
    // Customers are their own records, agents have theirs.
    const shop =
      role === 'wls' || role === 'app' ? caller : await buildUser(t.db, { agents: isAgent ? [caller] : [] });
    const line = { WJM123000M: 2 };
    const made = await buildOrder(t.db, { customer: shop, catalog: open, lines: line });
    await buildVersion(t.db, made);
    await buildInvoice(t, made);
    const agent = isAgent ? caller : await buildUser(t.db, { roles: ['agent'] });
    const ids = { order: made.id, user: shop.id, agent: agent.id, catalog: open.id };
    return { caller, ids };
  };
  return { own: await build(), foreign: await build() };
}

const toWire = (ids: { [Name in keyof Ids]: number }): Ids => ({
  order: String(ids.order),
  user: String(ids.user),
  agent: String(ids.agent),
  catalog: String(ids.catalog),
});

const named = operationIds.filter((name): name is OperationId => name in accessRules);

test('every operation has a rule, and is tested here', () => {
  expect(named).toEqual(operationIds);
  expect(Object.keys(about).toSorted()).toEqual(operationIds.toSorted());
});

const cases = named.flatMap((name) => everyRole.map((role) => [name, role] as const));

test.each(cases)('%s by %s reaches exactly the records that the rule allows', async (name, role) => {
  const rule: AccessRule = accessRules[name];
  const { own, foreign } = await buildWorld(role);
  const what = about[name];
  const statusOf = async (ids: (typeof own)['ids']) =>
    (
      await t
        .as(own.caller)
        .call(
          name,
          what === 'role'
            ? { params: { id: '1', tile: 'days', reference: 'WJM123' } }
            : what.call(toWire(ids)),
        )
    ).status;

  const scope = rule === 'public' ? 'any' : scopeOf([role], name);
  if (scope === null) {
    expect([await statusOf(own.ids), await statusOf(foreign.ids)]).toEqual([403, 403]);
    return;
  }
  if (what === 'role') return expect([401, 403]).not.toContain(await statusOf(own.ids));

  // The other's record first, as a call may delete the caller's own. A call with two records gets both from the other.
  const ofTheOther = await statusOf(foreign.ids);
  if (scope === 'own') expect(ofTheOther).toBe(404);
  else expect([401, 403, 404]).not.toContain(ofTheOther);
  expect([401, 403, 404]).not.toContain(await statusOf(own.ids));
});
