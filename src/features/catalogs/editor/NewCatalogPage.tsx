import { Alert, Col, Flex, Form, Input, Row, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formFailureOf, type UploadCatalogForm, useGetMeQuery, useUploadCatalogMutation } from '../../../api';
import { paths } from '../../../lib/paths';
import { runtimeConfig } from '../../../lib/runtimeConfig';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { CheckOnServerButton } from '../../../shared/bad-rows/CheckOnServerButton';
import { BadRows, CheckedRows } from '../../../shared/bad-rows/BadRows';
import { afterUpload, RowNotes } from '../../../shared/bad-rows/RowNotes';
import { maySend } from '../../../shared/file-check/FileCheck';
import { useCreation } from '../../../shared/creation/useCreation';
import { SpreadsheetField } from '../../../shared/spreadsheet-field/SpreadsheetField';
import { ruleOf } from '../../../ui/form/formFailure';
import { FormPanel } from '../../../shared/form-panel/FormPanel';
import { PageFrame } from '../../../ui/page-frame/PageFrame';
import { SendingProgress, useSending } from '../SendingProgress';
import { MoveCodes } from '../MoveCodes';
import { useOwnCodes } from '../useOwnCodes';
import { channelsHint } from '../catalogFacts';
import { type CatalogDraft, CatalogFields, CheckField, half, NameField } from './CatalogFields';
import { fromDateText } from '../../../domain/dates';
import type { RowNote } from '../../../domain/spreadsheet/rowErrors';
import { isSeason, seasonMessage } from '../../../domain/catalogs/seasons';
import { lookalikeIn } from '../../../domain/text/lookalikes';
import { isolated } from '../../../domain/text/isolated';
import { useT } from '../../../languages/useT';
import { type Message, message } from '../../../domain/language/message';

const newCatalog = {};

const nothingCreated = (rows: number) =>
  message('{rows, plural, one {# row} other {# rows}} to correct, nothing was created', { rows });

/** New catalog (spec 2): created from a spreadsheet, all or nothing. */
export function NewCatalogPage() {
  const t = useT();
  const [file, setFile] = useState<File | null>(null);
  const me = useGetMeQuery().data;
  const { created, entered, begin } = useCreation<CreatedCatalog, Partial<NewCatalogDraft>>(me?.id ?? '');
  /** Counts the created catalogs: as the form's key, it empties the form. */
  const [count, setCount] = useState(0);
  const [uploadCatalog, { data, isLoading, reset }] = useUploadCatalogMutation();
  const badRows = data?.errors ?? [];
  const { sent, send } = useSending();
  const codes = useOwnCodes('catalog', file, newCatalog);
  const { check } = codes;
  const { notify } = useNotices();

  const handleChange = (change: Partial<NewCatalogDraft>) => {
    if (change.file === undefined) return;
    setFile(change.file);
    reset();
  };

  const handleSubmit = async (draft: NewCatalogDraft) => {
    if (!draft.file) return null;
    const form = { ...toUploadForm(draft, draft.file), ...codes.moving };
    // A file can't be stored.
    const attempt = begin({ ...draft, file: null });
    const answer = await send(form, () => uploadCatalog({ uploadCatalogForm: form, ...attempt.header }));
    const failure = formFailureOf(answer);
    if (failure !== null) {
      const earlier = answer.data?.catalog_id;
      if (earlier !== undefined) attempt.renew();
      codes.noteRefusal(answer.data?.num_bound_codes);
      notify(t('Problem creating the catalog, try again later!'), 'error');
      return earlier === undefined ? failure : { ...failure, viewHref: paths.catalogPreview.href(earlier) };
    }
    notify(t('Awesome! Catalog {name} was created', { name: isolated(form.name) }), 'success');
    attempt.save({
      id: answer.data?.catalog_id ?? '',
      name: form.name,
      notes: answer.data?.notes ?? [],
    });
    setFile(null);
    setCount(count + 1);
    return null;
  };

  return (
    <PageFrame
      title={t('New catalog')}
      lead={t(
        'Creates a catalog from an Excel file with one row for each sku. If any row is wrong, nothing is created. Nobody sees a new catalog until you enable it for them under Customers, Visibility.',
      )}
      layout="form"
    >
      {created && (
        <Alert
          type="success"
          showIcon
          title={t('{name} was created.', { name: isolated(created.name) })}
          action={created.id !== '' && <Link to={paths.catalogPreview.href(created.id)}>{t('view it')}</Link>}
        />
      )}
      {created && <RowNotes notes={created.notes} title={t(afterUpload)} />}
      <FormPanel<NewCatalogDraft>
        key={count}
        submitText={t('Create')}
        initialValues={{ ...emptyCatalog(runtimeConfig().brand), ...entered }}
        isDisabled={file !== null && !maySend(check)}
        more={<CheckOnServerButton check={check} htmlType="submit" loading={isLoading} />}
        onSubmit={handleSubmit}
        onChange={handleChange}
      >
        <Row gutter={24}>
          <NameField />
          <Col {...half}>
            <Form.Item
              name="season"
              label={t('Season')}
              required
              rules={[ruleOf(seasonFault)]}
              normalize={(typed: string) => typed.toUpperCase()}
            >
              <Input data-code="" maxLength={4} autoComplete="off" />
            </Form.Item>
          </Col>
          <CatalogFields />
          <Col {...half}>
            <Form.Item name="brand" label={t('Brand')}>
              <Input maxLength={200} autoComplete="off" />
            </Form.Item>
          </Col>
        </Row>
        <Flex wrap gap="0 24px">
          <CheckField name="isCurrent" label={t('Is current')} />
          <CheckField name="wlsEnabled" label={t('WLS enabled')} />
          <CheckField name="lsEnabled" label={t('LS enabled')} />
        </Flex>
        <Typography.Paragraph type="secondary">{t(channelsHint)}</Typography.Paragraph>
        <SpreadsheetField label={t('Catalog file')} kind="catalog" check={check} isDisabled={isLoading} />
      </FormPanel>
      <SendingProgress sent={sent} />
      <MoveCodes {...codes} />
      {badRows.length === 0 && <CheckedRows check={check} />}
      {badRows.length > 0 && <BadRows errors={badRows} title={nothingCreated} />}
    </PageFrame>
  );
}

/** The catalog that was created. */
interface CreatedCatalog {
  readonly id: string;
  readonly name: string;
  readonly notes: readonly RowNote[];
}

/** A new catalog's form values. */
interface NewCatalogDraft extends CatalogDraft {
  readonly season: string;
  readonly brand: string;
  readonly lsEnabled: boolean;
  readonly wlsEnabled: boolean;
}

/** The initial values of a new catalog (spec 3). */
export function emptyCatalog(brand: string): NewCatalogDraft {
  return {
    name: '',
    season: '',
    catalogType: 'initial',
    brand,
    lsEnabled: true,
    wlsEnabled: true,
    isCurrent: false,
    drop: '',
    serviceDate: null,
    file: null,
  };
}

/** What is wrong with a new catalog's season (spec 5). */
export function seasonFault(season: string): string | Message | null {
  if (isSeason(season)) return null;
  const found = lookalikeIn(season);
  return found === null ? seasonMessage : message('It looks right, but {found}: type it again.', { found });
}

const toText = (truth: boolean) => (truth ? 'true' : 'false');

/** The request for a new catalog and its file. */
export function toUploadForm(draft: NewCatalogDraft, file: File): UploadCatalogForm {
  return {
    name: draft.name.trim(),
    season: draft.season,
    catalog_type: draft.catalogType,
    brand: draft.brand.trim(),
    ls_enabled: toText(draft.lsEnabled),
    wls_enabled: toText(draft.wlsEnabled),
    is_current: toText(draft.isCurrent),
    drop: draft.drop.trim(),
    service_date: String(fromDateText(draft.serviceDate ?? '') ?? ''),
    catalog_path: file,
  };
}
