import { Table, type TableColumnsType, Tag, type TagProps } from 'antd';
import type { OrderTaskReport } from '../../api';

type Outcome = OrderTaskReport['orders'][number]['outcome'];

/** What a task has done to one of many. */
export interface ManyLine {
  readonly id: string;
  readonly outcome: Outcome;
  readonly reason: string | null;
}

interface Props<Row extends ManyLine> {
  label: string;
  lines: readonly Row[];
  /** What each line is about; what happened to it follows. */
  columns: TableColumnsType<Row>;
}

/** What a task has done to each of many, those first that it has not done; the reasons stand in full. */
export function OutcomeTable<Row extends ManyLine>({ label, lines, columns }: Props<Row>) {
  return (
    <Table<Row>
      aria-label={label}
      size="small"
      rowKey="id"
      columns={[
        ...columns,
        {
          key: 'outcome',
          title: 'What happened',
          render: (_value, { outcome, reason }: Row) => (
            <>
              <Tag color={looks[outcome].color}>{looks[outcome].text}</Tag> {reason}
            </>
          ),
        },
      ]}
      dataSource={lines.toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome))}
      pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
      scroll={{ y: 320 }}
    />
  );
}

const order: readonly Outcome[] = ['refused', 'waiting', 'skipped', 'done'];

const looks: Readonly<Record<Outcome, { text: string } & Pick<TagProps, 'color'>>> = {
  done: { text: 'Done', color: 'success' },
  refused: { text: 'Refused', color: 'error' },
  skipped: { text: 'Skipped', color: 'default' },
  waiting: { text: 'Not done', color: 'warning' },
};

/** '17 done, 2 refused, 1 skipped'. */
export function countsText({ count, done, refused, skipped }: TaskCounts): string {
  const parts: [number, string][] = [
    [done, 'done'],
    [refused, 'refused'],
    [skipped, 'skipped'],
    [count - done - refused - skipped, 'not done'],
  ];
  return parts
    .filter(([number]) => number > 0)
    .map(([number, what]) => `${number} ${what}`)
    .join(', ');
}

/** How many of a task's lines have come to what. */
export interface TaskCounts {
  readonly count: number;
  readonly done: number;
  readonly refused: number;
  readonly skipped: number;
}
