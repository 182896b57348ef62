import { catalogDocuments } from '../domain/documents';
import { mapValues } from '../domain/records';
import { idTag, staleAfter } from './emptyApi';
import { type EndpointRules, form, savesFile } from './endpointRules';
import { patchNamedUsers, patchUserLists, patchVisibility } from './patches';
import { refusalOf } from './problem';
import { catalogs, hostWords, orders, ownCatalogs, tasks, users } from './tags';

/** Catalogs, as a comma list, whose garments change: their counts, previews, and the line sheets made from them. */
const theirGarments = (ids: string) => [
  catalogs,
  ...ids.split(',').map((id) => idTag('catalogs', id)),
  'orders' as const,
];

/** Catalogs, their garments, documents, and who sees them. */
export const catalogEndpoints = {
  listCatalogs: { providesTags: [catalogs, ownCatalogs] },
  listAllCatalogs: { providesTags: [catalogs] },
  getCatalog: {
    providesTags: (_catalog, _error, { catalogId }) => [idTag('catalogs', catalogId), hostWords],
  },
  uploadCatalog: { ...form, invalidatesTags: staleAfter(() => [catalogs]) },
  reuploadCatalog: {
    ...form,
    invalidatesTags: staleAfter(({ reuploadCatalogForm: { catalog } }) => [...theirGarments(catalog), tasks]),
  },
  previewCatalogUpdate: form,
  // Whether a catalog is current decides which orders the lists show.
  setCatalogVisibility: {
    extraOptions: { readModifyWrite: 'catalog' },
    invalidatesTags: staleAfter(({ catalogVisibilityRequest: { id } }) => [
      catalogs,
      idTag('catalogs', id),
      orders,
    ]),
    onQueryStarted: patchVisibility,
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
  // The lists are patched; thousands of users are refetched only after a failure.
  setCatalogForUser: {
    invalidatesTags: (answer, error, { catalogForUserRequest: { user_id } }) => {
      const isDone = error === undefined && refusalOf(answer) === null;
      const one = [idTag('users', user_id), ownCatalogs];
      return staleAfter(() => (isDone ? one : [...one, users]))(answer, error, undefined);
    },
    onQueryStarted: patchUserLists,
  },
  // With `cascade` the agents' customers change too, and only the server knows who they are.
  setCatalogForUsers: {
    invalidatesTags: staleAfter(() => ['users', ownCatalogs]),
    onQueryStarted: patchNamedUsers,
  },
  ...mapValues(catalogDocuments, () => savesFile),
} satisfies EndpointRules;
