/** A role; a person may hold several (spec 6 and 9, contract.md 'Shapes'). */
export type Role = 'admin' | 'agent' | 'wls' | 'app';

/** Every role with its label and an explanation, in display order (contract.md 'Shapes'). */
export const roleOptions: readonly { readonly id: Role; readonly text: string; readonly hint?: string }[] = [
  { id: 'admin', text: 'Admin' },
  { id: 'agent', text: 'Agent' },
  { id: 'wls', text: 'Can use WLS', hint: 'WLS is the wholesale channel: ordering on this site.' },
  { id: 'app', text: 'Can use the App', hint: 'The companion app shows the catalogs of its channel, LS.' },
];

/** The names of all roles in one text, as in files and settings. */
export const roleList = roleOptions.map(({ id }) => id).join(', ');

/** What somebody with a role is called, in a list of people. */
export const roleNames: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  agent: 'Agent',
  wls: 'Customer',
  app: 'App',
};

/** Whether somebody with these roles works for the brand: an agent or an admin (spec 1). */
export const isStaff = (roles: readonly Role[]): boolean =>
  roles.includes('admin') || roles.includes('agent');
