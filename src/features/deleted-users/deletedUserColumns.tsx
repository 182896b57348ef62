import { isolated } from '../../domain/text/isolated';
import { Flex, Typography } from 'antd';
import type { DeletedUser } from '../../api';
import { roleNames } from '../../domain/access/roleOptions';
import { dateText } from '../../lib/dates';
import { counted } from '../../lib/numbers';
import type { ListColumn } from '../../ui/list-table/listColumns';
import {
  dateColumn,
  inFull,
  numberColumn,
  textColumn,
  tooltipColumn,
} from '../../ui/list-table/plainColumns';
import { RowMenu } from '../../ui/menus/RowMenu';

/** What can be done with a deleted user, as far as the server supports it. */
export interface DeletedUserActions {
  onExport?: (user: DeletedUser) => void;
  onErase?: (user: DeletedUser) => void;
}

const rolesText = ({ roles }: DeletedUser) => roles.map((role) => roleNames[role]).join(', ');

/** The columns of the list of deleted users. */
export const deletedUserColumns = (actions: DeletedUserActions): readonly ListColumn<DeletedUser>[] => [
  { ...tooltipColumn('name', 'Name', 220, ({ name }) => name), narrowest: 100, fixed: 'start' },
  { ...tooltipColumn('email', 'Email', 236, ({ email }) => email), narrowest: 100 },
  textColumn('roles', 'Roles', 120, rolesText),
  dateColumn('deleted', 'Deleted on', 112, ({ deleted }) => deleted),
  numberColumn('orders', 'Orders', 104, ({ num_orders }) => num_orders),
  {
    key: 'actions',
    title: 'Actions',
    isTitleHidden: true,
    width: 64,
    align: 'end',
    fixed: 'end',
    render: (user) => <Actions user={user} {...actions} />,
  },
];

function Actions({ user, onExport, onErase }: DeletedUserActions & { user: DeletedUser }) {
  if (!onExport && !onErase) return null;
  return (
    <RowMenu
      label={`Actions for ${isolated(user.name)}`}
      items={() => [
        ...(onExport ? [{ key: 'export', label: 'Export data', onClick: () => onExport(user) }] : []),
        ...(onErase
          ? [{ key: 'erase', label: 'Erase personal data', danger: true, onClick: () => onErase(user) }]
          : []),
      ]}
    />
  );
}

/** A deleted user of the list on a phone. */
export const deletedUserCard = (actions: DeletedUserActions) =>
  function DeletedUserCard(user: DeletedUser) {
    return (
      <Flex gap={8} align="center">
        <Flex vertical flex={1} gap={2} style={inFull}>
          <Typography.Text strong>{user.name}</Typography.Text>
          <span>{user.email}</span>
          <Typography.Text type="secondary">
            {[rolesText(user), dateText(user.deleted), counted(user.num_orders, 'order')]
              .filter((text) => text !== '')
              .join(' · ')}
          </Typography.Text>
        </Flex>
        <Actions user={user} {...actions} />
      </Flex>
    );
  };
