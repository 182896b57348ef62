import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { api, type Catalog } from '../../../api';
import { useAppDispatch } from '../../../lib/redux';
import { BadLines } from '../../../shared/bad-rows/BadLines';
import { BadRows } from '../../../shared/bad-rows/BadRows';
import { maySend } from '../../../shared/file-check/FileCheck';
import { useFileCheck } from '../../../shared/file-check/useFileCheck';
import { SpreadsheetField } from '../../../shared/spreadsheet-field/SpreadsheetField';
import { runUpload } from '../../../shared/upload-dialog/runUpload';
import { UploadProgress } from '../../../shared/upload-dialog/UploadProgress';
import { linesCleared } from '../../../shared/upload-dialog/uploadSlice';
import { useUpload } from '../../../shared/upload-dialog/useUpload';
import { TextField } from '../../../ui/text-field/TextField';
import { CatalogFields } from './CatalogFields';
import styles from './editor.module.css';
import { fromCatalog, toReuploadForm, type UpdatedCatalogDraft } from './updatedCatalog';

const { reuploadCatalog } = api.endpoints;

/** What is changed of one catalog; the host does it as a task, whose progress is shown. */
export function UpdateCatalogForm({ catalog }: { catalog: Catalog }) {
  const [draft, setDraft] = useState(() => fromCatalog(catalog));
  const check = useFileCheck('catalog', draft.file);
  const upload = useUpload('catalog');
  const dispatch = useAppDispatch();
  const id = useId();
  const isBusy = upload.phase !== 'none';
  const nameFault = draft.name.trim() === '' ? 'Name is required' : null;

  const edit = (change: Partial<UpdatedCatalogDraft>) => {
    setDraft((known) => ({ ...known, ...change }));
    if ('file' in change) dispatch(linesCleared({ kind: 'catalog' }));
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || nameFault !== null || (draft.file !== null && !maySend(check))) return;
    const reuploadCatalogForm = toReuploadForm(catalog.id, draft);
    const part = {
      form: reuploadCatalogForm,
      bytes: draft.file?.size ?? 0,
      send: () => dispatch(reuploadCatalog.initiate({ reuploadCatalogForm }, { track: false })),
    };
    if (await dispatch(runUpload('catalog', [part]))) setDraft((known) => ({ ...known, file: null }));
  };

  return (
    <form className={styles.fields} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        id={`${id}-name`}
        label="Name"
        isRequired
        longest={200}
        value={draft.name}
        error={nameFault}
        onChange={(name) => edit({ name })}
      />
      <CatalogFields id={id} draft={draft} dateHint="Left empty, it stays as it was." onChange={edit} />
      <SpreadsheetField
        id={`${id}-file`}
        label="Catalog file"
        kind="catalog"
        isOptional
        isDisabled={isBusy}
        file={draft.file}
        check={check}
        onChoose={(file) => edit({ file })}
      />
      <Button
        className={styles.submit}
        type="primary"
        htmlType="submit"
        loading={isBusy}
        disabled={nameFault !== null || (draft.file !== null && !maySend(check))}
      >
        Update
      </Button>
      <UploadProgress kind="catalog" bytes={draft.file?.size ?? 0} />
      {check.state === 'bad' && <BadRows errors={check.errors} outcome="nothing was sent" />}
      <BadLines lines={upload.lines} outcome="nothing was changed" />
    </form>
  );
}
