import { DeleteOutlined, EditOutlined, KeyOutlined } from '@ant-design/icons';
import { Avatar, Button, Card as AntCard, Descriptions, Flex, Tag } from 'antd';
import { useExportUserDataMutation, useHas, type User } from '../../api';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import styles from './ProfileCard.module.css';
import { isCustomer, type UserRights } from './userRights';
import { useMayCall } from '../../shared/may-call/useMayCall';
import { useNotices } from '../../shared/alert-bar/useNotices';
import { canHavePassword } from '../../shared/password-dialog/canHavePassword';
import { RowMenu } from '../../ui/menus/RowMenu';
import { may } from '../../domain/access/rights';
import { useT } from '../../languages/useT';
import { type Translate } from '../../domain/language/wording';
import { messageIn } from '../../domain/language/message';

export type UserDialog = 'password' | 'edit' | 'delete' | 'invite' | 'devices' | 'factors';

interface Props {
  user: User;
  rights: UserRights;
  onOpen: (dialog: UserDialog) => void;
}

/** The user's details and the actions for them (spec 2 'User detail'). */
export function ProfileCard({ user, rights, onOpen }: Props) {
  const t = useT();
  const hasPassword = canHavePassword(user.roles);
  const canInvite = useHas('sendInvitation') && rights.mayInvite && hasPassword;
  const canSeeDevices = useMayCall('listSessionsOfUser');
  const canReset = useHas('resetFactors') && rights.mayResetFactors;
  const canExport = useHas('exportUserData') && rights.mayExport;
  const [exportData, { isLoading: isExporting }] = useExportUserDataMutation();
  const { report } = useNotices();
  const actions = [
    ...(canInvite ? [{ key: 'invite', label: t('Send invitation'), onClick: () => onOpen('invite') }] : []),
    ...(canExport
      ? [{ key: 'export', label: t('Export data'), onClick: () => void report(exportData({ id: user.id })) }]
      : []),
    ...(canSeeDevices ? [{ key: 'devices', label: t('Devices'), onClick: () => onOpen('devices') }] : []),
    ...(canReset
      ? [{ key: 'factors', label: t('Reset second factor'), onClick: () => onOpen('factors') }]
      : []),
  ];
  return (
    <AntCard role="region" aria-label={t('Profile')}>
      <Flex vertical gap={16}>
        <Flex gap={16} align="center">
          <Avatar className={styles.avatar} size={48} aria-hidden="true">
            {(user.name.trim().charAt(0) || 'N').toUpperCase()}
          </Avatar>
          <div className={styles.who}>
            <h1>{user.name}</h1>
            <a href={`mailto:${user.email}`}>{user.email}</a>
          </div>
        </Flex>
        {rights.maySeeDetails && (
          <Descriptions size="small" column={{ xs: 1, sm: 3 }} items={facts(user, t)} />
        )}
        {user.extra_info !== '' && <p className={styles.notes}>{user.extra_info}</p>}
        <Flex wrap gap={8} align="center">
          {rights.maySeeDetails && may(user.roles, 'orderHere') && (
            <ButtonLink isPrimary to={paths.newOrderFor.href(user.id)}>
              {t('Create order')}
            </ButtonLink>
          )}
          {hasPassword && (
            <Button icon={<KeyOutlined aria-hidden="true" />} onClick={() => onOpen('password')}>
              {t('Reset password')}
            </Button>
          )}
          {rights.mayModify && (
            <Button icon={<EditOutlined aria-hidden="true" />} onClick={() => onOpen('edit')}>
              {t('Modify data')}
            </Button>
          )}
          {rights.mayDelete && (
            <Button danger icon={<DeleteOutlined aria-hidden="true" />} onClick={() => onOpen('delete')}>
              {t('Delete user')}
            </Button>
          )}
          {actions.length > 0 && (
            <RowMenu label={t('More actions')} isBusy={isExporting} items={() => actions} />
          )}
        </Flex>
      </Flex>
    </AntCard>
  );
}

function facts(user: User, t: Translate) {
  const sap =
    user.sap_id ??
    (isCustomer(user) ? <Tag color="warning">{t('Unassigned')}</Tag> : t(messageIn('a SAP ID', 'None')));
  return [
    { key: 'sap', label: t('SAP ID'), children: sap },
    ...(isCustomer(user)
      ? [
          {
            key: 'kind',
            label: t('Kind'),
            children: user.is_wholesale ? t('Wholesale') : t('Store'),
          },
        ]
      : []),
    {
      key: 'pricelist',
      label: t('Price list'),
      children: user.pricelist ?? t(messageIn('a price list', 'None')),
    },
    { key: 'warehouse', label: t('Warehouse'), children: user.warehouse },
    { key: 'catalogs', label: t('Catalogs'), children: user.num_catalogs },
    { key: 'orders', label: t('Orders'), children: user.num_orders ?? 0 },
  ];
}
