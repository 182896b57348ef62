import { idTag, staleAfter } from './emptyApi';
import { type EndpointRules, form, savesFile } from './endpointRules';
import { tasks } from './tags';

/** Background tasks, and the uploads that start them. */
export const taskEndpoints = {
  listTasks: { providesTags: [tasks] },
  getTaskStatus: { providesTags: (_task, _error, { id }) => [idTag('tasks', id)] },
  // A retry changes the same data as the first run.
  retryTask: { invalidatesTags: staleAfter(({ id }) => [tasks, idTag('tasks', id), 'catalogs', 'orders']) },
  downloadTaskErrors: savesFile,
  uploadImages: { ...form, invalidatesTags: staleAfter(() => [tasks]) },
  uploadColors: { ...form, invalidatesTags: staleAfter(() => [tasks]) },
  uploadStock: { ...form, invalidatesTags: staleAfter(() => [tasks, 'catalogs', 'orders']) },
  removeStocks: { invalidatesTags: staleAfter(() => [tasks, 'catalogs', 'orders']) },
  syncStocks: { invalidatesTags: staleAfter(() => [tasks, 'catalogs', 'orders']) },
} satisfies EndpointRules;
