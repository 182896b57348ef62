/** A role; a person may hold several (spec 6 and 9, api.md 'Shapes'). */
export type Role = 'admin' | 'agent' | 'wls' | 'app';

/** Every role with the text a person reads, in the order in which they are offered (api.md 'Shapes'). */
export const roleOptions: readonly { readonly id: Role; readonly text: string }[] = [
  { id: 'admin', text: 'Admin' },
  { id: 'agent', text: 'Agent' },
  { id: 'wls', text: 'Can use WLS' },
  { id: 'app', text: 'Can use the App' },
];

/** Whether somebody with these roles works for the brand: an agent or an admin (spec 1). */
export const isStaff = (roles: readonly Role[]): boolean =>
  roles.includes('admin') || roles.includes('agent');
