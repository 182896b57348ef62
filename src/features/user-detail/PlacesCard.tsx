import { CloseOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Flex, Tag } from 'antd';
import { useState } from 'react';
import {
  type ChangeUserPlacesRequest,
  type SalesOrganization,
  useChangeUserPlacesMutation,
  useHas,
  type User,
  type UserAddress,
} from '../../api';
import { salesOrganizationText } from '../../domain/orders/salesOrganizationText';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { useNotices } from '../../shared/alert-bar/useNotices';
import { AddAddressButton, AddSalesOrganizationButton } from '../../shared/customer-places/AddPlaceButton';
import { Card } from '../../ui/card/Card';
import styles from '../../ui/card/Card.module.css';
import type { UserRights } from './userRights';
import { AddressDialog } from '../../shared/customer-places/AddressDialog';
import { useT } from '../../languages/useT';
import { messageIn } from '../../domain/language/message';

interface Props {
  user: User;
  rights: UserRights;
}

/** The customer's places: addresses and sales organizations, with where each comes from if the server says so. */
export function PlacesCard({ user, rights }: Props) {
  const t = useT();
  const { addresses = [], sales_organizations: organizations = [] } = user;
  const mayChange = useHas('changeUserPlaces') && rights.mayModify;
  const [edited, setEdited] = useState<UserAddress | null>(null);
  const [changePlaces, { isLoading }] = useChangeUserPlacesMutation();
  const { report } = useNotices();
  const change = (what: Omit<ChangeUserPlacesRequest, 'id'>, done: string) =>
    void report(changePlaces({ changeUserPlacesRequest: { id: user.id, ...what } }), done);
  const removeOrganization = ({ sales_organization, channel }: SalesOrganization) =>
    change(
      { removed_sales_organizations: [{ sales_organization, channel }] },
      t('Sales organization removed'),
    );

  return (
    <Card title={t('Addresses and sales organizations')}>
      {addresses.length === 0 && <p className={styles.quiet}>{t('No addresses yet.')}</p>}
      <ul className={styles.list}>
        {addresses.map((one) => (
          <li key={one.sap_id}>
            <span>
              <strong>{one.name1}</strong>
              <br />
              {one.address}
            </span>
            <Flex gap={4} align="center" className={styles.code}>
              <span>
                {one.sap_id}
                <Origin of={one} />
              </span>
              {mayChange && (
                <>
                  <Button
                    type="text"
                    icon={<EditOutlined aria-hidden />}
                    aria-label={t('Edit the address {id}', { id: one.sap_id })}
                    onClick={() => setEdited(one)}
                  />
                  <Button
                    type="text"
                    icon={<CloseOutlined aria-hidden />}
                    aria-label={t('Remove the address {id}', { id: one.sap_id })}
                    disabled={isLoading}
                    onClick={() => change({ removed_addresses: [one.sap_id] }, t('Address removed'))}
                  />
                </>
              )}
            </Flex>
          </li>
        ))}
      </ul>
      <Flex wrap gap="4px 8px" align="center" className={styles.after}>
        <span className={styles.quiet}>{t('Sales organization/channel')}</span>
        {organizations.length === 0
          ? t(messageIn('sales organizations', 'None'))
          : organizations.map((one) => {
              const text = salesOrganizationText(one);
              return (
                <Tag
                  key={text}
                  closable={mayChange && { 'aria-label': t('Remove {text}', { text }) }}
                  onClose={(event) => {
                    event.preventDefault();
                    removeOrganization(one);
                  }}
                >
                  {text}
                  <Origin of={one} />
                </Tag>
              );
            })}
      </Flex>
      {mayChange && (
        <Flex wrap gap={8} className={styles.after}>
          <AddAddressButton customer={user} />
          <AddSalesOrganizationButton customer={user} />
        </Flex>
      )}
      {edited && <AddressDialog customer={user} address={edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}

/** Where an address or sales organization comes from, unless it can come from the ERP only. */
function Origin({ of: { origin } }: { of: Pick<UserAddress, 'origin'> }) {
  const t = useT();
  if (!useHas('changeUserPlaces')) return null;
  return (
    <span className={styles.quiet}>
      {' '}
      · {origin === 'staff' ? t('added here') : t('from {erpName}', { erpName: runtimeConfig().erpName })}
    </span>
  );
}
