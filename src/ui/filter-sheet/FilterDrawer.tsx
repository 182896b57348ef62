import { Button, Drawer, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '../../languages/useT';

interface Props {
  found: string;
  onClear: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The drawer of a `FilterSheet`. */
export function FilterDrawer({ found, onClear, onClose, children }: Props) {
  const t = useT();
  return (
    <Drawer
      open
      placement="bottom"
      size="auto"
      styles={{ section: { maxHeight: '85dvh' } }}
      title={t('More filters')}
      closable={{ placement: 'end' }}
      onClose={onClose}
      footer={
        <Flex gap={8} justify="space-between">
          <Button
            onClick={() => {
              onClear();
              onClose();
            }}
          >
            {t('Clear filters')}
          </Button>
          <Button type="primary" onClick={onClose}>
            {t('Show {found}', { found })}
          </Button>
        </Flex>
      }
    >
      <Flex vertical gap={16}>
        {children}
      </Flex>
    </Drawer>
  );
}
