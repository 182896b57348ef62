import { type FileKind, fileUploads } from '../../domain/uploads/uploads';
import { useDeleteGarmentsMutation, useEditGarmentsMutation, useUploadGarmentsMutation } from '../../api';
import type { FileTarget } from './useOwnCodes';
import { useSending } from './SendingProgress';
import { type Message, message } from '../../domain/language/message';

/** What a batch update does with the garments in its file (spec 2, 7). */
export type BatchAction = 'upload' | 'edit' | 'delete';

/** The label, explanation and kind of file of each action. */
export const batchActions: Record<BatchAction, { label: Message; hint: Message; kind: FileKind }> = {
  upload: {
    label: message('Upload'),
    hint: message('Adds the garments of the file to the catalogs.'),
    kind: fileUploads.uploadGarments.file,
  },
  edit: {
    label: message('Edit'),
    hint: message('Changes the skus or generics in the file; blank cells change nothing.'),
    kind: fileUploads.editGarments.file,
  },
  delete: {
    label: message('Delete'),
    hint: message('Removes the file’s garments or skus from the catalogs; orders keep their lines.'),
    kind: fileUploads.deleteGarments.file,
  },
};

/** A batch update's form values. */
export interface BatchDraft {
  readonly catalogs: readonly string[];
  readonly action: BatchAction | null;
  /** Only for the action 'edit': it resets when the action changes (spec 5). */
  readonly createsMissing?: boolean;
  readonly file: File | null;
}

export const emptyBatch: BatchDraft = { catalogs: [], action: null, file: null };

/** What is missing before a batch update can be sent (spec 5); the file field checks itself. */
export const catalogsFault = (catalogs: BatchDraft['catalogs']) =>
  catalogs.length === 0 ? message('Select some catalog') : null;
export const actionFault = (action: BatchDraft['action']) =>
  action === null ? message('Select an action') : null;

const overrideOf = ({ createsMissing }: BatchDraft) =>
  createsMissing === true ? ('true' as const) : ('false' as const);

/** The target for the server's check of a batch's file; null while incomplete. */
export function targetOf(draft: BatchDraft): FileTarget | null {
  const { catalogs, action } = draft;
  if (catalogs.length === 0 || action === null || action === 'delete') return null;
  return { catalog: catalogs.join(','), action, override: overrideOf(draft) };
}

/** Runs the call of an action, and tracks its upload progress. */
export function useBatch() {
  const [uploadGarments, upload] = useUploadGarmentsMutation();
  const [editGarments, edit] = useEditGarmentsMutation();
  const [deleteGarments, remove] = useDeleteGarmentsMutation();
  const { sent, send } = useSending();

  const run = (draft: BatchDraft, moving: { move_codes?: 'true' }) => {
    const { catalogs, action, file } = draft;
    if (action === null || file === null) return null;
    const form = { catalog_ids: catalogs.join(','), file_path: file };
    if (action === 'delete') return send(form, () => deleteGarments({ deleteGarmentsForm: form }));
    const uploadGarmentsForm = { ...form, ...moving };
    if (action === 'upload') return send(uploadGarmentsForm, () => uploadGarments({ uploadGarmentsForm }));
    const editGarmentsForm = { ...uploadGarmentsForm, override: overrideOf(draft) };
    return send(editGarmentsForm, () => editGarments({ editGarmentsForm }));
  };
  return { run, sent, isLoading: upload.isLoading || edit.isLoading || remove.isLoading };
}
