/** Every column that a file of users may have (api.md 'Files people upload'). */
export const userColumns = [
  'name',
  'email',
  'sap_id',
  'roles',
  'catalogs',
  'agents',
  'pricelist',
  'warehouse',
  'is_wholesale',
  'extra_info',
] as const;

/** The columns that a file of users must have (api.md 'Files people upload'). */
export const requiredUserColumns = ['name', 'email'] as const;

/** The name of a column of a file of users (api.md 'Files people upload'). */
export type UserColumn = (typeof userColumns)[number];
