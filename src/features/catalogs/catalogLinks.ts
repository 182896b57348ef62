import { paths } from '../../lib/paths';

/** The list of the customers for whom a catalog is enabled. */
export const customersHref = (id: string) => `${paths.customerList.href()}?catalog=${encodeURIComponent(id)}`;

/** The form that updates a catalog, with this one chosen. */
export const updateHref = (id: string) => `${paths.catalogReupload.href()}?catalog=${encodeURIComponent(id)}`;
