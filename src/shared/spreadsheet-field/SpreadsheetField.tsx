import { DeleteOutlined, DownloadOutlined, ToolOutlined } from '@ant-design/icons';
import { Button, type ButtonProps, Flex, Form } from 'antd';
import { type Ref, useEffect, useState } from 'react';
import { saveBlob } from '../../lib/download';
import { xlsxType } from '../../lib/downloadSpreadsheet';
import { RowNotes } from '../bad-rows/RowNotes';
import { useStableCallback } from '../../lib/useStableCallback';
import { FileDrop } from '../../ui/file-drop/FileDrop';
import { ruleOf } from '../../ui/form/formFailure';
import { canPrepare, type FileCheck } from '../file-check/FileCheck';
import type { FileKind } from '../../domain/uploads/uploads';
import { lazyComponent } from '../../ui/lazy-component/lazyComponent';
import { takePendingUpload } from './pendingUpload';
import { inWords, type Translate } from '../../domain/language/wording';
import { useT } from '../../languages/useT';

const PrepareDialog = lazyComponent(async () => (await import('../prepare-file/PrepareFile')).PrepareDialog);

interface Props {
  label: string;
  kind: FileKind;
  /** The result of `useFileCheck` for the chosen file. */
  check: FileCheck;
  isOptional?: boolean;
  isDisabled?: boolean;
}

/** A form's field `file`: an .xlsx or .xls file, with its template and the result of the page's own check. */
export function SpreadsheetField({ label, kind, check, isOptional = false, isDisabled = false }: Props) {
  const t = useT();
  const [preparing, setPreparing] = useState<Preparing | null>(null);
  const form = Form.useFormInstance<{ file: File | null }>();
  const fault = check.state === 'fault' ? inWords(t, check.message) : undefined;
  const isOffered = !isDisabled && fault !== undefined && canPrepare(check);
  const missing = ruleOf((file: File | null | undefined) =>
    file ? null : t('{label} is required', { label }),
  );
  return (
    <Form.Item
      name="file"
      label={label}
      required={!isOptional}
      rules={isOptional ? [] : [missing]}
      validateStatus={fault === undefined ? undefined : 'error'}
      help={
        isOffered ? (
          <>
            {fault}{' '}
            <PrepareButton onClick={() => setPreparing({ first: form.getFieldValue('file') })}>
              {t('Prepare this file')}
            </PrepareButton>
          </>
        ) : (
          fault
        )
      }
      extra={<CheckNote check={check} />}
    >
      <Spreadsheet
        label={label}
        kind={kind}
        isDisabled={isDisabled}
        canPrepare={canPrepare(check)}
        isOffered={isOffered}
        preparing={preparing}
        setPreparing={setPreparing}
      />
    </Form.Item>
  );
}

const PrepareButton = (props: ButtonProps) => (
  <Button size="small" icon={<ToolOutlined aria-hidden />} {...props} />
);

/** The file to prepare, or null to choose one, while the dialog is open. */
interface Preparing {
  readonly first: File | null;
}

interface SpreadsheetProps extends Pick<Props, 'label' | 'kind' | 'isDisabled'> {
  /** Whether the chosen file is to be prepared. */
  canPrepare: boolean;
  /** Whether the message about the file offers that. */
  isOffered: boolean;
  preparing: Preparing | null;
  setPreparing: (preparing: Preparing | null) => void;
  /** Set by `Form.Item`. */
  id?: string;
  value?: File | null;
  onChange?: (file: File | null) => void;
  ref?: Ref<{ focus: () => void }>;
}

function Spreadsheet({ label, kind, isDisabled, ref, ...props }: SpreadsheetProps) {
  const t = useT();
  const { id, value: file = null, onChange, preparing, setPreparing } = props;
  const takeFile = useStableCallback(() => {
    const pendingUpload = takePendingUpload(kind);
    if (pendingUpload !== null) onChange?.(pendingUpload);
  });

  useEffect(takeFile, [takeFile, kind]);

  return (
    <Flex vertical gap={8}>
      <FileDrop
        ref={ref}
        id={id}
        name={label}
        accept={['.xlsx', '.xls']}
        isDisabled={isDisabled}
        chosen={file?.name ?? null}
        onChoose={([chosen]) => onChange?.(chosen ?? null)}
        offerFor={([first = null]) => (
          <Button size="small" onClick={() => setPreparing({ first })}>
            {t('Prepare {name}', { name: first?.name ?? '' })}
          </Button>
        )}
      />
      <Flex wrap gap={8}>
        <Button
          size="small"
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => void downloadTemplate(kind, t)}
        >
          {t('Download template')}
        </Button>
        {!isDisabled && !props.isOffered && (
          <PrepareButton onClick={() => setPreparing({ first: props.canPrepare ? file : null })}>
            {props.canPrepare ? t('Prepare this file') : t('Prepare a file')}
          </PrepareButton>
        )}
        {file !== null && !isDisabled && (
          <Button size="small" icon={<DeleteOutlined aria-hidden />} onClick={() => onChange?.(null)}>
            {t('Remove file')}
          </Button>
        )}
      </Flex>
      {preparing && (
        <PrepareDialog
          kind={kind}
          first={preparing.first}
          onUse={(made) => {
            onChange?.(made);
            setPreparing(null);
          }}
          onClose={() => setPreparing(null)}
        />
      )}
    </Flex>
  );
}

async function downloadTemplate(kind: FileKind, t: Translate): Promise<void> {
  const [{ templateOf }, { writeTemplate }] = await Promise.all([
    import(/* webpackChunkName: "templates" */ './templates'),
    import(/* webpackChunkName: "templates" */ './writeTemplate'),
  ]);
  const template = templateOf(kind);
  saveBlob(new Blob([new Uint8Array(writeTemplate(template, t))], { type: xlsxType }), template.fileName);
}

/** Always one line, so that nothing below moves, except for the notes of a file. */
function CheckNote({ check }: { check: FileCheck }) {
  const t = useT();
  switch (check.state) {
    case 'reading':
      if (!check.total) return <span role="status">{t('Reading the file')}</span>;
      return t('Reading row {done, number} of {total, number}', { done: check.done, total: check.total });
    case 'good':
      return (
        <Flex vertical gap={8}>
          <span role="status">
            {check.notes.length === 0
              ? t('{rows, plural, one {# row} other {# rows}}, all good', { rows: check.rows })
              : t(
                  '{rows, plural, one {# row} other {# rows}}, none is wrong, {notes, plural, one {# thing} other {# things}} to know',
                  { rows: check.rows, notes: check.notes.length },
                )}
          </span>
          <RowNotes notes={check.notes} />
        </Flex>
      );
    case 'unchecked':
      return <span role="status">{t('The rows will be checked when the file is sent.')}</span>;
    case 'asking':
      return <span role="status">{t("Comparing the file's own codes with those of other garments")}</span>;
    case 'none':
    case 'bad':
    case 'refused':
    case 'fault':
      return t('An .xlsx or .xls file.');
  }
}
