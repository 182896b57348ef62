import { Button, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import styles from './SelectionBar.module.css';

interface Props {
  /** The name of the region. */
  label: string;
  /** What is selected. */
  children: ReactNode;
  /** The number of selected items that are hidden, in words; null if none. */
  hidden: string | null;
  /** Why no action is possible; null when it is. */
  fault?: string | null;
  /** The action buttons. */
  actions: ReactNode;
  onClear: () => void;
}

/** The selected items of a list, and the actions for all of them. */
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
