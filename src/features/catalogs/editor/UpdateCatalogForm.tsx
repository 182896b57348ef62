import { Row } from 'antd';
import { useState } from 'react';
import { api, type Catalog } from '../../../api';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import { BadRows } from '../../../shared/bad-rows/BadRows';
import { maySend } from '../../../shared/file-check/FileCheck';
import { useFileCheck } from '../../../shared/file-check/useFileCheck';
import { SpreadsheetField } from '../../../shared/spreadsheet-field/SpreadsheetField';
import { runUpload } from '../../../shared/upload-dialog/runUpload';
import { UploadProgress } from '../../../shared/upload-dialog/UploadProgress';
import { linesCleared, selectUpload } from '../../../shared/upload-dialog/uploadSlice';
import { FormPanel } from '../../../ui/form/FormPanel';
import type { CatalogDraft } from './catalogDraft';
import { CatalogFields, CheckField, NameField } from './CatalogFields';
import { fromCatalog, toReuploadForm } from './updatedCatalog';

const { reuploadCatalog } = api.endpoints;

/** What is changed of one catalog; the host does it as a task, whose progress is shown. */
export function UpdateCatalogForm({ catalog }: { catalog: Catalog }) {
  const [file, setFile] = useState<File | null>(null);
  const check = useFileCheck('catalog', file);
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector((state) => selectUpload(state, 'catalog')).phase !== 'none';

  const handleChange = (change: Partial<CatalogDraft>) => {
    if (change.file === undefined) return;
    setFile(change.file);
    dispatch(linesCleared({ kind: 'catalog' }));
  };

  const handleSubmit = async (draft: CatalogDraft) => {
    const reuploadCatalogForm = toReuploadForm(catalog.id, draft);
    const part = {
      form: reuploadCatalogForm,
      bytes: draft.file?.size ?? 0,
      send: () => dispatch(reuploadCatalog.initiate({ reuploadCatalogForm }, { track: false })),
    };
    // What went wrong stands beneath, as what comes of the task does.
    if (!(await dispatch(runUpload('catalog', [part])))) return undefined;
    setFile(null);
    return null;
  };

  return (
    <>
      <FormPanel<CatalogDraft>
        submitText="Update"
        initialValues={fromCatalog(catalog)}
        resets="file"
        isDisabled={isBusy || (file !== null && !maySend(check))}
        onSubmit={handleSubmit}
        onChange={handleChange}
      >
        <Row gutter={24}>
          <NameField />
          <CatalogFields dateHint="Left empty, it stays as it was." />
        </Row>
        <CheckField name="isCurrent" label="Is current" />
        <SpreadsheetField label="Catalog file" kind="catalog" isOptional check={check} isDisabled={isBusy} />
      </FormPanel>
      <UploadProgress kind="catalog" bytes={file?.size ?? 0} />
      {check.state === 'bad' && <BadRows errors={check.errors} outcome="nothing was sent" />}
    </>
  );
}
