import { FilterOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useReturnFocus } from '../../lib/focus';
import { lazyComponent } from '../lazy-component/lazyComponent';
import { useT } from '../../languages/useT';

const FilterDrawer = lazyComponent(async () => (await import('./FilterDrawer')).FilterDrawer);

interface Props {
  /** How many filters are set. */
  count: number;
  /** The number of results, in words. */
  found: string;
  onClear: () => void;
  /** The filters; each applies immediately. */
  children: ReactNode;
}

/** A badge that only counts; red would say that something is wrong. */
export const neutral = { background: 'var(--ld-ink-soft)', color: 'var(--ld-paper)' };

/** The filters of a list on a phone: an icon with their count, which opens a drawer. */
export function FilterSheet({ count, ...sheet }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useReturnFocus(isOpen, button);
  return (
    <>
      <Badge count={count} size="small" title="" styles={{ indicator: neutral }}>
        <Button
          ref={button}
          icon={<FilterOutlined aria-hidden />}
          aria-label={count === 0 ? t('Filter') : t('Filter, {count} active', { count })}
          title={t('Filter')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </Badge>
      {isOpen && <FilterDrawer {...sheet} onClose={() => setOpen(false)} />}
    </>
  );
}
