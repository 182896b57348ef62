import { Button, Flex, Typography } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { message } from '../../domain/language/message';
import styles from './ReasonGroup.module.css';
import type { Thing } from './taskKind';
import { useT } from '../../languages/useT';

interface Props<Row> {
  /** What all rows have in common. */
  title: string;
  /** The full text of the title. */
  tooltip?: string;
  thing: Thing;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  line: (row: Row) => ReactNode;
  /** Actions for all rows. */
  tools?: ReactNode;
}

/** The style of a dialog with such groups. */
export const scrolledBody = { body: styles.scrolled };

/** How many rows are shown before 'Show all'. */
const firstShown = 50;

const countOf = ({ length: count }: readonly unknown[], thing: Thing) =>
  thing === 'order'
    ? message('{count, plural, one {# order} other {# orders}}', { count })
    : message('{count, plural, one {# customer} other {# customers}}', { count });

/** Rows with the same reason, one per line. */
export function ReasonGroup<Row>({ title, tooltip, thing, rows, rowKey, line, tools }: Props<Row>) {
  const t = useT();
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? rows : rows.slice(0, firstShown);
  return (
    <section aria-labelledby={id}>
      <Flex wrap gap="4px 12px" align="center" className={styles.head}>
        <h3 id={id} className={styles.title} title={tooltip}>
          {title}
          {rows.length > 1 && (
            <Typography.Text type="secondary" style={{ fontWeight: 400 }}>
              {' '}
              {t(countOf(rows, thing))}
            </Typography.Text>
          )}
        </h3>
        {tools}
      </Flex>
      <ul className={styles.lines} aria-labelledby={id}>
        {shown.map((row) => (
          <Flex key={rowKey(row)} component="li" wrap gap="2px 12px" align="center">
            {line(row)}
          </Flex>
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button type="link" onClick={() => setExpanded(true)}>
          {t('Show all {things}', { things: countOf(rows, thing) })}
        </Button>
      )}
    </section>
  );
}
