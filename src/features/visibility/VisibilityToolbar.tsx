import { forRegion } from '../../lib/region';
import { BookOutlined, CalendarOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useEffect, useId } from 'react';
import type { Catalog, CustomerGroup, User } from '../../api';
import { catalogText, seasonsOf } from '../../domain/catalogs/seasons';
import { useAppDispatch, useAppSelector } from '../../lib/redux';
import { GroupSelect } from '../../shared/customer-groups/GroupSelect';
import { LabelledSwitch } from '../../ui/labelled-switch/LabelledSwitch';
import { SearchToolbar } from '../../ui/search-field/SearchField';
import styles from './VisibilityPage.module.css';
import { matrixClosed, selectLastChange, undoLast } from './visibilitySlice';
import type { UrlCodec } from '../../lib/useUrlState';
import { labelSearch } from '../../lib/labelSearch';
import { useT } from '../../languages/useT';

interface Props {
  view: VisibilityView;
  searchText: string;
  showsAgents: boolean;
  /** All of them, sorted. */
  catalogs: readonly Catalog[];
  /** Null if the server has no groups. */
  groups: readonly CustomerGroup[] | null | undefined;
  onSearch: (text: string) => void;
  onChange: (change: Partial<VisibilityView>) => void;
}

/** The common props of both selects. */
const multiple = {
  className: styles.filter,
  mode: 'multiple',
  allowClear: true,
  maxTagCount: 'responsive',
  listHeight: 224,
} as const;

/** The filters of the matrix (spec 2 'Visibility matrix'); 'Show customers' is for admins (spec 6). */
export function VisibilityToolbar({
  view,
  searchText,
  showsAgents,
  catalogs,
  groups,
  onSearch,
  onChange,
}: Props) {
  const t = useT();
  const id = useId();
  return (
    <SearchToolbar text={searchText} onType={onSearch}>
      <Select
        {...multiple}
        id={`${id}-catalogs`}
        aria-label={t('Catalogs')}
        prefix={<BookOutlined aria-hidden />}
        placeholder={t('Catalogs')}
        showSearch={labelSearch}
        options={catalogs.map((catalog) => ({ value: catalog.id, label: catalogText(catalog) }))}
        value={[...view.catalogs]}
        onChange={(chosen) => onChange({ catalogs: chosen })}
      />
      <Select
        {...multiple}
        id={`${id}-seasons`}
        aria-label={t('Seasons')}
        prefix={<CalendarOutlined aria-hidden />}
        placeholder={t('Seasons')}
        options={seasonsOf(catalogs).map((season) => ({ value: season, label: season }))}
        value={[...view.seasons]}
        onChange={(chosen) => onChange({ seasons: chosen })}
      />
      {groups !== null && (
        <GroupSelect
          id={`${id}-group`}
          className={styles.filter}
          groups={groups}
          value={view.group}
          onChange={(group) =>
            onChange({ group, ...(showsAgents && group !== null && { showsCustomers: true }) })
          }
        />
      )}
      <LabelledSwitch
        label={t('Current catalogs')}
        isOn={view.isCurrentOnly && view.catalogs.length === 0}
        onChange={(isCurrentOnly) => onChange({ isCurrentOnly, ...(isCurrentOnly && { catalogs: [] }) })}
      />
      {showsAgents && (
        <LabelledSwitch
          label={t('Show customers')}
          isOn={view.showsCustomers}
          onChange={(showsCustomers) => onChange({ showsCustomers, ...(!showsCustomers && { group: null }) })}
        />
      )}
      <UndoButton />
    </SearchToolbar>
  );
}

/** Undoes the last change, and describes it. */
function UndoButton() {
  const t = useT();
  const dispatch = useAppDispatch();
  const last = useAppSelector(selectLastChange);
  // Changes of an earlier visit can't be undone.
  useEffect(() => () => void dispatch(matrixClosed()), [dispatch]);
  return (
    <Button
      icon={<UndoOutlined aria-hidden />}
      disabled={last === null}
      title={t('Undo (Ctrl+Z in the matrix)')}
      onClick={() => dispatch(undoLast())}
    >
      {last === null
        ? t('Undo')
        : t('Undo {changes, plural, one {# change} other {# changes}}', { changes: last.cells.length })}
    </Button>
  );
}

/** The matrix's view, stored in the URL. */
interface VisibilityView {
  readonly search: string;
  readonly isCurrentOnly: boolean;
  /** Admins see agents, or with this customers. */
  readonly showsCustomers: boolean;
  /** Ids; empty means all. */
  readonly catalogs: readonly string[];
  readonly seasons: readonly string[];
  /** The id of a group of customers; null for all rows. */
  readonly group: string | null;
}

const toList = (text: string | null) => (text ? text.split(',') : []);

export const visibilityViewCodec: UrlCodec<VisibilityView> = {
  read: (params) => ({
    search: params.get('q') ?? '',
    isCurrentOnly: params.get('current') !== 'false',
    showsCustomers: params.get('customers') === 'true',
    catalogs: toList(params.get('catalogs')),
    seasons: toList(params.get('seasons')),
    group: params.get('group') || null,
  }),
  write: ({ search, isCurrentOnly, showsCustomers, catalogs, seasons, group }) => ({
    q: search,
    current: isCurrentOnly ? null : 'false',
    customers: showsCustomers ? 'true' : null,
    catalogs: catalogs.join(','),
    seasons: seasons.join(','),
    group,
  }),
};

const collator = forRegion((region) => new Intl.Collator(region, { numeric: true, sensitivity: 'base' }));

/** The filtered catalogs; chosen ones are shown whether current or not. */
export function filterCatalogs(catalogs: readonly Catalog[], view: VisibilityView): readonly Catalog[] {
  return catalogs.filter(
    ({ id, season, is_current }) =>
      (view.catalogs.length > 0 ? view.catalogs.includes(id) : is_current || !view.isCurrentOnly) &&
      (view.seasons.length === 0 || view.seasons.includes(season)),
  );
}

export function sortUsers(users: readonly User[]): User[] {
  return [...users].sort((a, b) => collator().compare(a.name, b.name));
}
