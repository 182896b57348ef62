import { isolated } from '../../../domain/text/isolated';
import { Button, Flex } from 'antd';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useListCustomersQuery, type User } from '../../../api';
import type { ListColumn } from '../../../ui/list-table/listColumns';
import { cardOf } from '../../../ui/list-table/plainColumns';
import type { Sort } from '../../../ui/list-table/sortRows';
import { SearchField } from '../../../ui/search-field/SearchField';
import { LoadedTable } from '../../../shared/loaded-table/LoadedTable';
import {
  emailColumn,
  nameColumn,
  sapIdColumn,
  searchUsers,
} from '../../../shared/customer-list/customerColumns';
import { Modal } from '../../../ui/modal/Modal';
import { useT } from '../../../languages/useT';
import { messageIn } from '../../../domain/language/message';
import { type Translate } from '../../../domain/language/wording';

interface Props {
  onSelect: (customer: User) => void;
  onClose: () => void;
}

const firstSort: Sort = { key: 'name', descending: false };

/** A choice among the person's customers (spec 2 'Order list'). */
export function CustomerChooser({ onSelect, onClose }: Props) {
  const t = useT();
  const customers = useListCustomersQuery({ numCatalogs: true });
  const [typed, setTyped] = useState('');
  const searched = useDeferredValue(typed);
  const columns = useMemo(() => customerColumns(onSelect, t), [onSelect, t]);
  const card = useMemo(() => cardOf(columns, true), [columns]);
  const filter = useCallback((users: readonly User[]) => searchUsers(users, searched), [searched]);

  return (
    <Modal open title={t('Select customer')} width={760} footer={null} onCancel={onClose}>
      <Flex vertical gap={12} style={size}>
        <SearchField text={typed} onType={setTyped} />
        <LoadedTable
          label={t('Customers')}
          query={customers}
          columns={columns}
          filter={filter}
          rowKey={userId}
          firstSort={firstSort}
          card={card}
          scrollKey={searched}
          empty={
            <p>
              {searched === ''
                ? t('There are no customers yet.')
                : t('No customer matches “{searched}”.', { searched })}
            </p>
          }
        />
      </Flex>
    </Modal>
  );
}

const size = { height: 'min(520px, calc(100dvh - 240px))', minHeight: 280 };
const userId = ({ id }: User) => id;

function customerColumns(onSelect: Props['onSelect'], t: Translate): readonly ListColumn<User>[] {
  return [
    nameColumn,
    emailColumn,
    { ...sapIdColumn, width: 112 },
    {
      key: 'select',
      title: messageIn('a customer', 'Select'),
      isTitleHidden: true,
      width: 88,
      align: 'end',
      fixed: 'end',
      render: (customer) => (
        <Button
          size="small"
          aria-label={t('Select {name}', { name: isolated(customer.name) })}
          onClick={() => onSelect(customer)}
        >
          {t(messageIn('a customer', 'Select'))}
        </Button>
      ),
    },
  ];
}
