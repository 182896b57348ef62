import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { Garment } from '../../../api';
import { useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { whenUsed } from '../../../ui/when-used/whenUsed';
import { countFilters } from './garmentFilter';
import type { LinkedFilter } from './linkedFilter';

const loadDialog = () => import(/* webpackChunkName: "sheet-filter" */ './FilterDialog');
const FilterDialog = whenUsed(async () => (await loadDialog()).FilterDialog);

interface Props {
  /** All garments of the order. */
  garments: readonly Garment[];
  filter: LinkedFilter;
  onApply: (filter: LinkedFilter) => void;
}

/** The button of the filters, which says how many are active; their dialog loads when it is first opened. */
export function FilterTool({ garments, filter, onApply }: Props) {
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const count = countFilters(filter.filter);

  // A failed load may be tried again, and must not bring down the sheet.
  const open = async () => {
    setLoading(true);
    try {
      await loadDialog();
      setOpen(true);
    } catch {
      const message = 'The filters could not be loaded. Check your connection, and try again.';
      dispatch(showAlert({ message, severity: 'error' }));
    } finally {
      setLoading(false);
    }
  };

  return (
    <>
      <Button
        type={count === 0 ? 'default' : 'primary'}
        icon={<FilterOutlined aria-hidden />}
        loading={isLoading}
        aria-haspopup="dialog"
        aria-label={count === 0 ? 'Filter and sort' : `Filter and sort, ${count} active`}
        title="Filter and sort"
        onClick={() => void open()}
      >
        {count === 0 ? null : count}
      </Button>
      {isOpen && (
        <FilterDialog
          garments={garments}
          filter={filter}
          onApply={(next) => {
            onApply(next);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
