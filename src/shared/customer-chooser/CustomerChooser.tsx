import { Button, Modal } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { useListCustomersQuery, type User } from '../../api';
import type { Column } from '../../ui/data-table/Column';
import { type CardLayout, DataTable } from '../../ui/data-table/DataTable';
import { nextSort, type Sort, sortRows } from '../../ui/data-table/sortRows';
import { SearchField } from '../../ui/search-field/SearchField';
import { LoadFailure } from '../load-failure/LoadFailure';
import { searchUsers } from '../user-search/searchUsers';
import styles from './CustomerChooser.module.css';

interface Props {
  onSelect: (customer: User) => void;
  onClose: () => void;
}

const nothing: readonly User[] = [];

const card: CardLayout = {
  height: 88,
  template: `
    'name select' 24px
    'email select' 22px
    'sap select' 20px / minmax(0, 1fr) auto`,
};

/** Chooses one of the customers whom the person looks after (spec 2 'Order list'). */
export function CustomerChooser({ onSelect, onClose }: Props) {
  const { data, error, refetch } = useListCustomersQuery({ numCatalogs: true });
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<Sort | null>({ key: 'name', descending: false });
  const searched = useDeferredValue(typed);
  const columns = useMemo(() => customerColumns(onSelect), [onSelect]);
  const sorted = useMemo(() => sortRows(data ?? nothing, columns, sort), [data, columns, sort]);
  const shown = useMemo(() => searchUsers(sorted, searched), [sorted, searched]);

  return (
    <Modal open title="Select customer" width={760} footer={null} onCancel={onClose}>
      <div className={styles.chooser}>
        <SearchField autoFocus text={typed} onType={setTyped} />
        {error !== undefined && data === undefined ? (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <DataTable
            label="Customers"
            columns={columns}
            rows={shown}
            rowKey={({ id }) => id}
            sort={sort}
            onSort={(key) => setSort(nextSort(sort, key))}
            rowHeight={40}
            minWidth={560}
            card={card}
            isLoading={data === undefined}
            isStale={false}
            scrollKey={JSON.stringify([sort, searched])}
            empty={<p>{searched === '' ? 'There are no customers yet.' : `Nobody matches “${searched}”.`}</p>}
          />
        )}
      </div>
    </Modal>
  );
}

function customerColumns(onSelect: (customer: User) => void): readonly Column<User>[] {
  const text = (value: string) => (
    <span className={styles.text} title={value}>
      {value}
    </span>
  );
  return [
    {
      key: 'name',
      title: 'Name',
      track: 'minmax(180px, 1.2fr)',
      sortBy: ({ name }) => name,
      cell: ({ name }) => text(name),
    },
    {
      key: 'email',
      title: 'Email',
      track: 'minmax(180px, 1.2fr)',
      sortBy: ({ email }) => email,
      cell: ({ email }) => text(email),
    },
    {
      key: 'sap',
      title: 'SAP ID',
      track: '108px',
      sortBy: ({ sap_id }) => sap_id ?? '',
      cell: ({ sap_id }) => sap_id ?? '',
    },
    {
      key: 'select',
      title: 'Select',
      isTitleHidden: true,
      track: '92px',
      align: 'end',
      cell: (customer) => (
        <Button size="small" aria-label={`Select ${customer.name}`} onClick={() => onSelect(customer)}>
          Select
        </Button>
      ),
    },
  ];
}
