import { Checkbox, Form, Select } from 'antd';
import { useState } from 'react';
import { type Catalog, formFailureOf, type RowError } from '../../../api';
import { useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { BadRows } from '../../../shared/bad-rows/BadRows';
import { catalogText } from '../../../domain/catalogs/catalogText';
import { sortCatalogs } from '../../../domain/catalogs/sortCatalogs';
import { maySend } from '../../../shared/file-check/FileCheck';
import { useFileCheck } from '../../../shared/file-check/useFileCheck';
import { SpreadsheetField } from '../../../shared/spreadsheet-field/SpreadsheetField';
import { ruleOf } from '../../../ui/form/formFailure';
import { FormPanel } from '../../../ui/form/FormPanel';
import { SendingProgress } from '../SendingProgress';
import { actionFault, batchActions, type BatchDraft, catalogsFault, emptyBatch } from './batch';
import { ConfirmDeleteDialog } from './ConfirmDeleteDialog';
import { useBatch } from './useBatch';

const noRows: readonly RowError[] = [];
const actionOptions = (['upload', 'edit', 'delete'] as const).map((action) => ({
  value: action,
  label: batchActions[action].label,
}));

export function BatchForm({ catalogs }: { catalogs: readonly Catalog[] }) {
  const [{ action, file }, setDraft] = useState(emptyBatch);
  /** A deletion that waits for a yes or a no. */
  const [asking, setAsking] = useState<{ catalogs: number; answer: (isYes: boolean) => void } | null>(null);
  const [badRows, setBadRows] = useState(noRows);
  const { run, sent, isLoading } = useBatch();
  const kind = action === null ? 'catalog' : batchActions[action].kind;
  // Which rules a file must keep depends on the action.
  const check = useFileCheck(kind, action === null ? null : file);
  const dispatch = useAppDispatch();

  const handleChange = (change: Partial<BatchDraft>, draft: BatchDraft) => {
    setDraft(draft);
    if ('file' in change || 'action' in change) setBadRows(noRows);
  };

  const askFirst = async (draft: BatchDraft) => {
    const isYes = await new Promise<boolean>((answer) =>
      setAsking({ catalogs: draft.catalogs.length, answer }),
    );
    setAsking(null);
    return isYes;
  };

  const handleSubmit = async (draft: BatchDraft) => {
    if (draft.action === 'delete' && !(await askFirst(draft))) return undefined;
    const answer = await run(draft);
    if (answer === null) return null;
    const failure = formFailureOf(answer);
    setBadRows((failure && answer.data?.errors) ?? noRows);
    if (failure !== null) {
      const message = 'Problem batch update catalog, try again later!';
      dispatch(showAlert({ message, severity: 'error' }));
      return failure;
    }
    dispatch(showAlert({ message: 'Awesome! Updated successfully!', severity: 'success' }));
    setDraft({ ...draft, file: null });
    return null;
  };

  return (
    <>
      <FormPanel<BatchDraft>
        submitText="Update"
        initialValues={emptyBatch}
        resets="file"
        isDisabled={check.state !== 'none' && !maySend(check)}
        onSubmit={handleSubmit}
        onChange={handleChange}
      >
        <Form.Item name="catalogs" label="Catalogs" required rules={[ruleOf(catalogsFault)]}>
          <Select
            mode="multiple"
            placeholder="Select catalogs"
            allowClear
            listHeight={224}
            showSearch={{ optionFilterProp: 'label' }}
            options={sortCatalogs(catalogs).map((catalog) => ({
              value: catalog.id,
              label: catalogText(catalog),
            }))}
          />
        </Form.Item>
        <Form.Item
          name="action"
          label="Action"
          required
          rules={[ruleOf(actionFault)]}
          extra={action && batchActions[action].hint}
        >
          <Select placeholder="Select an action" listHeight={224} options={actionOptions} />
        </Form.Item>
        <SpreadsheetField label="Excel file" kind={kind} check={check} isDisabled={isLoading} />
        {action === 'edit' && (
          <Form.Item name="createsMissing" valuePropName="checked" preserve={false}>
            <Checkbox>Create if doesn&apos;t exist</Checkbox>
          </Form.Item>
        )}
      </FormPanel>
      <SendingProgress sent={sent} />
      {check.state === 'bad' && <BadRows errors={check.errors} outcome="nothing was sent" />}
      {badRows.length > 0 && <BadRows errors={badRows} outcome="nothing was changed" />}
      {asking && (
        <ConfirmDeleteDialog
          rows={check.state === 'good' ? check.rows : null}
          catalogs={asking.catalogs}
          onConfirm={() => asking.answer(true)}
          onClose={() => asking.answer(false)}
        />
      )}
    </>
  );
}
