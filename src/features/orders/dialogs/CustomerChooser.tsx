import { Button, Flex, Modal, Typography } from 'antd';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useListCustomersQuery, type User } from '../../../api';
import type { ListColumn } from '../../../ui/list-table/listColumns';
import { ListTable } from '../../../ui/list-table/ListTable';
import { type Sort, sortRows } from '../../../ui/list-table/sortRows';
import { SearchField } from '../../../ui/search-field/SearchField';
import { LoadFailure } from '../../../shared/load-failure/LoadFailure';
import { searchUsers } from '../../../shared/customer-list/customerColumns';
import styles from './CustomerChooser.module.css';

interface Props {
  onSelect: (customer: User) => void;
  onClose: () => void;
}

const nothing: readonly User[] = [];

/** Chooses one of the customers whom the person looks after (spec 2 'Order list'). */
export function CustomerChooser({ onSelect, onClose }: Props) {
  const { data, error, refetch } = useListCustomersQuery({ numCatalogs: true });
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<Sort | null>({ key: 'name', descending: false });
  const searched = useDeferredValue(typed);
  const columns = useMemo(() => customerColumns(onSelect), [onSelect]);
  const card = useCallback(
    (customer: User) => customerCard(customer, selectButton(customer, onSelect)),
    [onSelect],
  );
  const sorted = useMemo(() => sortRows(data ?? nothing, columns, sort), [data, columns, sort]);
  const shown = useMemo(() => searchUsers(sorted, searched), [sorted, searched]);

  return (
    <Modal open title="Select customer" width={760} footer={null} onCancel={onClose}>
      <div className={styles.chooser}>
        <SearchField autoFocus text={typed} onType={setTyped} />
        {error !== undefined && data === undefined ? (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <ListTable
            label="Customers"
            columns={columns}
            rows={shown}
            rowKey={userId}
            sort={sort}
            onSort={setSort}
            card={card}
            isLoading={data === undefined}
            scrollKey={JSON.stringify([sort, searched])}
            empty={<p>{searched === '' ? 'There are no customers yet.' : `Nobody matches “${searched}”.`}</p>}
          />
        )}
      </div>
    </Modal>
  );
}

const userId = ({ id }: User) => id;

function selectButton(customer: User, onSelect: Props['onSelect']) {
  return (
    <Button size="small" aria-label={`Select ${customer.name}`} onClick={() => onSelect(customer)}>
      Select
    </Button>
  );
}

function customerCard({ name, email, sap_id }: User, button: ReactNode) {
  return (
    <Flex justify="space-between" align="center" gap={12}>
      <Flex vertical gap={2} className={styles.facts}>
        <Typography.Text strong ellipsis>
          {name}
        </Typography.Text>
        <Typography.Text ellipsis>{email}</Typography.Text>
        <Typography.Text type="secondary">{sap_id}</Typography.Text>
      </Flex>
      {button}
    </Flex>
  );
}

function customerColumns(onSelect: Props['onSelect']): readonly ListColumn<User>[] {
  return [
    {
      key: 'name',
      title: 'Name',
      width: 180,
      fixed: 'start',
      sortBy: ({ name }) => name,
      render: ({ name }) => <span title={name}>{name}</span>,
    },
    {
      key: 'email',
      title: 'Email',
      width: 180,
      sortBy: ({ email }) => email,
      render: ({ email }) => <span title={email}>{email}</span>,
    },
    {
      key: 'sap',
      title: 'SAP ID',
      width: 112,
      sortBy: ({ sap_id }) => sap_id ?? '',
      render: ({ sap_id }) => sap_id,
    },
    {
      key: 'select',
      title: 'Select',
      isTitleHidden: true,
      width: 88,
      align: 'end',
      fixed: 'end',
      render: (customer) => selectButton(customer, onSelect),
    },
  ];
}
