import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { Garment } from '../../../api';
import { useLoadOnDemand } from '../../../shared/load-on-demand/useLoadOnDemand';
import { lazyComponent } from '../../../ui/lazy-component/lazyComponent';
import { countFilters, type GarmentFilter } from './garmentFilter';
import { useT } from '../../../languages/useT';
import { withWords } from '../../../languages/loadWords';

const loadDialog = () => withWords('dialogs', () => import('./GarmentFilterDialog'));
const GarmentFilterDialog = lazyComponent(async () => (await loadDialog()).GarmentFilterDialog);

interface Props {
  /** All garments of the order. */
  garments: readonly Garment[];
  filter: GarmentFilter;
  onApply: (filter: GarmentFilter) => void;
}

/** The filter button, with the number of active filters; its dialog loads when it is first opened. */
export function FilterTool({ garments, filter, onApply }: Props) {
  const t = useT();
  const loadOnDemand = useLoadOnDemand();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const count = countFilters(filter);

  const open = async () => {
    setLoading(true);
    setOpen((await loadOnDemand(t('The filters'), loadDialog)) !== null);
    setLoading(false);
  };

  return (
    <>
      <Button
        type={count === 0 ? 'default' : 'primary'}
        icon={<FilterOutlined aria-hidden />}
        loading={isLoading}
        aria-haspopup="dialog"
        aria-label={count === 0 ? t('Filter and sort') : t('Filter and sort, {count} active', { count })}
        title={t('Filter and sort')}
        onClick={() => void open()}
      >
        {count === 0 ? null : count}
      </Button>
      {isOpen && <GarmentFilterDialog {...{ garments, filter, onApply }} onClose={() => setOpen(false)} />}
    </>
  );
}
