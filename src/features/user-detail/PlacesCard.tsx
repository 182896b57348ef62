import { Flex, Tag } from 'antd';
import type { User } from '../../api';
import { salesOrganizationText } from '../../domain/addresses/salesOrganizationText';
import { Card } from './Card';
import styles from './Card.module.css';

/** Where the customer's orders go and how the ERP files them. */
export function PlacesCard({ user }: { user: User }) {
  const { addresses = [], sales_organizations: organizations = [] } = user;
  return (
    <Card title="Addresses and sales organizations">
      {addresses.length === 0 && <p className={styles.quiet}>No addresses yet.</p>}
      <ul className={styles.list}>
        {addresses.map(({ sap_id, name1, address }) => (
          <li key={sap_id}>
            <span>
              <strong>{name1}</strong>
              <br />
              {address}
            </span>
            <span className={styles.code}>{sap_id}</span>
          </li>
        ))}
      </ul>
      <Flex wrap gap="4px 8px" align="center" className={styles.after}>
        <span className={styles.quiet}>Sales organization/channel</span>
        {organizations.length === 0
          ? 'None'
          : organizations.map(salesOrganizationText).map((text) => <Tag key={text}>{text}</Tag>)}
      </Flex>
    </Card>
  );
}
