import type { WithSlice } from '@reduxjs/toolkit';
import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import type { OperationId } from '../domain/access/accessRules';
import { generatedApi, useGetMeQuery } from './endpoints.gen';
import { patchNamedUsers, patchUserLists, showNote, showRolesAtOnce, showVisibilityAtOnce } from './patches';
import { refusalOf } from './problem';
import { idTag, listTag, staleAfter, type TagType } from './emptyApi';

type Definitions = DefinitionsFromApi<typeof generatedApi>;

/** The name of a call that returns a file. */
export type Download = Extract<keyof Definitions, `download${string}` | 'getOrderConfirmation'>;

const orders = listTag('orders');
const users = listTag('users');
const catalogs = listTag('catalogs');
const tasks = listTag('tasks');
/** The caller's own tasks over many orders. */
const orderTasks = idTag('tasks', 'ORDERS');
/** The saved views of the order list. */
const orderViews = idTag('orders', 'VIEWS');
/** The caller's own tasks over many customers. */
const customerTasks = idTag('tasks', 'CUSTOMERS');
/** The groups of customers. */
const customerGroups = idTag('users', 'GROUPS');
/** The caller's own catalogs, which change when one is enabled for them. */
const ownCatalogs = idTag('catalogs', 'OWN');

const savesFile = { extraOptions: { answer: 'file' }, invalidatesTags: [] } as const;
const opensTab = { extraOptions: { answer: 'tab' }, invalidatesTags: [] } as const;
const form = { extraOptions: { body: 'form' } } as const;

/** An order's own line sheet and every list of orders. */
const oneOrder = (id: string) => [orders, idTag('orders', id)];
/** A user's own page, every list of users, and the names in the lists of orders. */
const oneUser = (id: string) => [users, idTag('users', id), orders];
/** Catalogs, as a comma list, whose garments change: their counts, previews, and the line sheets made from them. */
const theirGarments = (ids: string) => [
  catalogs,
  ...ids.split(',').map((id) => idTag('catalogs', id)),
  'orders' as const,
];

/**
 * The API with its cache rules: what each query provides and what each mutation invalidates, fine-grained enough that
 * finishing one order refetches that order and the lists, not everything.
 */
export const api = generatedApi.enhanceEndpoints<TagType>({
  endpoints: {
    login: { invalidatesTags: [] },
    setPasswordByLink: { invalidatesTags: [] },
    requestPasswordLink: { invalidatesTags: [] },
    logout: { invalidatesTags: [] },
    getMe: { providesTags: (me) => (me ? [idTag('users', me.id)] : []) },

    listOrders: {
      extraOptions: { changes: 'orders', tells: 'rows' },
      // Changes are put into the list, and its other orders stay the same objects. To compare 50,000 one by one, which
      // all move when one comes in before them, takes longer than to show them.
      structuralSharing: false,
      providesTags: [orders],
    },
    listOrderViews: { providesTags: [orderViews] },
    saveOrderView: { invalidatesTags: staleAfter(() => [orderViews]) },
    deleteOrderView: { invalidatesTags: staleAfter(() => [orderViews]) },
    setStartOrderView: { invalidatesTags: staleAfter(() => [orderViews]) },
    listOrdersOfUser: { providesTags: [orders] },
    listOrderEvents: { providesTags: (_events, _error, { id }) => [orders, idTag('orders', id)] },
    reportPresence: { providesTags: [] },
    // The open sheet is told, not asked to read everything again while somebody types.
    setOrderNote: { invalidatesTags: staleAfter(() => [orders]), onQueryStarted: showNote },
    getOrderPapers: { providesTags: (_papers, _error, { id }) => [orders, idTag('orders', id)] },
    setOrderPapers: { invalidatesTags: staleAfter(() => [orders]) },
    getOverview: { providesTags: [orders] },
    getGarmentOrders: { providesTags: [orders] },
    findThings: { providesTags: [orders, users, catalogs] },
    getOrder: { providesTags: (_order, _error, { id }) => [idTag('orders', id)] },
    createOrder: { invalidatesTags: staleAfter(() => [orders, users]) },
    createOrderLink: { invalidatesTags: staleAfter(() => [orders, users]) },
    copyOrder: { invalidatesTags: staleAfter(() => [orders, users]) },
    // The line sheet saves what it shows: a refetch would only interfere with typing.
    updateOrder: { invalidatesTags: staleAfter(() => [orders]) },
    finishOrder: { invalidatesTags: staleAfter(({ finishOrderRequest: { id } }) => oneOrder(id)) },
    unlockOrder: { invalidatesTags: staleAfter(({ orderIdRequest: { id } }) => oneOrder(id)) },
    sendOrder: { invalidatesTags: staleAfter(({ orderIdRequest: { id } }) => oneOrder(id)) },
    updateOrderAddress: {
      invalidatesTags: staleAfter(({ updateOrderAddressRequest: { id } }) => oneOrder(id)),
    },
    deleteOrder: { invalidatesTags: staleAfter(({ orderIdRequest: { id } }) => [...oneOrder(id), users]) },
    downloadOrderList: savesFile,
    // The task changes the orders later: whoever watches it invalidates them.
    startOrderTask: { invalidatesTags: staleAfter(() => [tasks, orderTasks]) },
    // Stock changes without a call of ours: each look asks anew.
    checkOrderStock: { providesTags: [] },
    listOrderTasks: { providesTags: [orderTasks] },
    getOrderTask: { providesTags: (_task, _error, { id }) => [idTag('tasks', id)] },
    downloadOrderTaskFiles: savesFile,
    downloadOrderExcel: savesFile,
    downloadOrderPdf: savesFile,
    downloadOrderOnlyPdf: savesFile,
    getOrderConfirmation: opensTab,

    listCustomers: { providesTags: [users] },
    listCustomerFigures: { providesTags: [users, orders, catalogs] },
    // The task changes the customers later: whoever watches it invalidates them.
    startCustomerTask: { invalidatesTags: staleAfter(() => [tasks, customerTasks]) },
    listCustomerTasks: { providesTags: [customerTasks] },
    getCustomerTask: { providesTags: (_task, _error, { id }) => [idTag('tasks', id)] },
    listCustomerGroups: { providesTags: [customerGroups] },
    saveCustomerGroup: { invalidatesTags: staleAfter(() => [customerGroups]) },
    changeCustomerGroupMembers: { invalidatesTags: staleAfter(() => [customerGroups]) },
    deleteCustomerGroup: { invalidatesTags: staleAfter(() => [customerGroups]) },
    listCustomersOfAgent: { providesTags: [users] },
    listAgents: { providesTags: [users] },
    getUser: { providesTags: (_user, _error, { id }) => [idTag('users', id)] },
    sendInvitation: { invalidatesTags: [] },
    createUser: { invalidatesTags: staleAfter(() => [users]) },
    createUsersInBulk: { ...form, invalidatesTags: staleAfter(() => [users]) },
    updateUser: {
      extraOptions: { whole: 'user' },
      invalidatesTags: staleAfter(({ updateUserRequest: { id } }) => oneUser(id)),
    },
    // The customers of an agent who is deleted get other agents.
    deleteUser: { invalidatesTags: staleAfter(() => ['users', orders]) },
    setUserRoles: {
      invalidatesTags: staleAfter(({ setUserRolesRequest: { id } }) => oneUser(id)),
      onQueryStarted: showRolesAtOnce,
    },
    setUserAgents: { invalidatesTags: staleAfter(({ setUserAgentsRequest: { id } }) => oneUser(id)) },
    setUserSapId: { invalidatesTags: staleAfter(({ setUserSapIdRequest: { id } }) => oneUser(id)) },
    setUserPassword: { invalidatesTags: [] },

    listCatalogs: { providesTags: [catalogs, ownCatalogs] },
    listAllCatalogs: { providesTags: [catalogs] },
    getCatalog: { providesTags: (_catalog, _error, { catalogId }) => [idTag('catalogs', catalogId)] },
    uploadCatalog: { ...form, invalidatesTags: staleAfter(() => [catalogs]) },
    reuploadCatalog: {
      ...form,
      invalidatesTags: staleAfter(({ reuploadCatalogForm: { catalog } }) => [
        ...theirGarments(catalog),
        tasks,
      ]),
    },
    previewCatalogUpdate: { ...form, invalidatesTags: [] },
    // Whether a catalog is current decides which orders the lists show.
    setCatalogVisibility: {
      extraOptions: { whole: 'catalog' },
      invalidatesTags: staleAfter(({ catalogVisibilityRequest: { id } }) => [
        catalogs,
        idTag('catalogs', id),
        orders,
      ]),
      onQueryStarted: showVisibilityAtOnce,
    },
    deleteCatalog: {
      invalidatesTags: staleAfter(({ id }) => [catalogs, idTag('catalogs', id), orders, users]),
    },
    uploadGarments: {
      ...form,
      invalidatesTags: staleAfter(({ uploadGarmentsForm }) => theirGarments(uploadGarmentsForm.catalog_ids)),
    },
    editGarments: {
      ...form,
      invalidatesTags: staleAfter(({ editGarmentsForm }) => theirGarments(editGarmentsForm.catalog_ids)),
    },
    deleteGarments: {
      ...form,
      invalidatesTags: staleAfter(({ deleteGarmentsForm }) => theirGarments(deleteGarmentsForm.catalog_ids)),
    },
    // The cell knows its change: the lists are patched, and thousands of users refetched only after a failure.
    setCatalogForUser: {
      invalidatesTags: (answer, error, { catalogForUserRequest: { user_id } }) => {
        const isDone = error === undefined && refusalOf(answer) === null;
        const one = [idTag('users', user_id), ownCatalogs];
        return staleAfter(() => (isDone ? one : [...one, users]))(answer, error, undefined);
      },
      onQueryStarted: patchUserLists,
    },
    // With `cascade` the customers of the named agents change too, and only the server knows them.
    setCatalogForUsers: {
      invalidatesTags: staleAfter(() => ['users', ownCatalogs]),
      onQueryStarted: patchNamedUsers,
    },
    downloadCatalogDesign: savesFile,
    downloadCatalogStockPdf: savesFile,
    downloadCatalogPdf: savesFile,

    listTasks: { providesTags: [tasks] },
    getTaskStatus: { providesTags: (_task, _error, { id }) => [idTag('tasks', id)] },
    // A retry changes the same things as the first run, whatever that was.
    retryTask: { invalidatesTags: staleAfter(({ id }) => [tasks, idTag('tasks', id), 'catalogs', 'orders']) },
    downloadTaskErrors: savesFile,
    uploadImages: { ...form, invalidatesTags: staleAfter(() => [tasks]) },
    uploadColors: { ...form, invalidatesTags: staleAfter(() => [tasks]) },
    uploadStock: { ...form, invalidatesTags: staleAfter(() => [tasks, 'catalogs', 'orders']) },
    removeStocks: { invalidatesTags: staleAfter(() => [tasks, 'catalogs', 'orders']) },
    syncStocks: { invalidatesTags: staleAfter(() => [tasks, 'catalogs', 'orders']) },
  },
});

declare module '../lib/redux' {
  interface FirstSlices extends WithSlice<typeof api> {}
}

/** Whether the host has an optional call; what needs one that it lacks is not shown. */
export function useHas(operation: OperationId): boolean {
  const { data: me } = useGetMeQuery();
  return me?.capabilities?.includes(operation) ?? false;
}
