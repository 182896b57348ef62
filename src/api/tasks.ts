import { mapValues } from '../domain/records';
import type { FileTool } from '../domain/uploads/uploads';
import type { AppDispatch } from '../lib/redux';
import { idTag, staleAfter } from './emptyApi';
import { type EndpointRules, form, savesFile } from './endpointRules';
import { generatedApi, type TaskStartedResult } from './endpoints.gen';
import { tasks } from './tags';

/** The form of an upload, known by its identity, and the call that sends it. */
interface FileForm {
  readonly form: object;
  readonly send: (dispatch: AppDispatch) => Promise<{ data?: TaskStartedResult; error?: unknown }>;
}

/** The files of the ERP that could not be taken in. */
const refusedFiles = idTag('tasks', 'REFUSED');

const { endpoints } = generatedApi;
const untracked = { track: false };

/** How each upload on the management screen sends its file. */
export const fileForms: Readonly<Record<FileTool, (file: File) => FileForm>> = {
  uploadStock: (file) => {
    const stockForm = { stocks_file: file };
    const call = endpoints.uploadStock.initiate({ stockForm }, untracked);
    return { form: stockForm, send: (dispatch) => dispatch(call) };
  },
};

/** What the tasks that change stock or garments make stale. */
const changesStock = { invalidatesTags: staleAfter<unknown>(() => [tasks, 'catalogs', 'orders']) };

/** Background tasks, and the uploads that start them. */
export const taskEndpoints = {
  listTasks: { providesTags: [tasks] },
  getTaskStatus: { providesTags: (_task, _error, { id }) => [idTag('tasks', id)] },
  // A retry changes the same data as the first run.
  retryTask: { invalidatesTags: staleAfter(({ id }) => [tasks, idTag('tasks', id), 'catalogs', 'orders']) },
  downloadTaskErrors: savesFile,
  listRefusedFiles: { providesTags: [refusedFiles] },
  dismissRefusedFile: { invalidatesTags: staleAfter(() => [refusedFiles]) },
  uploadImages: { ...form, invalidatesTags: staleAfter(() => [tasks]) },
  uploadColors: { ...form, invalidatesTags: staleAfter(() => [tasks]) },
  ...mapValues(fileForms, () => ({ ...form, ...changesStock })),
  removeStocks: changesStock,
  syncStocks: changesStock,
} satisfies EndpointRules;
