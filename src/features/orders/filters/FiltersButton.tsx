import { FilterOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { useReturnFocus } from '../../../lib/useReturnFocus';
import { countFilters, type MoreFilters } from './moreFilters';

const FiltersDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "order-filters-dialog" */ './FiltersDialog')).FiltersDialog,
}));

interface Props {
  filters: MoreFilters;
  onChange: (filters: MoreFilters) => void;
}

/** Opens the 'More filters' dialog; its badge counts the active ones. */
export function FiltersButton({ filters, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useReturnFocus(isOpen, button);
  const count = countFilters(filters);
  const close = () => setOpen(false);
  return (
    <>
      <Badge count={count} size="small" title="">
        <Button
          ref={button}
          icon={<FilterOutlined aria-hidden />}
          aria-haspopup="dialog"
          aria-label={count === 0 ? 'More filters' : `More filters, ${count} active`}
          onClick={() => setOpen(true)}
        >
          More filters
        </Button>
      </Badge>
      {isOpen && (
        <Suspense>
          <FiltersDialog
            filters={filters}
            onApply={(next) => {
              onChange(next);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
