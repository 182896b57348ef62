import type { Role } from './roleOptions';

const admin = ['admin'] as const;
const agent = ['agent'] as const;
const staff = ['admin', 'agent'] as const;

/**
 * What roles give besides calls and pages (`accessRules.ts`, `pageRules.ts`), each with the roles that give it. Screens
 * and handlers ask for these, never for a role (spec 1, 5, 6).
 */
const rights = {
  /** Sees and changes everybody's data; the last person who may keeps the role. */
  administer: admin,
  seeDeletedOrders: admin,
  chooseSellerOfCopy: admin,
  giveAnyPriceList: admin,
  giveAnyWarehouse: admin,
  giveAnyRole: admin,
  seeFiguresOfCatalogs: admin,
  seeMissingPictures: admin,
  /** Shares views and groups with everybody, and changes those of others. */
  shareSavedSets: admin,
  seeAllTasks: admin,
  readApiReference: admin,
  setUpBrand: admin,
  /** Has customers, whose orders they sell. */
  haveCustomers: agent,
  sellOrders: staff,
  /** Reads and writes what is not for customers, such as notes for staff. */
  seeStaffNotes: staff,
  orderForOthers: staff,
  orderHere: ['wls'],
  useApp: ['app'],
} as const satisfies Record<string, readonly Role[]>;

/** The name of something that roles give. */
export type Right = keyof typeof rights;

/** Whether somebody with these roles may do something. */
export const may = (roles: readonly Role[], right: Right): boolean =>
  rolesWith(right).some((role) => roles.includes(role));

/** The roles that give a right, for queries. */
export const rolesWith = (right: Right): readonly Role[] => rights[right];

/** Whether a change of roles takes a right from somebody. */
export const losesRight = (from: readonly Role[], to: readonly Role[], right: Right): boolean =>
  may(from, right) && !may(to, right);

/** The role that gives an API key its view of records; its scopes say which calls it makes (`keyMayCall`). */
export const rolesOfKeys: readonly Role[] = ['admin'];

/** The roles of a new person of each kind. */
export const rolesOfNew = {
  admin: ['admin'],
  agent: ['agent'],
  customer: ['wls'],
} satisfies Record<string, Role[]>;
