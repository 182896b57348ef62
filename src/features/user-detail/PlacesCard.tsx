import type { User } from '../../api';
import { salesOrganizationText } from '../../domain/addresses/salesOrganizationText';
import { Card } from './Card';
import cardStyles from './Card.module.css';
import styles from './PlacesCard.module.css';

/** Where the customer's orders go and how the ERP files them. */
export function PlacesCard({ user }: { user: User }) {
  const { addresses = [], sales_organizations: organizations = [] } = user;
  return (
    <Card title="Addresses and sales organizations">
      {addresses.length === 0 && <p className={cardStyles.quiet}>No addresses yet.</p>}
      <ul className={cardStyles.list}>
        {addresses.map(({ sap_id, name1, address }) => (
          <li key={sap_id}>
            <span className={styles.address}>
              <strong>{name1}</strong>
              <span>{address}</span>
            </span>
            <span className={cardStyles.quiet}>{sap_id}</span>
          </li>
        ))}
      </ul>
      <p className={styles.organizations}>
        <span className={cardStyles.quiet}>Sales organization/channel</span>
        {organizations.length === 0
          ? 'None'
          : organizations.map((organization) => (
              <span key={salesOrganizationText(organization)} className={styles.organization}>
                {salesOrganizationText(organization)}
              </span>
            ))}
      </p>
    </Card>
  );
}
