import { type Catalog, formFailureOf, type GarmentsResult } from '../../api';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { DeleteGarmentsDialog } from './DeleteGarmentsDialog';
import { WithCatalogs } from './NoCatalogs';
import { Checkbox, Form, Select } from 'antd';
import { useState } from 'react';
import { useNotices } from '../../shared/alert-bar/useNotices';
import { CheckOnServerButton } from '../../shared/bad-rows/CheckOnServerButton';
import { BadRows, CheckedRows, nothingChanged } from '../../shared/bad-rows/BadRows';
import { afterUpload, RowNotes } from '../../shared/bad-rows/RowNotes';
import { catalogText, sortCatalogs } from '../../domain/catalogs/seasons';
import { maySend } from '../../shared/file-check/FileCheck';
import { hasPendingUpload } from '../../shared/spreadsheet-field/pendingUpload';
import { SpreadsheetField } from '../../shared/spreadsheet-field/SpreadsheetField';
import { ruleOf } from '../../ui/form/formFailure';
import { FormPanel } from '../../shared/form-panel/FormPanel';
import { labelSearch } from '../../lib/labelSearch';
import { MoveCodes } from './MoveCodes';
import { SendingProgress } from './SendingProgress';
import {
  actionFault,
  batchActions,
  type BatchDraft,
  catalogsFault,
  emptyBatch,
  targetOf,
  useBatch,
} from './batch';
import { useOwnCodes } from './useOwnCodes';
import { useT } from '../../languages/useT';

/** Batch update (spec 2): changes garments of several catalogs at once, from one spreadsheet. */
export function BatchPage() {
  const t = useT();
  return (
    <PageFrame
      title={t('Batch update')}
      lead={t(
        'Adds, edits or deletes garments of several catalogs with one Excel file. If any row is wrong, nothing is changed.',
      )}
      layout="form"
    >
      <WithCatalogs>{(catalogs) => <BatchForm catalogs={catalogs} />}</WithCatalogs>
    </PageFrame>
  );
}

const actions = ['upload', 'edit', 'delete'] as const;

/** The preselected action for a prepared file. */
const pendingAction = () => (['edit', 'delete'] as const).find(hasPendingUpload) ?? null;

function BatchForm({ catalogs }: { catalogs: readonly Catalog[] }) {
  const t = useT();
  const [first] = useState<BatchDraft>(() => ({ ...emptyBatch, action: pendingAction() }));
  const [draft, setDraft] = useState(first);
  const { action, file } = draft;
  /** A deletion that is being confirmed. */
  const [asking, setAsking] = useState<{ catalogs: number; answer: (isYes: boolean) => void } | null>(null);
  const [answer, setAnswer] = useState<GarmentsResult>();
  const badRows = answer?.errors ?? [];
  const { run, sent, isLoading } = useBatch();
  const kind = action === null ? 'catalog' : batchActions[action].kind;
  // The rules for a file depend on the action.
  const codes = useOwnCodes(kind, action === null ? null : file, targetOf(draft));
  const { check } = codes;
  const { notify } = useNotices();

  const handleChange = (change: Partial<BatchDraft>, values: BatchDraft) => {
    setDraft(values);
    if (!('file' in change || 'action' in change)) return;
    setAnswer(undefined);
  };

  const askFirst = async ({ catalogs: { length } }: BatchDraft) => {
    const isYes = await new Promise<boolean>((answer) => setAsking({ catalogs: length, answer }));
    setAsking(null);
    return isYes;
  };

  const handleSubmit = async (values: BatchDraft) => {
    if (values.action === 'delete' && !(await askFirst(values))) return undefined;
    const outcome = await run(values, codes.moving);
    if (outcome === null) return null;
    const failure = formFailureOf(outcome);
    setAnswer(outcome.data);
    if (failure !== null) {
      codes.noteRefusal(outcome.data?.num_bound_codes);
      notify(t('Problem batch update catalog, try again later!'), 'error');
      return failure;
    }
    notify(t('Awesome! Updated successfully!'), 'success');
    setDraft({ ...values, file: null });
    return null;
  };

  return (
    <>
      <FormPanel<BatchDraft>
        submitText={t('Update')}
        initialValues={first}
        resets="file"
        isDisabled={check.state !== 'none' && !maySend(check)}
        more={<CheckOnServerButton check={check} htmlType="submit" loading={isLoading} />}
        onSubmit={handleSubmit}
        onChange={handleChange}
      >
        <Form.Item name="catalogs" label={t('Catalogs')} required rules={[ruleOf(catalogsFault)]}>
          <Select
            mode="multiple"
            placeholder={t('Select catalogs')}
            allowClear
            listHeight={224}
            showSearch={labelSearch}
            options={sortCatalogs(catalogs).map((catalog) => ({
              value: catalog.id,
              label: catalogText(catalog),
            }))}
          />
        </Form.Item>
        <Form.Item
          name="action"
          label={t('Action')}
          required
          rules={[ruleOf(actionFault)]}
          extra={action && t(batchActions[action].hint)}
        >
          <Select
            placeholder={t('Select an action')}
            listHeight={224}
            options={actions.map((one) => ({ value: one, label: t(batchActions[one].label) }))}
          />
        </Form.Item>
        <SpreadsheetField label={t('Excel file')} kind={kind} check={check} isDisabled={isLoading} />
        {action === 'edit' && (
          <Form.Item name="createsMissing" valuePropName="checked" preserve={false}>
            <Checkbox>{t("Create if doesn't exist")}</Checkbox>
          </Form.Item>
        )}
      </FormPanel>
      <SendingProgress sent={sent} />
      <MoveCodes {...codes} />
      {badRows.length === 0 && <CheckedRows check={check} />}
      {badRows.length > 0 && <BadRows errors={badRows} title={nothingChanged} />}
      <RowNotes notes={answer?.notes ?? []} title={t(afterUpload)} />
      {asking && (
        <DeleteGarmentsDialog
          rows={check.state === 'good' ? check.rows : null}
          catalogs={asking.catalogs}
          onConfirm={() => asking.answer(true)}
          onClose={() => asking.answer(false)}
        />
      )}
    </>
  );
}
