import { Link } from 'react-router-dom';
import type { User } from '../../api';
import { paths } from '../../lib/paths';
import { wordSearch } from '../../lib/wordSearch';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { textColumn, tooltipColumn } from '../../ui/list-table/plainColumns';
import { message } from '../../domain/language/message';

/** The columns of a list of customers (spec 2 'Customers list'): name, email and SAP ID. */
export const nameColumn: ListColumn<User> = {
  ...tooltipColumn('name', message('Name'), 148, ({ name }) => name),
  fixed: 'start',
};
export const emailColumn = tooltipColumn<User>('email', message('Email'), 132, ({ email }) => email);
export const sapIdColumn = textColumn<User>('sap', message('SAP ID'), 108, ({ sap_id }) => sap_id ?? '');

/** A name that links to its user's page. */
export const nameLink = ({ id, name }: User) => (
  <Link to={paths.userDetail.href(id)} title={name}>
    {name}
  </Link>
);

/** The users whose name, email and SAP ID contain every typed word, ignoring case and accents. */
export const searchUsers = wordSearch<User>(({ name, email, sap_id }) => [name, email, sap_id ?? '']);
