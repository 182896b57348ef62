import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { numberText } from '../../lib/numbers';
import styles from './PageFrame.module.css';

interface Props {
  title: string;
  /** How many items the page shows, after the title; undefined until known. */
  count?: number;
  /** What the page shows now, beside the title: announced when it changes, empty until known. */
  facts?: string;
  /** The page's actions and links, at the end of the title's line. */
  ways?: ReactNode;
  /** What the page is for, or for whom, under the title. */
  lead?: string;
  /** Whether it grows with its content, fills the window and lets its content scroll, or is as wide as a form: there are no other widths. */
  layout?: 'grow' | 'fill' | 'form';
  children: ReactNode;
}

/** The frame of every page of the shell: its heading with actions and links, and its content below. */
export function PageFrame({ title, count, facts, ways, lead, layout = 'grow', children }: Props) {
  return (
    <Flex vertical gap={12} className={styles.page} data-layout={layout}>
      <Flex component="header" wrap gap="8px 16px" align="center" justify="space-between">
        <Flex wrap gap="0 16px" align="baseline" className={styles.name}>
          <h1>
            {title}
            {count !== undefined && <span className={styles.soft}> ({numberText(count)})</span>}
          </h1>
          {facts !== undefined && (
            <p className={styles.soft} role="status">
              {facts}
            </p>
          )}
        </Flex>
        {ways && (
          <Flex wrap gap={8} align="center">
            {ways}
          </Flex>
        )}
      </Flex>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </Flex>
  );
}
