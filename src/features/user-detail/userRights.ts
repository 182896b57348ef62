import type { User } from '../../api';
import { mayCall } from '../../domain/access/accessRules';
import { managesUser, mayChangeRoles, ownsUser } from '../../domain/access/ownership';
import type { Role } from '../../domain/access/roleOptions';
import { may } from '../../domain/access/rights';

/** What a viewer may do on a user's page (spec 6); the server enforces it. */
export interface UserRights {
  /** Orders, customers and data; agents see only a colleague's name and email. */
  readonly maySeeDetails: boolean;
  readonly mayModify: boolean;
  readonly mayDelete: boolean;
  readonly mayInvite: boolean;
  readonly mayExport: boolean;
  readonly mayResetFactors: boolean;
  readonly mayChangeAgents: boolean;
  readonly mayToggleRole: (role: Role) => boolean;
}

export function userRights(viewer: User, user: User): UserRights {
  const manages = managesUser(viewer, user);
  return {
    maySeeDetails: ownsUser(viewer, user),
    mayModify: manages,
    mayDelete: manages && viewer.id !== user.id,
    mayInvite: manages && viewer.id !== user.id,
    mayExport: mayCall(viewer.roles, 'exportUserData'),
    mayResetFactors: mayCall(viewer.roles, 'resetFactors') && viewer.id !== user.id,
    mayChangeAgents: manages,
    mayToggleRole: (role) => manages && mayChangeRoles(viewer, user.roles, toggled(user.roles, role)),
  };
}

/** Whether a user can order: customers, including staff who are also customers. */
export const isCustomer = ({ roles }: User): boolean =>
  may(roles, 'orderHere') || !may(roles, 'orderForOthers');

/** The roles with this one added or removed. */
export function toggled(roles: readonly Role[], role: Role): Role[] {
  return roles.includes(role) ? roles.filter((other) => other !== role) : [...roles, role];
}
