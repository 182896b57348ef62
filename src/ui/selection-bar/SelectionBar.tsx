import { Button, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import styles from './SelectionBar.module.css';

interface Props {
  /** The name of the region. */
  label: string;
  /** What is selected. */
  children: ReactNode;
  /** How much of it is not shown, in words; null when all is. */
  hidden: string | null;
  /** Why nothing can be done to all of it; null when it can. */
  fault?: string | null;
  /** The buttons of what can be done. */
  actions: ReactNode;
  onClear: () => void;
}

/** What is selected in a list, and what can be done to all of it. */
export function SelectionBar({ label, children, hidden, fault = null, actions, onClear }: Props) {
  return (
    <Flex
      wrap
      gap="8px 16px"
      align="center"
      justify="space-between"
      className={styles.bar}
      role="region"
      aria-label={label}
    >
      <div>
        <p role="status">{children}</p>
        {hidden !== null && <Typography.Text type="secondary">{hidden}</Typography.Text>}
        {fault !== null && <Typography.Text type="danger">{fault}</Typography.Text>}
      </div>
      <Flex wrap gap={8} className={styles.actions}>
        {actions}
        <Button type="text" onClick={onClear}>
          Clear
        </Button>
      </Flex>
    </Flex>
  );
}
