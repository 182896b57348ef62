import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { numberText } from '../../lib/numbers';
import styles from './PageFrame.module.css';

interface Props {
  title: string;
  /** The number of items, shown after the title; undefined until known. */
  count?: number;
  /** Shown beside the title and announced when it changes; empty until known. */
  facts?: string;
  /** Shown between the title and the actions; takes the available width. */
  middle?: ReactNode;
  /** The page's actions and links, at the end of the title's line. */
  actions?: ReactNode;
  /** A subtitle. */
  lead?: string;
  /**
   * Whether the page grows with its content, fills the window and lets its content scroll ('list': except on a phone),
   * or is as wide as a form.
   */
  layout?: 'grow' | 'fill' | 'list' | 'form';
  children: ReactNode;
}

/** The frame of every page of the shell: its heading with actions and links, and its content below. */
export function PageFrame({ title, count, facts, middle, actions, lead, layout = 'grow', children }: Props) {
  return (
    <Flex vertical gap={12} className={styles.page} data-layout={layout}>
      <Flex
        component="header"
        wrap={middle === undefined}
        gap={middle === undefined ? '8px 16px' : 12}
        align="center"
        justify="space-between"
        className={styles.header}
      >
        <Flex wrap gap="0 16px" align="baseline" className={styles.name}>
          <h1>
            {title}
            {count !== undefined && (
              <span className={styles.soft} translate="no">
                {' '}
                ({numberText(count)})
              </span>
            )}
          </h1>
          {facts !== undefined && (
            <p className={styles.soft} role="status">
              {facts}
            </p>
          )}
        </Flex>
        {middle !== undefined && <div className={styles.middle}>{middle}</div>}
        {actions && (
          <Flex wrap={middle === undefined} gap={8} align="center">
            {actions}
          </Flex>
        )}
      </Flex>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </Flex>
  );
}
