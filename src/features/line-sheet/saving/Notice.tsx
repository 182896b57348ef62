import { Alert, Flex } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  role: 'alert' | 'status';
  text: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** A notice about saving that needs a decision, as wide as the panel. */
export function Notice({ role, text, children }: Props) {
  return (
    <Alert
      type="warning"
      role={role}
      style={{ gridColumn: '1 / -1' }}
      title={
        <Flex vertical gap={8}>
          <span>{text}</span>
          <Flex wrap gap={8}>
            {children}
          </Flex>
        </Flex>
      }
    />
  );
}
