import { FilterOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useReturnFocus } from '../../lib/focus';
import { lazyComponent } from '../lazy-component/lazyComponent';

const FilterDrawer = lazyComponent(async () => (await import('./FilterDrawer')).FilterDrawer);

interface Props {
  /** How many filters are set. */
  count: number;
  /** What the list shows, in words. */
  found: string;
  onClear: () => void;
  /** The filters, of which each applies at once. */
  children: ReactNode;
}

/** The filters of a list on a phone: an icon that counts them, and a sheet from below. */
export function FilterSheet({ count, ...sheet }: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useReturnFocus(isOpen, button);
  return (
    <>
      <Badge count={count} size="small" title="">
        <Button
          ref={button}
          icon={<FilterOutlined aria-hidden />}
          aria-label={count === 0 ? 'Filter' : `Filter, ${count} active`}
          title="Filter"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </Badge>
      {isOpen && <FilterDrawer {...sheet} onClose={() => setOpen(false)} />}
    </>
  );
}
