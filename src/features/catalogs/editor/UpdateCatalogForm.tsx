import { Button, Row } from 'antd';
import { useState } from 'react';
import {
  api,
  type Catalog,
  type ReuploadCatalogForm,
  useHas,
  usePreviewCatalogUpdateMutation,
} from '../../../api';
import { fromDateText, toDateText } from '../../../domain/dates';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import { CheckedRows } from '../../../shared/bad-rows/BadRows';
import { maySend } from '../../../shared/file-check/FileCheck';
import { SpreadsheetField } from '../../../shared/spreadsheet-field/SpreadsheetField';
import { runUpload } from '../../../shared/upload-dialog/runUpload';
import { UploadProgress } from '../../../shared/upload-dialog/UploadProgress';
import { linesCleared, selectUpload } from '../../../shared/upload-dialog/uploadSlice';
import { FormPanel } from '../../../shared/form-panel/FormPanel';
import { formChanges } from './catalogChanges';
import { type CatalogDraft, CatalogFields, CheckField, NameField } from './CatalogFields';
import { MoveCodes } from '../MoveCodes';
import { useOwnCodes } from '../useOwnCodes';
import { type Preview, previewOf, UpdatePreview } from './UpdatePreview';
import { useT } from '../../../languages/useT';

const { reuploadCatalog } = api.endpoints;

/** The changes to one catalog; the server makes them in a task, whose progress is shown. */
export function UpdateCatalogForm({ catalog }: { catalog: Catalog }) {
  const t = useT();
  const [draft, setDraft] = useState(() => fromCatalog(catalog));
  const { file } = draft;
  const [compared, setCompared] = useState<{ draft: CatalogDraft; moves: boolean; preview: Preview }>();
  const hasPreview = useHas('previewCatalogUpdate');
  const [askHost, { isLoading: isComparing }] = usePreviewCatalogUpdateMutation();
  const codes = useOwnCodes('catalog', file, { catalog: catalog.id, action: 'update' });
  const { check } = codes;
  /** A preview is hidden once the form has changed. */
  const isCurrent = compared?.draft === draft && compared.moves === codes.isOn;
  const preview = isCurrent ? compared.preview : null;
  /** A bad file can be previewed too: it lists the errors that only the server finds. */
  const mayAsk = maySend(check) || check.state === 'bad' || check.state === 'refused';
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector((state) => selectUpload(state, 'reuploadCatalog')).phase !== 'none';

  const handleChange = (change: Partial<CatalogDraft>, values: CatalogDraft) => {
    setDraft(values);
    if (change.file !== undefined) dispatch(linesCleared({ call: 'reuploadCatalog' }));
  };

  const handleSubmit = async (values: CatalogDraft) => {
    const reuploadCatalogForm = { ...toReuploadForm(catalog.id, values), ...codes.moving };
    const part = {
      form: reuploadCatalogForm,
      bytes: values.file?.size ?? 0,
      send: () => dispatch(reuploadCatalog.initiate({ reuploadCatalogForm }, { track: false })),
    };
    // Errors are shown below, like the outcome of the task.
    if (!(await dispatch(runUpload('reuploadCatalog', [part])))) return undefined;
    setDraft({ ...values, file: null });
    return null;
  };

  const handlePreview = async () => {
    const own = formChanges(catalog, draft, t);
    const form = file && { catalog: catalog.id, ...codes.moving, catalog_path: file };
    const answer = form === null ? {} : await askHost({ previewCatalogUpdateForm: form });
    const next = previewOf(own, answer);
    setCompared({ draft, moves: codes.isOn, preview: next });
    codes.noteRefusal(next.boundCodes);
  };

  return (
    <>
      <FormPanel<CatalogDraft>
        submitText={preview?.failure === null ? t('Apply') : t('Update')}
        more={
          hasPreview && (
            <Button
              loading={isComparing}
              disabled={isBusy || isComparing || (file !== null && !mayAsk)}
              onClick={() => void handlePreview()}
            >
              {t('Preview changes')}
            </Button>
          )
        }
        initialValues={fromCatalog(catalog)}
        resets="file"
        isDisabled={isBusy || isComparing || (file !== null && !maySend(check))}
        onSubmit={handleSubmit}
        onChange={handleChange}
      >
        <Row gutter={24}>
          <NameField />
          <CatalogFields dateHint={t('Leave it empty to keep the current date.')} />
        </Row>
        <CheckField name="isCurrent" label={t('Is current')} />
        <SpreadsheetField
          label={t('Catalog file')}
          kind="catalog"
          isOptional
          check={check}
          isDisabled={isBusy || isComparing}
        />
      </FormPanel>
      <MoveCodes {...codes} />
      {preview && <UpdatePreview preview={preview} />}
      <UploadProgress call="reuploadCatalog" bytes={file?.size ?? 0} />
      {!preview?.errors?.length && <CheckedRows check={check} />}
    </>
  );
}

export function fromCatalog({ name, catalog_type, is_current, drop, service_date }: Catalog): CatalogDraft {
  return {
    name,
    catalogType: catalog_type,
    isCurrent: is_current,
    drop,
    serviceDate: toDateText(service_date),
    file: null,
  };
}

/** The form data of the call: a date only when there is one (spec 5), a file only when one was chosen. */
export function toReuploadForm(catalog: string, draft: CatalogDraft): ReuploadCatalogForm {
  const date = fromDateText(draft.serviceDate ?? '');
  return {
    catalog,
    name: draft.name.trim(),
    catalog_type: draft.catalogType,
    is_current: draft.isCurrent ? 'true' : 'false',
    drop: draft.drop.trim(),
    ...(date !== null && { service_date: String(date) }),
    ...(draft.file !== null && { catalog_path: draft.file }),
  };
}
