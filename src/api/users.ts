import { idTag, staleAfter } from './emptyApi';
import { type EndpointRules, form, savesFile } from './endpointRules';
import { patchRoles } from './patches';
import { sessions } from './sessions';
import { catalogs, orders, tasks, users } from './tags';

/** The caller's own tasks over many customers. */
const customerTasks = idTag('tasks', 'CUSTOMERS');
/** The groups of customers. */
const customerGroups = idTag('users', 'GROUPS');

/** A user's own page, every list of users, and the names in the lists of orders. */
const oneUser = (id: string) => [users, idTag('users', id), orders];

/** Customers, their groups and bulk actions, agents and admins. */
export const userEndpoints = {
  listCustomers: { providesTags: [users] },
  listCustomerFigures: { providesTags: [users, orders, catalogs] },
  // The task changes the customers later; the code that polls it invalidates them.
  startCustomerTask: { invalidatesTags: staleAfter(() => [tasks, customerTasks]) },
  listCustomerTasks: { providesTags: [customerTasks] },
  getCustomerTask: { providesTags: (_task, _error, { id }) => [idTag('tasks', id)] },
  listCustomerGroups: { providesTags: [customerGroups] },
  saveCustomerGroup: { invalidatesTags: staleAfter(() => [customerGroups]) },
  changeCustomerGroupMembers: { invalidatesTags: staleAfter(() => [customerGroups]) },
  deleteCustomerGroup: { invalidatesTags: staleAfter(() => [customerGroups]) },
  listCustomersOfAgent: { providesTags: [users] },
  listAgents: { providesTags: [users] },
  listDeletedUsers: { providesTags: [users] },
  getUser: { providesTags: (_user, _error, { id }) => [idTag('users', id)] },
  createUser: { invalidatesTags: staleAfter(() => [users]) },
  createUsersInBulk: { ...form, invalidatesTags: staleAfter(() => [users]) },
  updateUser: {
    extraOptions: { readModifyWrite: 'user' },
    // Another email or other roles end the person's sessions.
    invalidatesTags: staleAfter(({ updateUserRequest: { id } }) => [...oneUser(id), sessions]),
  },
  // The customers of a deleted agent get other agents.
  deleteUser: { invalidatesTags: staleAfter(() => ['users', orders]) },
  eraseUser: { invalidatesTags: staleAfter(() => ['users', orders]) },
  exportMyData: savesFile,
  exportUserData: savesFile,
  setUserRoles: {
    invalidatesTags: staleAfter(({ setUserRolesRequest: { id } }) => [...oneUser(id), sessions]),
    onQueryStarted: patchRoles,
  },
  setUserAgents: { invalidatesTags: staleAfter(({ setUserAgentsRequest: { id } }) => oneUser(id)) },
  setUserSapId: { invalidatesTags: staleAfter(({ setUserSapIdRequest: { id } }) => oneUser(id)) },
  changeUserPlaces: {
    invalidatesTags: staleAfter(({ changeUserPlacesRequest: { id } }) => oneUser(id)),
  },
  setUserPassword: { invalidatesTags: staleAfter(() => [sessions]) },
} satisfies EndpointRules;
