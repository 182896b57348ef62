import { useDeleteGarmentsMutation, useEditGarmentsMutation, useUploadGarmentsMutation } from '../../../api';
import { useSending } from '../useSending';
import type { BatchDraft } from './batch';

/** The call of each action, and how much of its form has gone out. */
export function useBatch() {
  const [uploadGarments, upload] = useUploadGarmentsMutation();
  const [editGarments, edit] = useEditGarmentsMutation();
  const [deleteGarments, remove] = useDeleteGarmentsMutation();
  const { sent, send } = useSending();

  const run = ({ catalogs, action, createsMissing, file }: BatchDraft) => {
    if (action === null || file === null) return null;
    const garmentsForm = { catalog_ids: catalogs.join(','), file_path: file };
    const override = createsMissing === true ? ('true' as const) : ('false' as const);
    const editGarmentsForm = { ...garmentsForm, override };
    if (action === 'upload') return send(garmentsForm, () => uploadGarments({ garmentsForm }));
    if (action === 'delete') return send(garmentsForm, () => deleteGarments({ garmentsForm }));
    return send(editGarmentsForm, () => editGarments({ editGarmentsForm }));
  };
  return { run, sent, isLoading: upload.isLoading || edit.isLoading || remove.isLoading };
}
