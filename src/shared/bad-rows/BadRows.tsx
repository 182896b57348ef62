import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Typography } from 'antd';
import { parseRowError, type RowError } from '../../domain/spreadsheet/rowErrors';
import { counted } from '../../lib/numbers';
import { downloadSpreadsheet } from '../../lib/downloadSpreadsheet';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { fullTextColumn, numberColumn } from '../../ui/list-table/plainColumns';
import type { FileCheck } from '../file-check/FileCheck';
import { IndexedTable } from '../../ui/list-table/IndexedTable';
import { LineList } from './RowNotes';

interface Props {
  errors: readonly RowError[];
  /** The outcome for the file: 'nothing was changed'. */
  outcome: string;
}

const columns: readonly ListColumn<RowError>[] = [
  { ...numberColumn('row', 'Row', 80, ({ row }) => row), fixed: 'start' },
  fullTextColumn('column', 'Column', 112, ({ column }) => column),
  fullTextColumn('message', 'What is wrong', 240, ({ message }) => message),
];

/** Every bad row of a file, in a sortable table that can be downloaded. */
export function BadRows({ errors, outcome }: Props) {
  const count = new Set(errors.map(({ row }) => row)).size;

  const handleDownload = () =>
    void downloadSpreadsheet('bad-rows.xlsx', [
      ['Row', 'Column', 'What is wrong'],
      ...errors.map(({ row, column, message }) => [String(row), column, message]),
    ]);
  const title = (
    <Flex wrap gap="8px 16px" align="center" justify="space-between">
      <Typography.Text role="alert" type="danger" strong>
        {counted(count, 'row')} to correct, {outcome}
      </Typography.Text>
      <Button size="small" icon={<DownloadOutlined aria-hidden />} onClick={handleDownload}>
        Download list
      </Button>
    </Flex>
  );
  const table = (
    <IndexedTable label="Bad rows" columns={columns} rows={errors} maxHeight={320} empty={null} />
  );
  return <Alert type="error" role="region" aria-label="Bad rows" title={title} description={table} />;
}

/** The bad rows that a check has found before a file is sent, if any. */
export function CheckedRows({ check }: { check: FileCheck }) {
  if (check.state === 'bad') return <BadRows errors={check.errors} outcome="nothing was sent" />;
  if (check.state === 'refused') return <BadRows errors={check.errors} outcome="nothing was changed" />;
  return null;
}

interface LinesProps {
  /** A task's error lines: 'Row N, column X: message', or a sentence about a file. */
  lines: readonly string[];
  outcome: string;
}

/** The errors of a task: bad rows as a table, other lines as they are. */
export function BadLines({ lines, outcome }: LinesProps) {
  const rows = lines.map(parseRowError).filter((row) => row !== null);
  const others = lines.filter((line) => parseRowError(line) === null);
  return (
    <>
      {others.length > 0 && <Alert type="error" title={<LineList label="What is wrong" lines={others} />} />}
      {rows.length > 0 && <BadRows errors={rows} outcome={outcome} />}
    </>
  );
}
