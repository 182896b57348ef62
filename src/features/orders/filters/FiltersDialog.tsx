import { Button, Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { problemText } from '../../../api';
import { catalogText } from '../../../shared/catalog-select/catalogText';
import { seasonsOf } from '../../../shared/catalog-select/seasonsOf';
import { sortCatalogs } from '../../../shared/catalog-select/sortCatalogs';
import { Field } from '../../../ui/field/Field';
import { DayField } from './DayField';
import styles from './FiltersDialog.module.css';
import { daysFault, type MoreFilters, noFilters } from './moreFilters';
import { useFilterCatalogs } from './useFilterCatalogs';

interface Props {
  filters: MoreFilters;
  onApply: (filters: MoreFilters) => void;
  onClose: () => void;
}

/** 'More filters' (spec 2 'Order list'): they take effect together, when they are applied. */
export function FiltersDialog({ filters, onApply, onClose }: Props) {
  const { data, error, isFetching, refetch } = useFilterCatalogs();
  const [draft, setDraft] = useState(filters);
  const [hasTried, setTried] = useState(false);
  const id = useId();
  const edit = (change: Partial<MoreFilters>) => setDraft({ ...draft, ...change });
  const fault = daysFault(draft);

  const catalogs = sortCatalogs(data ?? []);
  const unknown = draft.catalogs.filter((chosen) => !catalogs.some((catalog) => catalog.id === chosen));
  const seasons = [...new Set([...seasonsOf(catalogs), ...draft.seasons])];

  const handleApply = () => {
    setTried(true);
    if (fault === null) onApply(draft);
  };

  return (
    <Modal
      open
      title="More filters"
      width={480}
      onCancel={onClose}
      footer={
        <div className={styles.answers}>
          <Button className={styles.clear} onClick={() => setDraft(noFilters)}>
            Clear filters
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" onClick={handleApply}>
            Apply
          </Button>
        </div>
      }
    >
      <div className={styles.fields}>
        <Field
          id={`${id}-catalogs`}
          label="Catalogs"
          error={error !== undefined && data === undefined ? problemText(error) : null}
          hint={draft.catalogs.length > 0 && 'These catalogs are shown whether current or not.'}
        >
          <Select
            id={`${id}-catalogs`}
            mode="multiple"
            placeholder="All catalogs"
            allowClear
            loading={isFetching}
            listHeight={224}
            showSearch={{ optionFilterProp: 'label' }}
            onOpenChange={(isOpen) => {
              if (isOpen && error !== undefined) void refetch();
            }}
            options={[
              ...catalogs.map((catalog) => ({ value: catalog.id, label: catalogText(catalog) })),
              ...unknown.map((chosen) => ({ value: chosen, label: `Catalog ${chosen}` })),
            ]}
            value={[...draft.catalogs]}
            onChange={(chosen) => edit({ catalogs: chosen })}
          />
        </Field>
        <Field id={`${id}-seasons`} label="Seasons">
          <Select
            id={`${id}-seasons`}
            mode="multiple"
            placeholder="All seasons"
            allowClear
            loading={isFetching}
            listHeight={224}
            options={seasons.map((season) => ({ value: season, label: season }))}
            value={[...draft.seasons]}
            onChange={(chosen) => edit({ seasons: chosen })}
          />
        </Field>
        <div className={styles.days}>
          <DayField
            id={`${id}-after`}
            label="After"
            hint="Edited on this day or later"
            value={draft.after}
            onChange={(after) => edit({ after })}
            onEnter={handleApply}
          />
          <DayField
            id={`${id}-before`}
            label="Before"
            hint="Edited earlier than this day"
            error={hasTried ? fault : null}
            value={draft.before}
            onChange={(before) => edit({ before })}
            onEnter={handleApply}
          />
        </div>
      </div>
    </Modal>
  );
}
