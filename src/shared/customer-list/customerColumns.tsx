import { Link } from 'react-router-dom';
import type { User } from '../../api';
import { paths } from '../../lib/paths';
import { wordSearch } from '../../lib/wordSearch';
import type { ListColumn } from '../../ui/list-table/listColumns';

/** The columns of a list of customers (spec 2 'Customers list'): name, email and SAP ID. */
export const nameColumn: ListColumn<User> = {
  key: 'name',
  title: 'Name',
  width: 148,
  fixed: 'start',
  sortBy: ({ name }) => name,
  render: ({ name }) => <span title={name}>{name}</span>,
};

export const emailColumn: ListColumn<User> = {
  key: 'email',
  title: 'Email',
  width: 132,
  sortBy: ({ email }) => email,
  render: ({ email }) => <span title={email}>{email}</span>,
};

export const sapIdColumn: ListColumn<User> = {
  key: 'sap',
  title: 'SAP ID',
  width: 108,
  sortBy: ({ sap_id }) => sap_id ?? '',
  render: ({ sap_id }) => sap_id,
};

/** A name that links to its user's page. */
export const nameLink = ({ id, name }: User) => (
  <Link to={paths.userDetail.href(id)} title={name}>
    {name}
  </Link>
);

/** The users whose name, email and SAP ID contain every typed word, ignoring case and accents. */
export const searchUsers = wordSearch<User>(({ name, email, sap_id }) => [name, email, sap_id ?? '']);
