import { BookOutlined, CalendarOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import { useId } from 'react';
import type { Catalog } from '../../api';
import { catalogText } from '../../domain/catalogs/catalogText';
import { seasonsOf } from '../../domain/seasons/seasonsOf';
import { LabelledSwitch } from '../../ui/labelled-switch/LabelledSwitch';
import { SearchToolbar } from '../../ui/search-field/SearchToolbar';
import type { VisibilityView } from './visibilityView';
import styles from './VisibilityPage.module.css';

interface Props {
  view: VisibilityView;
  searchText: string;
  isAdmin: boolean;
  /** All of them, sorted. */
  catalogs: readonly Catalog[];
  onSearch: (text: string) => void;
  onChange: (change: Partial<VisibilityView>) => void;
}

/** The filters of the matrix (spec 2 'Visibility matrix'); 'Show customers' is for admins (spec 6). */
export function VisibilityToolbar({ view, searchText, isAdmin, catalogs, onSearch, onChange }: Props) {
  const id = useId();
  return (
    <SearchToolbar text={searchText} onType={onSearch}>
      <Select
        className={styles.filter}
        id={`${id}-catalogs`}
        aria-label="Catalogs"
        prefix={<BookOutlined aria-hidden />}
        mode="multiple"
        placeholder="Catalogs"
        allowClear
        maxTagCount="responsive"
        listHeight={224}
        showSearch={{ optionFilterProp: 'label' }}
        options={catalogs.map((catalog) => ({ value: catalog.id, label: catalogText(catalog) }))}
        value={[...view.catalogs]}
        onChange={(chosen) => onChange({ catalogs: chosen })}
      />
      <Select
        className={styles.filter}
        id={`${id}-seasons`}
        aria-label="Seasons"
        prefix={<CalendarOutlined aria-hidden />}
        mode="multiple"
        placeholder="Seasons"
        allowClear
        maxTagCount="responsive"
        listHeight={224}
        options={seasonsOf(catalogs).map((season) => ({ value: season, label: season }))}
        value={[...view.seasons]}
        onChange={(chosen) => onChange({ seasons: chosen })}
      />
      <LabelledSwitch
        label="Current catalogs"
        isOn={view.isCurrentOnly && view.catalogs.length === 0}
        onChange={(isCurrentOnly) => onChange({ isCurrentOnly, ...(isCurrentOnly && { catalogs: [] }) })}
      />
      {isAdmin && (
        <LabelledSwitch
          label="Show customers"
          isOn={view.showsCustomers}
          onChange={(showsCustomers) => onChange({ showsCustomers })}
        />
      )}
    </SearchToolbar>
  );
}
