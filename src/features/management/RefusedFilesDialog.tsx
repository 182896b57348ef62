import { Button, Flex, Typography } from 'antd';
import { useCallback, useMemo } from 'react';
import { type RefusedFile, useDismissRefusedFileMutation, useListRefusedFilesQuery } from '../../api';
import { message } from '../../domain/language/message';
import { isolated } from '../../domain/text/isolated';
import { useT } from '../../languages/useT';
import { dateAndTimeText } from '../../lib/dates';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { useNotices } from '../../shared/alert-bar/useNotices';
import { LoadedTable } from '../../shared/loaded-table/LoadedTable';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { fullTextColumn, inFull } from '../../ui/list-table/plainColumns';
import { ListDialog } from './ListDialog';

/** Only files are taken from the ERP's folder; a document that the ERP was asked for is named like 'SAP delivery 80001234'. */
const isInFolder = ({ file }: RefusedFile) => /\.json$/i.test(file);

/** The files of the ERP that could not be taken in: why, and what to do. */
export function RefusedFilesDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const query = useListRefusedFilesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [dismissFile] = useDismissRefusedFileMutation();
  const { report } = useNotices();
  const dismiss = useCallback(
    ({ file, refused_at }: RefusedFile) =>
      void report(
        dismissFile({ dismissRefusedFileRequest: { file, refused_at } }),
        t('Dismissed {file}', { file: isolated(file) }),
      ),
    [dismissFile, report, t],
  );
  const columns = useMemo(() => columnsWith(dismiss), [dismiss]);
  const card = useCallback((file: RefusedFile) => <FileCard file={file} onDismiss={dismiss} />, [dismiss]);
  const { files = [], count = 0 } = query.data ?? {};
  const hasDocuments = files.some((one) => !isInFolder(one));
  const hasFolder = files.length === 0 || files.some(isInFolder);

  return (
    <ListDialog title={t('Refused files')} onClose={onClose}>
      {hasDocuments && (
        <p>
          {t('Correct a document in {erpName}: once it is taken in, it leaves this list.', {
            erpName: runtimeConfig().erpName,
          })}
        </p>
      )}
      {hasFolder && (
        <p>
          {t(
            'Mend a file and put it into the folder “{inbox}” again under the same name: once it is taken in, it leaves this list. Dismissed files stay in “{bad}”.',
            { inbox: isolated('in'), bad: isolated('in/bad') },
          )}
        </p>
      )}
      {count > files.length && (
        <p>
          {t('The latest {shown, number} of {files, number} files are listed.', {
            shown: files.length,
            files: count,
          })}
        </p>
      )}
      <LoadedTable
        isInDialog
        label={t('Refused files')}
        query={{ ...query, data: query.data?.files }}
        columns={columns}
        rowKey={fileName}
        card={card}
        empty={
          <EmptyState text={t('No file of {erpName} was refused.', { erpName: runtimeConfig().erpName })} />
        }
      />
    </ListDialog>
  );
}

const fileName = ({ file }: RefusedFile) => file;

type OnDismiss = (file: RefusedFile) => void;

const columnsWith = (onDismiss: OnDismiss): readonly ListColumn<RefusedFile>[] => [
  fullTextColumn('file', message('File'), 240, fileName),
  {
    key: 'refused_at',
    title: message('Refused'),
    width: 152,
    sortBy: ({ refused_at }) => refused_at,
    render: ({ refused_at }) => dateAndTimeText(refused_at),
  },
  fullTextColumn('reason', message('Reason'), 400, ({ reason }) => reason),
  {
    key: 'actions',
    title: message('Actions'),
    width: 112,
    align: 'end',
    fixed: 'end',
    render: (file) => <DismissButton file={file} onDismiss={onDismiss} />,
  },
];

/** A file of the list on a phone. */
function FileCard({ file, onDismiss }: { file: RefusedFile; onDismiss: OnDismiss }) {
  return (
    <Flex vertical gap={2}>
      <strong style={inFull}>{file.file}</strong>
      <Typography.Text type="secondary">{dateAndTimeText(file.refused_at)}</Typography.Text>
      <span style={inFull}>{file.reason}</span>
      <Flex justify="end">
        <DismissButton file={file} onDismiss={onDismiss} />
      </Flex>
    </Flex>
  );
}

function DismissButton({ file, onDismiss }: { file: RefusedFile; onDismiss: OnDismiss }) {
  const t = useT();
  return (
    <Button
      size="small"
      aria-label={t('Dismiss {file}', { file: isolated(file.file) })}
      onClick={() => onDismiss(file)}
    >
      {t('Dismiss')}
    </Button>
  );
}
