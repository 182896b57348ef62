import { Button, Progress } from 'antd';
import { downloadSpreadsheet } from '../../lib/downloadSpreadsheet';
import { describedBy, Field } from '../../ui/field/Field';
import { FileDrop } from '../../ui/file-drop/FileDrop';
import type { FileCheck } from '../file-check/FileCheck';
import type { FileKind } from '../file-check/FileKind';
import { fileTemplates } from '../file-check/fileTemplates';
import styles from './SpreadsheetField.module.css';

interface Props {
  id: string;
  label: string;
  kind: FileKind;
  file: File | null;
  /** What `useFileCheck` says of the file. */
  check: FileCheck;
  isOptional?: boolean;
  isDisabled?: boolean;
  error?: string | null;
  onChoose: (file: File | null) => void;
}

const endings = ['.xlsx', '.xls'];
const number = new Intl.NumberFormat();

/** Chooses an .xlsx or .xls file, with its template beside it, and says what the page itself has read in it. */
export function SpreadsheetField({ id, label, kind, file, check, error = null, onChoose, ...props }: Props) {
  const fault = check.state === 'fault' ? check.message : error;
  const { name, rows } = fileTemplates[kind];
  return (
    <Field
      id={id}
      label={label}
      isOptional={props.isOptional ?? false}
      error={fault}
      hint={<CheckNote check={check} />}
    >
      <FileDrop
        id={id}
        accept={endings}
        isDisabled={props.isDisabled ?? false}
        isInvalid={fault !== null || check.state === 'bad'}
        describedBy={describedBy(id)}
        chosen={file?.name ?? null}
        onChoose={([chosen]) => onChoose(chosen ?? null)}
      />
      <div className={styles.beside}>
        <Button size="small" onClick={() => void downloadSpreadsheet(name, rows)}>
          Download template
        </Button>
        {file !== null && !props.isDisabled && (
          <Button size="small" onClick={() => onChoose(null)}>
            Remove file
          </Button>
        )}
      </div>
    </Field>
  );
}

function CheckNote({ check }: { check: FileCheck }) {
  switch (check.state) {
    case 'reading':
      return <Reading done={check.done} total={check.total} />;
    case 'good':
      return (
        <span role="status">
          {check.rows === 1 ? '1 row' : `${number.format(check.rows)} rows`}, all good
        </span>
      );
    case 'unchecked':
      return <span role="status">The rows will be checked when the file is sent.</span>;
    case 'none':
    case 'bad':
    case 'fault':
      return null;
  }
}

function Reading({ done, total }: { done: number; total: number | null }) {
  if (total === null || total === 0) return <span role="status">Reading the file</span>;
  return (
    <span className={styles.reading}>
      Reading row {number.format(done)} of {number.format(total)}
      <Progress
        className={styles.progress}
        percent={Math.round((100 * done) / total)}
        size="small"
        showInfo={false}
        aria-label="Reading the file"
      />
    </span>
  );
}
