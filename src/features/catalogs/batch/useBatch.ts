import { useDeleteGarmentsMutation, useEditGarmentsMutation, useUploadGarmentsMutation } from '../../../api';
import type { BatchDraft } from './batch';

/** The call of each action; the form is sent as it stands. */
export function useBatch() {
  const [uploadGarments, upload] = useUploadGarmentsMutation();
  const [editGarments, edit] = useEditGarmentsMutation();
  const [deleteGarments, remove] = useDeleteGarmentsMutation();

  const run = ({ catalogs, action, createsMissing, file }: BatchDraft) => {
    if (action === null || file === null) return null;
    const garmentsForm = { catalog_ids: catalogs.join(','), file_path: file };
    const override = createsMissing ? ('true' as const) : ('false' as const);
    if (action === 'upload') return uploadGarments({ garmentsForm });
    if (action === 'delete') return deleteGarments({ garmentsForm });
    return editGarments({ editGarmentsForm: { ...garmentsForm, override } });
  };
  return { run, isLoading: upload.isLoading || edit.isLoading || remove.isLoading };
}
