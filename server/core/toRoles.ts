import { type Role, roleOptions } from '../../src/domain/access/roleOptions';

/** The roles of a table row; the table's check admits no others. */
export const toRoles = (roles: string[]): Role[] =>
  roleOptions.map((option) => option.id).filter((role) => roles.includes(role));
