import { Button, Flex, Typography } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { counted } from '../../lib/numbers';
import styles from './ReasonGroup.module.css';

interface Props<Row> {
  /** What is true of all of them. */
  title: string;
  /** The full words behind the title. */
  tooltip?: string;
  /** What they are: 'order'. */
  thing: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  line: (row: Row) => ReactNode;
  /** What can be done with all of them. */
  tools?: ReactNode;
}

/** For a dialog whose content are such groups. */
export const scrolledBody = { body: styles.scrolled };

/** More lines than these, each perhaps with fields, are shown when somebody asks for them. */
const firstShown = 50;

/** Things of which the same is true, one a line. */
export function ReasonGroup<Row>({ title, tooltip, thing, rows, rowKey, line, tools }: Props<Row>) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, firstShown);
  return (
    <section aria-labelledby={id}>
      <Flex wrap gap="4px 12px" align="center" className={styles.head}>
        <h3 id={id} className={styles.title} title={tooltip}>
          {title}
          {rows.length > 1 && (
            <Typography.Text type="secondary" style={{ fontWeight: 400 }}>
              {' '}
              {counted(rows.length, thing)}
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
        <Button type="link" onClick={() => setWhole(true)}>
          Show all {counted(rows.length, thing)}
        </Button>
      )}
    </section>
  );
}
