import { InboxOutlined } from '@ant-design/icons';
import { Empty, Flex } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  /** Why nothing is shown, in a sentence. */
  text: string;
  /** Actions to continue with. */
  children?: ReactNode;
}

/** Shown where a list has nothing to show. */
export function EmptyState({ text, children }: Props) {
  return (
    <Empty image={<InboxOutlined aria-hidden />} styles={{ image: imageStyle }} description={text}>
      {children && (
        <Flex wrap gap={8} justify="center">
          {children}
        </Flex>
      )}
    </Empty>
  );
}

const imageStyle = { height: 40, fontSize: 40, color: 'var(--ld-ink-soft)' };
