import { ordersText } from '../../domain/orders/counts';
import { isolated } from '../../domain/text/isolated';
import { Flex, Typography } from 'antd';
import type { DeletedUser } from '../../api';
import { roleNames } from '../../domain/access/roleOptions';
import { dateText } from '../../lib/dates';
import type { ListColumn } from '../../ui/list-table/listColumns';
import {
  dateColumn,
  inFull,
  numberColumn,
  textColumn,
  tooltipColumn,
} from '../../ui/list-table/plainColumns';
import { RowMenu } from '../../ui/menus/RowMenu';
import { commaText, language, useT } from '../../languages/useT';
import { message } from '../../domain/language/message';

/** What can be done with a deleted user, as far as the server supports it. */
export interface DeletedUserActions {
  onExport?: (user: DeletedUser) => void;
  onErase?: (user: DeletedUser) => void;
}

const rolesText = ({ roles }: DeletedUser) =>
  commaText(roles.map((role) => language.get().t(roleNames[role])));

/** The columns of the list of deleted users. */
export const deletedUserColumns = (actions: DeletedUserActions): readonly ListColumn<DeletedUser>[] => [
  { ...tooltipColumn('name', message('Name'), 220, ({ name }) => name), narrowest: 100, fixed: 'start' },
  { ...tooltipColumn('email', message('Email'), 236, ({ email }) => email), narrowest: 100 },
  textColumn('roles', message('Roles'), 120, rolesText),
  dateColumn('deleted', message('Deleted on'), 112, ({ deleted }) => deleted),
  numberColumn('orders', message('Orders'), 104, ({ num_orders }) => num_orders),
  {
    key: 'actions',
    title: message('Actions'),
    isTitleHidden: true,
    width: 64,
    align: 'end',
    fixed: 'end',
    render: (user) => <Actions user={user} {...actions} />,
  },
];

function Actions({ user, onExport, onErase }: DeletedUserActions & { user: DeletedUser }) {
  const t = useT();
  if (!onExport && !onErase) return null;
  return (
    <RowMenu
      label={t('Actions for {name}', { name: isolated(user.name) })}
      items={() => [
        ...(onExport ? [{ key: 'export', label: t('Export data'), onClick: () => onExport(user) }] : []),
        ...(onErase
          ? [{ key: 'erase', label: t('Erase personal data'), danger: true, onClick: () => onErase(user) }]
          : []),
      ]}
    />
  );
}

/** A deleted user of the list on a phone. */
export const deletedUserCard = (actions: DeletedUserActions) => (user: DeletedUser) => (
  <DeletedUserCard user={user} {...actions} />
);

function DeletedUserCard({ user, ...actions }: DeletedUserActions & { user: DeletedUser }) {
  const t = useT();
  return (
    <Flex gap={8} align="center">
      <Flex vertical flex={1} gap={2} style={inFull}>
        <Typography.Text strong>{user.name}</Typography.Text>
        <span>{user.email}</span>
        <Typography.Text type="secondary">
          {[rolesText(user), dateText(user.deleted), t(ordersText(user.num_orders))]
            .filter((text) => text !== '')
            .join(' · ')}
        </Typography.Text>
      </Flex>
      <Actions user={user} {...actions} />
    </Flex>
  );
}
