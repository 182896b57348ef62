import { InboxOutlined } from '@ant-design/icons';
import { Form, Typography, Upload } from 'antd';
import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { Translate } from '../../domain/language/wording';
import { useT } from '../../languages/useT';

interface Props {
  /** The id of the picker, for its label. */
  id?: string;
  /** The label, for screen readers. */
  name: string;
  /** The accepted extensions: '.xlsx'. */
  accept: readonly string[];
  isMultiple?: boolean;
  isDisabled?: boolean;
  /** The current choice in words; null when there is none. */
  chosen: string | null;
  /** Gets only files with an accepted extension. */
  onChoose: (files: File[]) => void;
  /** Shown beside the message about rejected files. */
  offerFor?: (refused: readonly File[]) => ReactNode;
  ref?: Ref<{ focus: () => void }>;
}

/**
 * Ant Design's `Upload.Dragger` in a `Form.Item`, for files that are checked before anything is sent; files of other
 * types are named and skipped.
 */
export function FileDrop({ id, name, accept, isMultiple = false, isDisabled = false, ref, ...props }: Props) {
  const t = useT();
  const [refused, setRefused] = useState<readonly File[]>([]);
  const { status } = Form.Item.useStatus();
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => root.current?.querySelector<HTMLElement>('[role=button]')?.focus(),
  }));

  const take = (files: readonly File[]) => {
    const fitting = files.filter((file) => accept.some((ending) => file.name.toLowerCase().endsWith(ending)));
    setRefused(files.filter((file) => !fitting.includes(file)));
    if (fitting.length > 0) props.onChoose(fitting);
  };

  return (
    <div ref={root} onKeyDown={openOnSpace}>
      <Upload.Dragger
        id={id}
        // Dropped files of other types are let through, so that we can show why they were rejected.
        accept={{ format: accept.join(','), filter: () => true }}
        multiple={isMultiple}
        disabled={isDisabled}
        // Otherwise a disabled field would still be announced as a button.
        hasControlInside={isDisabled}
        showUploadList={false}
        styles={status === 'error' ? { trigger: { borderColor: 'var(--ld-danger)' } } : undefined}
        beforeUpload={(file, files) => {
          // Ant Design calls this once per file.
          if (file === files[0]) take(files);
          return Upload.LIST_IGNORE;
        }}
      >
        <InboxOutlined aria-hidden />{' '}
        {isMultiple ? t('Choose files or drop them here') : t('Choose a file or drop it here')}
        <span className="visually-hidden">: {name}</span>
        {props.chosen !== null && (
          <Typography.Text strong style={{ display: 'block' }}>
            <bdi>{props.chosen}</bdi>
          </Typography.Text>
        )}
      </Upload.Dragger>
      <Typography.Text role="alert" type="danger">
        {refused[0] && refusalText(t, refused[0].name, accept)}{' '}
        {refused.length > 0 && props.offerFor?.(refused)}
      </Typography.Text>
    </div>
  );
}

/** Ant Design opens the picker on Enter only. */
function openOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  event.target.click();
}

/** Names the accepted extensions, in English with their article: 'an .xlsx or .xls file', 'a .csv, .tsv or .ods file'. */
function refusalText(t: Translate, name: string, accept: readonly string[]): string {
  const last = accept.at(-1) ?? '';
  const others = accept.slice(0, -1);
  const article = /^\.[aefhilmnorsx]/.test(accept[0] ?? '') ? 'an' : 'a';
  return others.length === 0
    ? t('{name} is not {article, select, an {an} other {a}} {last} file.', { name, article, last })
    : t('{name} is not {article, select, an {an} other {a}} {others} or {last} file.', {
        name,
        article,
        others: { named: others },
        last,
      });
}
