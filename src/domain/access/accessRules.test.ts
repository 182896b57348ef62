import { type AccessRule, accessRules, mayCall, scopeOf } from './accessRules';
import { inEnglish } from '../language/wording';
import { catalogDocuments, orderDocuments } from '../documents';
import { keysOf, mapValues } from '../records';
import { uploads } from '../uploads/uploads';
import { factorCalls } from './factorCalls';
import { roleOptions, type Role } from './roleOptions';

type AccessScope = 'any' | 'own' | null;
/** Those of admin, agent, wls and app. */
type Scopes = [AccessScope, AccessScope, AccessScope, AccessScope];

const table: Record<keyof typeof accessRules, Scopes> = {
  // Whoever sees an order or a catalog may have its documents.
  ...mapValues(orderDocuments, (): Scopes => ['any', 'own', 'own', null]),
  ...mapValues(catalogDocuments, (): Scopes => ['any', 'any', 'own', 'own']),
  ...mapValues(uploads, (): Scopes => ['any', null, null, null]),
  ...mapValues(factorCalls, (): Scopes => ['own', 'own', 'own', 'own']),
  login: ['any', 'any', 'any', 'any'],
  setPasswordByLink: ['any', 'any', 'any', 'any'],
  requestPasswordLink: ['any', 'any', 'any', 'any'],
  logout: ['own', 'own', 'own', 'own'],
  getMe: ['own', 'own', 'own', 'own'],
  setMyLanguage: ['own', 'own', 'own', 'own'],
  listSessions: ['own', 'own', 'own', 'own'],
  endSession: ['own', 'own', 'own', 'own'],
  endOtherSessions: ['own', 'own', 'own', 'own'],
  listSessionsOfUser: ['any', null, null, null],
  endSessionsOfUser: ['any', null, null, null],
  exportMyData: ['own', 'own', 'own', 'own'],
  exportUserData: ['any', null, null, null],
  eraseUser: ['any', null, null, null],
  listDeletedUsers: ['any', null, null, null],
  startPasskeySignIn: ['any', 'any', 'any', 'any'],
  signInByPasskey: ['any', 'any', 'any', 'any'],
  listPasskeys: ['own', 'own', 'own', 'own'],
  renamePasskey: ['own', 'own', 'own', 'own'],
  getSecondStep: ['any', 'any', 'any', 'any'],
  completeSignIn: ['any', 'any', 'any', 'any'],
  confirmSession: ['own', 'own', 'own', 'own'],
  getSecondFactors: ['own', 'own', 'own', 'own'],
  renewRecoveryCodes: ['own', 'own', 'own', 'own'],
  getFactorsOfUser: ['any', null, null, null],
  resetFactors: ['any', null, null, null],
  getOrder: ['any', 'own', 'own', null],
  updateOrder: ['any', 'own', 'own', null],
  finishOrder: ['any', 'own', 'own', null],
  createOrder: ['any', 'own', 'own', null],
  createOrderLink: ['any', 'own', null, null],
  unlockOrder: ['any', 'own', null, null],
  sendOrder: ['any', 'own', null, null],
  deleteOrder: ['any', 'own', null, null],
  updateOrderAddress: ['any', 'own', null, null],
  copyOrder: ['any', 'own', 'own', null],
  listOrders: ['any', 'own', 'own', null],
  listOrdersOfUser: ['any', 'own', 'own', null],
  getOrderPlace: ['any', 'own', 'own', null],
  listOrderEvents: ['any', 'own', 'own', null],
  setOrderNote: ['any', 'own', 'own', null],
  getOrderPapers: ['any', 'own', 'own', null],
  getOrderFulfillment: ['any', 'own', 'own', null],
  downloadInvoicePdf: ['any', 'own', 'own', null],
  listOrderNews: ['any', 'own', 'own', null],
  dismissOrderNews: ['any', 'own', 'own', null],
  listOrderVersions: ['any', 'own', 'own', null],
  getOrderVersion: ['any', 'own', 'own', null],
  saveOrderProposal: ['any', 'own', 'own', null],
  proposeOrder: ['any', 'own', 'own', null],
  withdrawOrderProposal: ['any', 'own', 'own', null],
  takeOrderProposal: ['any', 'own', null, null],
  declineOrderProposal: ['any', 'own', null, null],
  setOrderPapers: ['any', 'own', 'own', null],
  reportPresence: ['any', 'own', 'own', null],
  getOverview: ['any', 'own', 'own', null],
  getGarmentOrders: ['any', 'own', null, null],
  findThings: ['any', 'own', 'own', null],
  downloadOrderList: ['any', 'own', null, null],
  checkOrderStock: ['any', 'own', null, null],
  startOrderTask: ['any', 'own', null, null],
  listOrderTasks: ['any', 'own', null, null],
  getOrderTask: ['any', 'own', null, null],
  downloadOrderTaskFiles: ['any', 'own', null, null],
  listOrderViews: ['any', 'own', null, null],
  saveOrderView: ['any', 'own', null, null],
  deleteOrderView: ['any', 'own', null, null],
  setStartOrderView: ['any', 'own', null, null],
  listCustomers: ['any', 'own', null, null],
  listCustomerFigures: ['any', 'own', null, null],
  startCustomerTask: ['any', 'own', null, null],
  listCustomerTasks: ['any', 'own', null, null],
  getCustomerTask: ['any', 'own', null, null],
  listCustomerGroups: ['any', 'own', null, null],
  saveCustomerGroup: ['any', 'own', null, null],
  changeCustomerGroupMembers: ['any', 'own', null, null],
  deleteCustomerGroup: ['any', 'own', null, null],
  getUser: ['any', 'own', 'own', null],
  listCustomersOfAgent: ['any', 'own', null, null],
  listAgents: ['any', 'any', null, null],
  createUser: ['any', 'own', null, null],
  sendInvitation: ['any', 'own', null, null],
  updateUser: ['any', 'own', null, null],
  deleteUser: ['any', 'own', null, null],
  setUserRoles: ['any', 'own', null, null],
  setUserAgents: ['any', 'own', null, null],
  setUserSapId: ['any', 'own', null, null],
  changeUserPlaces: ['any', 'own', null, null],
  setUserPassword: ['any', 'own', 'own', 'own'],
  listCatalogs: ['any', 'own', 'own', 'own'],
  listAllCatalogs: ['any', 'any', null, null],
  previewCatalogUpdate: ['any', null, null, null],
  setCatalogVisibility: ['any', null, null, null],
  deleteCatalog: ['any', null, null, null],
  getCatalog: ['any', 'any', 'own', 'own'],
  setCatalogForUser: ['any', 'own', null, null],
  setCatalogForUsers: ['any', 'own', null, null],
  getTaskStatus: ['any', null, null, null],
  removeStocks: ['any', null, null, null],
  syncStocks: ['any', null, null, null],
  listTasks: ['any', null, null, null],
  retryTask: ['any', null, null, null],
  downloadTaskErrors: ['any', null, null, null],
  listRefusedFiles: ['any', null, null, null],
  dismissRefusedFile: ['any', null, null, null],
  reportFulfillment: ['any', null, null, null],
  listApiKeys: ['any', null, null, null],
  createApiKey: ['any', null, null, null],
  endApiKey: ['any', null, null, null],
  listWebhooks: ['any', null, null, null],
  createWebhook: ['any', null, null, null],
  endWebhook: ['any', null, null, null],
  listWebhookDeliveries: ['any', null, null, null],
  resendWebhookDelivery: ['any', null, null, null],
};

const operations = keysOf(accessRules);
const roles: Role[] = ['admin', 'agent', 'wls', 'app'];

describe('accessRules', () => {
  it.each(operations)('%s has the scope of the spec for each role', (operation) => {
    expect(roles.map((role) => scopeOf([role], operation))).toEqual(table[operation]);
    expect(roles.map((role) => mayCall([role], operation))).toEqual(
      table[operation].map((reach) => reach !== null),
    );
  });

  it.each<[string, Role[], keyof typeof accessRules, AccessScope]>([
    ['the widest role wins', ['wls', 'agent', 'admin'], 'getOrder', 'any'],
    ['the order of the roles does not matter', ['admin', 'wls'], 'getOrder', 'any'],
    ['one role that may is enough', ['app', 'agent'], 'sendOrder', 'own'],
    ['without a role one may sign in', [], 'login', 'any'],
    ['without a role one may sign out', [], 'logout', 'own'],
    ['without a role nothing else is allowed', [], 'getOrder', null],
  ])('%s', (_rule, held, operation, scope) => {
    expect(scopeOf(held, operation)).toBe(scope);
    expect(mayCall(held, operation)).toBe(scope !== null);
  });

  it('lets an admin make every call', () => {
    const rules: AccessRule[] = Object.values(accessRules);
    expect(rules.every((rule) => typeof rule === 'string' || rule.admin === 'any')).toBe(true);
  });
});

describe('roleOptions', () => {
  it('labels the roles', () => {
    expect(roleOptions.map(({ id, text }) => [id, inEnglish(text)])).toEqual([
      ['admin', 'Admin'],
      ['agent', 'Agent'],
      ['wls', 'Can use WLS'],
      ['app', 'Can use the App'],
    ]);
  });
});
