import { Alert, Button, Checkbox } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { failureOf, type RowError, useUploadCatalogMutation } from '../../../api';
import { paths } from '../../../lib/paths';
import { useAppDispatch } from '../../../lib/redux';
import { runtimeConfig } from '../../../lib/runtimeConfig';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { BadRows } from '../../../shared/bad-rows/BadRows';
import { maySend } from '../../../shared/file-check/FileCheck';
import { useFileCheck } from '../../../shared/file-check/useFileCheck';
import { SpreadsheetField } from '../../../shared/spreadsheet-field/SpreadsheetField';
import { PageFrame } from '../../../ui/page-frame/PageFrame';
import { TextField } from '../../../ui/text-field/TextField';
import { SendingProgress } from '../SendingProgress';
import { useSending } from '../useSending';
import { CatalogFields } from './CatalogFields';
import styles from './editor.module.css';
import { emptyCatalog, faultsOf, type NewCatalogDraft, toUploadForm } from './newCatalog';

type Outcome =
  | { readonly kind: 'created'; readonly id: string; readonly name: string }
  | { readonly kind: 'failed'; readonly sentence: string; readonly errors: readonly RowError[] };

const noFaults = { name: null, season: null, file: null };

/** New catalog (spec 2): made from a spreadsheet, whole or not at all. */
export function NewCatalogPage() {
  const { brand } = runtimeConfig();
  const [draft, setDraft] = useState(() => emptyCatalog(brand));
  const [hasTried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [uploadCatalog, { isLoading }] = useUploadCatalogMutation();
  const { sent, send } = useSending();
  const check = useFileCheck('catalog', draft.file);
  const dispatch = useAppDispatch();
  const id = useId();

  const edit = (change: Partial<NewCatalogDraft>) => {
    setDraft((known) => ({ ...known, ...change }));
    if ('file' in change) setOutcome(null);
  };
  const faults = hasTried ? faultsOf(draft) : noFaults;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const form = toUploadForm(draft);
    if (isLoading) return;
    if (form === null || !maySend(check)) {
      setTried(true);
      focusFirstFault(id, draft);
      return;
    }
    const answer = await send(form, () => uploadCatalog({ uploadCatalogForm: form }));
    const sentence = failureOf(answer);
    if (sentence !== null) {
      setOutcome({ kind: 'failed', sentence, errors: answer.data?.errors ?? [] });
      const message = 'Problem creating the catalog, try again later!';
      dispatch(showAlert({ message, severity: 'error' }));
      return;
    }
    dispatch(showAlert({ message: `Awesome! Catalog ${form.name} was created`, severity: 'success' }));
    setOutcome({ kind: 'created', id: answer.data?.catalog_id ?? '', name: form.name });
    setDraft(emptyCatalog(brand));
    setTried(false);
  };

  return (
    <PageFrame
      title="New catalog"
      lead="Made from an Excel file with a row for each sku. With any bad row nothing is created. A new catalog is enabled for nobody until you say so under Customers, Visibility."
      layout="form"
    >
      {outcome?.kind === 'created' && (
        <Alert
          type="success"
          showIcon
          title={`${outcome.name} is there.`}
          action={outcome.id !== '' && <Link to={paths.catalogPreview.href(outcome.id)}>view it</Link>}
        />
      )}
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <div className={styles.pair}>
          <TextField
            id={`${id}-name`}
            label="Name"
            isRequired
            longest={200}
            value={draft.name}
            error={faults.name}
            onChange={(name) => edit({ name })}
          />
          <TextField
            id={`${id}-season`}
            label="Season"
            isRequired
            longest={4}
            value={draft.season}
            error={faults.season}
            onChange={(season) => edit({ season: season.toUpperCase() })}
          />
        </div>
        <CatalogFields id={id} draft={draft} onChange={edit} />
        <div className={styles.pair}>
          <TextField
            id={`${id}-brand`}
            label="Brand"
            isOptional
            longest={200}
            value={draft.brand}
            onChange={(typed) => edit({ brand: typed })}
          />
          <span className={styles.beside}>
            <Checkbox
              checked={draft.wlsEnabled}
              onChange={({ target }) => edit({ wlsEnabled: target.checked })}
            >
              WLS enabled
            </Checkbox>
            <Checkbox
              checked={draft.lsEnabled}
              onChange={({ target }) => edit({ lsEnabled: target.checked })}
            >
              LS enabled
            </Checkbox>
          </span>
        </div>
        <SpreadsheetField
          id={`${id}-file`}
          label="Catalog file"
          kind="catalog"
          file={draft.file}
          check={check}
          isDisabled={isLoading}
          error={faults.file}
          onChoose={(file) => edit({ file })}
        />
        <Button
          className={styles.submit}
          type="primary"
          htmlType="submit"
          loading={isLoading}
          disabled={draft.file !== null && !maySend(check)}
        >
          Create
        </Button>
        <SendingProgress sent={sent} />
      </form>
      <div className={styles.outcome}>
        {check.state === 'bad' && <BadRows errors={check.errors} outcome="nothing was sent" />}
        {outcome?.kind === 'failed' && <Alert type="error" showIcon title={outcome.sentence} />}
        {outcome?.kind === 'failed' && outcome.errors.length > 0 && (
          <BadRows errors={outcome.errors} outcome="nothing was created" />
        )}
      </div>
    </PageFrame>
  );
}

function focusFirstFault(id: string, draft: NewCatalogDraft): void {
  const faults = faultsOf(draft);
  const first = (['name', 'season', 'file'] as const).find((field) => faults[field] !== null);
  document.getElementById(`${id}-${first}`)?.focus();
}
