import { InboxOutlined } from '@ant-design/icons';
import { Empty, Flex } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  /** Why nothing is shown, in a sentence. */
  text: ReactNode;
  /** An open inbox by default. */
  icon?: ReactNode;
  /** Actions to continue with. */
  children?: ReactNode;
}

/** Shown where there is nothing to show. */
export function EmptyState({ text, icon = <InboxOutlined aria-hidden />, children }: Props) {
  return (
    <Empty image={icon} styles={{ image: imageStyle }} description={text}>
      {children && (
        <Flex wrap gap={8} justify="center">
          {children}
        </Flex>
      )}
    </Empty>
  );
}

const imageStyle = { height: 40, fontSize: 40, color: 'var(--ld-ink-soft)' };
