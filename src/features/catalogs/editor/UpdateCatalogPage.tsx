import { Form, Row, Select } from 'antd';
import { useId, useState } from 'react';
import { api, type Catalog, type ReuploadCatalogForm, useListAllCatalogsQuery } from '../../../api';
import { type UrlCodec, useUrlState } from '../../../lib/useUrlState';
import { catalogOptions } from '../../../domain/catalogs/seasons';
import { LoadFailure } from '../../../shared/load-failure/LoadFailure';
import { LoadingPanel } from '../../../ui/loading-panel/LoadingPanel';
import { PageFrame } from '../../../ui/page-frame/PageFrame';
import { NoCatalogs } from '../NoCatalogs';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import { BadRows } from '../../../shared/bad-rows/BadRows';
import { maySend } from '../../../shared/file-check/FileCheck';
import { useFileCheck } from '../../../shared/file-check/useFileCheck';
import { SpreadsheetField } from '../../../shared/spreadsheet-field/SpreadsheetField';
import { runUpload } from '../../../shared/upload-dialog/runUpload';
import { UploadProgress } from '../../../shared/upload-dialog/UploadProgress';
import { linesCleared, selectUpload } from '../../../shared/upload-dialog/uploadSlice';
import { FormPanel } from '../../../ui/form/FormPanel';
import { type CatalogDraft, CatalogFields, CheckField, NameField } from './CatalogFields';
import { fromDateText, toDateText } from '../../../domain/dates';

/** The catalog being updated; it lives in the URL. */
const chosenCodec: UrlCodec<string> = {
  read: (params) => params.get('catalog') ?? '',
  write: (catalog) => ({ catalog }),
};

/** Update catalog (spec 2): what the file does not name stays as it is. */
export function UpdateCatalogPage() {
  const { data, isError, error, refetch } = useListAllCatalogsQuery();
  const [chosen, setChosen] = useUrlState(chosenCodec);
  const catalog = data?.find((one) => one.id === chosen) ?? null;
  const id = useId();

  return (
    <PageFrame
      title="Update catalog"
      lead="Changes a catalog and, with an Excel file, its garments. Garments that the file does not name stay as they are. If any row is wrong, nothing is changed."
      layout="form"
    >
      {isError && data === undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!isError && data === undefined && <LoadingPanel fields={4} />}
      {data?.length === 0 && <NoCatalogs />}
      {data !== undefined && data.length > 0 && (
        <>
          <Form layout="vertical" requiredMark={false}>
            <Form.Item label="Catalog to update" htmlFor={id} style={{ marginBottom: 0 }}>
              <Select
                id={id}
                placeholder="Select a catalog"
                listHeight={224}
                showSearch={{ optionFilterProp: 'label' }}
                options={catalogOptions(data)}
                value={catalog?.id}
                onChange={(chosenId: string) => setChosen(chosenId)}
              />
            </Form.Item>
          </Form>
          {catalog && <UpdateCatalogForm key={catalog.id} catalog={catalog} />}
        </>
      )}
    </PageFrame>
  );
}

const { reuploadCatalog } = api.endpoints;

/** The changes to one catalog; the server makes them in a task, whose progress is shown. */
function UpdateCatalogForm({ catalog }: { catalog: Catalog }) {
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
    // Errors are shown below, like the outcome of the task.
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
          <CatalogFields dateHint="Leave it empty to keep the current date." />
        </Row>
        <CheckField name="isCurrent" label="Is current" />
        <SpreadsheetField label="Catalog file" kind="catalog" isOptional check={check} isDisabled={isBusy} />
      </FormPanel>
      <UploadProgress kind="catalog" bytes={file?.size ?? 0} />
      {check.state === 'bad' && <BadRows errors={check.errors} outcome="nothing was sent" />}
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
