import { Alert, Button, Checkbox, Select } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { type Catalog, failureOf, type RowError } from '../../../api';
import { useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { BadRows } from '../../../shared/bad-rows/BadRows';
import { catalogText } from '../../../shared/catalog-select/catalogText';
import { sortCatalogs } from '../../../shared/catalog-select/sortCatalogs';
import { maySend } from '../../../shared/file-check/FileCheck';
import { useFileCheck } from '../../../shared/file-check/useFileCheck';
import { SpreadsheetField } from '../../../shared/spreadsheet-field/SpreadsheetField';
import { describedBy, Field } from '../../../ui/field/Field';
import editor from '../editor/editor.module.css';
import { SendingProgress } from '../SendingProgress';
import { type BatchAction, batchActions, type BatchDraft, editBatch, emptyBatch, faultsOf } from './batch';
import { ConfirmDeleteDialog } from './ConfirmDeleteDialog';
import { useBatch } from './useBatch';

const noFaults = { catalogs: null, action: null, file: null };
const actionOptions = (['upload', 'edit', 'delete'] as const).map((action) => ({
  value: action,
  label: batchActions[action].label,
}));

interface Refusal {
  readonly sentence: string;
  readonly errors: readonly RowError[];
}

export function BatchForm({ catalogs }: { catalogs: readonly Catalog[] }) {
  const [draft, setDraft] = useState(emptyBatch);
  const [hasTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { run, sent, isLoading } = useBatch();
  const kind = draft.action === null ? 'catalog' : batchActions[draft.action].kind;
  // Which rules a file must keep depends on the action.
  const check = useFileCheck(kind, draft.action === null ? null : draft.file);
  const dispatch = useAppDispatch();
  const id = useId();
  const faults = hasTried ? faultsOf(draft) : noFaults;

  const edit = (change: Partial<BatchDraft>) => {
    setDraft((known) => editBatch(known, change));
    if ('file' in change || 'action' in change) setRefusal(null);
  };

  const send = async () => {
    setAsking(false);
    const answer = await run(draft);
    if (answer === null) return;
    const sentence = failureOf(answer);
    if (sentence !== null) {
      setRefusal({ sentence, errors: answer.data?.errors ?? [] });
      const message = 'Problem batch update catalog, try again later!';
      dispatch(showAlert({ message, severity: 'error' }));
      return;
    }
    dispatch(showAlert({ message: 'Awesome! Updated successfully!', severity: 'success' }));
    setRefusal(null);
    setDraft((known) => ({ ...known, file: null }));
    setTried(false);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const missing = faultsOf(draft);
    const first = (['catalogs', 'action', 'file'] as const).find((field) => missing[field] !== null);
    if (first !== undefined || !maySend(check)) {
      setTried(true);
      document.getElementById(`${id}-${first}`)?.focus();
    } else if (draft.action === 'delete') setAsking(true);
    else void send();
  };

  return (
    <>
      <form className={editor.form} noValidate onSubmit={handleSubmit}>
        <Field id={`${id}-catalogs`} label="Catalogs" error={faults.catalogs}>
          <Select
            id={`${id}-catalogs`}
            mode="multiple"
            placeholder="Select catalogs"
            allowClear
            listHeight={224}
            showSearch={{ optionFilterProp: 'label' }}
            status={faults.catalogs === null ? undefined : 'error'}
            aria-invalid={faults.catalogs !== null}
            aria-describedby={describedBy(`${id}-catalogs`)}
            options={sortCatalogs(catalogs).map((catalog) => ({
              value: catalog.id,
              label: catalogText(catalog),
            }))}
            value={[...draft.catalogs]}
            onChange={(chosen) => edit({ catalogs: chosen })}
          />
        </Field>
        <Field
          id={`${id}-action`}
          label="Action"
          error={faults.action}
          hint={draft.action && batchActions[draft.action].hint}
        >
          <Select<BatchAction>
            id={`${id}-action`}
            placeholder="Select an action"
            listHeight={224}
            status={faults.action === null ? undefined : 'error'}
            aria-invalid={faults.action !== null}
            aria-describedby={describedBy(`${id}-action`)}
            options={actionOptions}
            value={draft.action ?? undefined}
            onChange={(action) => edit({ action })}
          />
        </Field>
        <SpreadsheetField
          id={`${id}-file`}
          label="Excel file"
          kind={kind}
          file={draft.file}
          check={check}
          isDisabled={isLoading}
          error={faults.file}
          onChoose={(file) => edit({ file })}
        />
        {draft.action === 'edit' && (
          <Checkbox
            checked={draft.createsMissing}
            onChange={({ target }) => edit({ createsMissing: target.checked })}
          >
            Create if doesn&apos;t exist
          </Checkbox>
        )}
        <Button
          className={editor.submit}
          type="primary"
          htmlType="submit"
          loading={isLoading}
          disabled={check.state !== 'none' && !maySend(check)}
        >
          Update
        </Button>
        <SendingProgress sent={sent} />
      </form>
      <div className={editor.outcome}>
        {check.state === 'bad' && <BadRows errors={check.errors} outcome="nothing was sent" />}
        {refusal && <Alert type="error" showIcon title={refusal.sentence} />}
        {refusal && refusal.errors.length > 0 && (
          <BadRows errors={refusal.errors} outcome="nothing was changed" />
        )}
      </div>
      {isAsking && (
        <ConfirmDeleteDialog
          rows={check.state === 'good' ? check.rows : null}
          catalogs={draft.catalogs.length}
          onConfirm={() => void send()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
