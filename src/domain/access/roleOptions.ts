import { type Message, message } from '../language/message';

/** A role; a person may hold several (spec 6 and 9, contract.md 'Shapes'). */
export type Role = 'admin' | 'agent' | 'wls' | 'app';

/** Every role with its label and an explanation, in display order (contract.md 'Shapes'). */
export const roleOptions: readonly { readonly id: Role; readonly text: Message; readonly hint?: Message }[] =
  [
    { id: 'admin', text: message('Admin') },
    { id: 'agent', text: message('Agent') },
    {
      id: 'wls',
      text: message('Can use WLS'),
      hint: message('WLS is the wholesale channel: ordering on this site.'),
    },
    {
      id: 'app',
      text: message('Can use the App'),
      hint: message('The companion app shows the catalogs of its channel, LS.'),
    },
  ];

/** The names of all roles in one text, as in files and settings. */
export const roleList = roleOptions.map(({ id }) => id).join(', ');

/** What somebody with a role is called, in a list of people. */
export const roleNames: Readonly<Record<Role, Message>> = {
  admin: message('Admin'),
  agent: message('Agent'),
  wls: message('Customer'),
  app: message('App'),
};

/** Whether somebody with these roles works for the brand: an agent or an admin (spec 1). */
export const isStaff = (roles: readonly Role[]): boolean =>
  roles.includes('admin') || roles.includes('agent');
