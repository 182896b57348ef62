import { mapValues } from '../records';
import { factorCalls } from './factorCalls';
import type { Role } from './roleOptions';

/** The scope of a call: all records, or only those the person owns by the ownership rules (spec 6). */
export type Scope = 'any' | 'own';

/** Who may make a call: anyone, anyone signed in, or the named roles, each with its scope (spec 6). */
export type AccessRule = 'public' | 'signedIn' | { readonly [role in Role]?: Scope };

const ordering = { admin: 'any', agent: 'own', wls: 'own' } as const;
const staff = { admin: 'any', agent: 'own' } as const;
const adminOnly = { admin: 'any' } as const;
const previewing = { admin: 'any', agent: 'any', wls: 'own', app: 'own' } as const;

/**
 * The access rules of all calls by operationId (spec 6, contract.md 'Who may do what'). Where both are silent: anyone
 * signed in may ask who they are and sign out, even without a role; agents list all agents, since they add colleagues
 * to their customers; agents preview every catalog, since list_admin shows them all, while list_simple shows only
 * those enabled for them; agents may change the roles of their customers, but only add or remove wls, as when they
 * create one (mayChangeRoles); bulk files, which may name any role, are for admins.
 */
export const accessRules = {
  login: 'public',
  setPasswordByLink: 'public',
  requestPasswordLink: 'public',
  logout: 'signedIn',
  getMe: 'signedIn',
  setMyLanguage: 'signedIn',
  listSessions: 'signedIn',
  endSession: 'signedIn',
  endOtherSessions: 'signedIn',
  listSessionsOfUser: adminOnly,
  endSessionsOfUser: adminOnly,
  exportMyData: 'signedIn',
  exportUserData: adminOnly,
  eraseUser: adminOnly,
  listDeletedUsers: adminOnly,
  startPasskeySignIn: 'public',
  signInByPasskey: 'public',
  listPasskeys: 'signedIn',
  renamePasskey: 'signedIn',
  getSecondStep: 'public',
  completeSignIn: 'public',
  confirmSession: 'signedIn',
  getSecondFactors: 'signedIn',
  ...mapValues(factorCalls, () => 'signedIn' as const),
  renewRecoveryCodes: 'signedIn',
  getFactorsOfUser: adminOnly,
  resetFactors: adminOnly,

  getOrder: ordering,
  updateOrder: ordering,
  finishOrder: ordering,
  createOrder: ordering,
  createOrderLink: staff,
  unlockOrder: staff,
  sendOrder: staff,
  deleteOrder: staff,
  updateOrderAddress: staff,
  copyOrder: ordering,
  listOrders: ordering,
  listOrdersOfUser: ordering,
  getOrderPlace: ordering,
  listOrderEvents: ordering,
  reportPresence: ordering,
  setOrderNote: ordering,
  getOrderPapers: ordering,
  setOrderPapers: ordering,
  getOrderFulfillment: ordering,
  listOrderNews: ordering,
  dismissOrderNews: ordering,
  listOrderVersions: ordering,
  getOrderVersion: ordering,
  saveOrderProposal: ordering,
  proposeOrder: ordering,
  withdrawOrderProposal: ordering,
  takeOrderProposal: staff,
  declineOrderProposal: staff,
  getOverview: ordering,
  getGarmentOrders: staff,
  findThings: ordering,
  downloadOrderList: staff,
  checkOrderStock: staff,
  startOrderTask: staff,
  listOrderTasks: staff,
  getOrderTask: staff,
  listOrderViews: staff,
  saveOrderView: staff,
  deleteOrderView: staff,
  setStartOrderView: staff,
  downloadOrderTaskFiles: staff,
  downloadOrderExcel: ordering,
  downloadOrderPdf: ordering,
  downloadOrderOnlyPdf: ordering,
  getOrderConfirmation: ordering,
  downloadInvoicePdf: ordering,
  downloadToComePdf: ordering,
  downloadToComeExcel: ordering,

  listCustomers: staff,
  listCustomerFigures: staff,
  startCustomerTask: staff,
  listCustomerTasks: staff,
  getCustomerTask: staff,
  listCustomerGroups: staff,
  saveCustomerGroup: staff,
  changeCustomerGroupMembers: staff,
  deleteCustomerGroup: staff,
  getUser: { admin: 'any', agent: 'own', wls: 'own' },
  listCustomersOfAgent: staff,
  listAgents: { admin: 'any', agent: 'any' },
  createUser: staff,
  sendInvitation: staff,
  updateUser: staff,
  deleteUser: staff,
  setUserRoles: staff,
  setUserAgents: staff,
  setUserSapId: staff,
  changeUserPlaces: staff,
  setUserPassword: { admin: 'any', agent: 'own', wls: 'own', app: 'own' },
  createUsersInBulk: adminOnly,

  listCatalogs: { admin: 'any', agent: 'own', wls: 'own', app: 'own' },
  listAllCatalogs: { admin: 'any', agent: 'any' },
  uploadCatalog: adminOnly,
  reuploadCatalog: adminOnly,
  previewCatalogUpdate: adminOnly,
  setCatalogVisibility: adminOnly,
  deleteCatalog: adminOnly,
  getCatalog: previewing,
  downloadCatalogDesign: previewing,
  downloadCatalogStockPdf: previewing,
  downloadCatalogPdf: previewing,
  uploadGarments: adminOnly,
  editGarments: adminOnly,
  deleteGarments: adminOnly,
  setCatalogForUser: staff,
  setCatalogForUsers: staff,

  uploadImages: adminOnly,
  uploadColors: adminOnly,
  uploadStock: adminOnly,
  getTaskStatus: adminOnly,
  removeStocks: adminOnly,
  syncStocks: adminOnly,
  listTasks: adminOnly,
  retryTask: adminOnly,
  downloadTaskErrors: adminOnly,
  listRefusedFiles: adminOnly,
  dismissRefusedFile: adminOnly,
  reportFulfillment: adminOnly,

  listApiKeys: adminOnly,
  createApiKey: adminOnly,
  endApiKey: adminOnly,
  listWebhooks: adminOnly,
  createWebhook: adminOnly,
  endWebhook: adminOnly,
  listWebhookDeliveries: adminOnly,
  resendWebhookDelivery: adminOnly,
} as const satisfies Record<string, AccessRule>;

/** The name of a call of the contract that has an access rule. */
export type OperationId = keyof typeof accessRules;

/** Whether a signed-in person with these roles may make a call on any record (spec 6). */
export function mayCall(roles: readonly Role[], operation: OperationId): boolean {
  return scopeOf(roles, operation) !== null;
}

/**
 * The widest scope that any of the person's roles gives for a call, or null when none of them may make it
 * (spec 6).
 */
export function scopeOf(roles: readonly Role[], operation: OperationId): Scope | null {
  const rule: AccessRule = accessRules[operation];
  if (rule === 'public') return 'any';
  if (rule === 'signedIn') return 'own';

  const scopes = roles.map((role) => rule[role]);
  if (scopes.includes('any')) return 'any';
  return scopes.includes('own') ? 'own' : null;
}
