import { Link } from 'react-router-dom';
import type { User } from '../../api';
import { paths } from '../../lib/paths';
import type { Column } from '../../ui/data-table/Column';
import styles from './customerColumns.module.css';

const number = new Intl.NumberFormat();

/** The documented columns (spec 2 'Customers list'); 'Unassigned' calls `onAssign`. */
export function customerColumns(onAssign: (customer: User) => void): readonly Column<User>[] {
  return [
    {
      key: 'name',
      title: 'Name',
      track: 'minmax(200px, 1.4fr)',
      sortBy: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link className={styles.link} to={paths.userDetail.href(id)} title={name}>
          {name}
        </Link>
      ),
    },
    {
      key: 'email',
      title: 'Email',
      track: 'minmax(200px, 1.4fr)',
      sortBy: ({ email }) => email,
      cell: ({ email }) => (
        <span className={styles.text} title={email}>
          {email}
        </span>
      ),
    },
    {
      key: 'sap',
      title: 'SAP ID',
      track: 'minmax(120px, 0.5fr)',
      sortBy: ({ sap_id }) => sap_id ?? '',
      cell: (customer) =>
        customer.sap_id ?? (
          <button
            className={styles.assign}
            type="button"
            aria-label={`Unassigned: assign a SAP ID to ${customer.name}`}
            onClick={() => onAssign(customer)}
          >
            Unassigned
          </button>
        ),
    },
    {
      key: 'catalogs',
      title: 'Catalogs',
      track: '88px',
      align: 'end',
      sortBy: ({ num_catalogs }) => num_catalogs,
      cell: ({ num_catalogs }) => (
        <span className={styles.catalogs} data-one={num_catalogs === 1 || undefined}>
          {number.format(num_catalogs)}
        </span>
      ),
    },
    {
      key: 'orders',
      title: 'Orders',
      track: '80px',
      align: 'end',
      sortBy: ({ num_orders = 0 }) => num_orders,
      cell: ({ num_orders = 0 }) => (
        <span className={styles.orders} data-one={num_orders === 1 || undefined}>
          {number.format(num_orders)}
        </span>
      ),
    },
    {
      key: 'actions',
      title: 'Actions',
      track: 'minmax(172px, auto)',
      align: 'end',
      cell: ({ id, name }) => (
        <span className={styles.actions}>
          <Link className={styles.link} to={paths.userDetail.href(id)} aria-label={`Detail of ${name}`}>
            Detail
          </Link>
          <Link
            className={styles.link}
            to={paths.newOrderFor.href(id)}
            aria-label={`Create order for ${name}`}
          >
            Create order
          </Link>
        </span>
      ),
    },
  ];
}
