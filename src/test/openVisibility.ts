import { fireEvent, screen } from '@testing-library/react';
import type { User } from '../api';
import { buildCatalog } from './factories/buildCatalog';
import { buildUser } from './factories/buildUser';
import { mockApi } from './mockApi';
import { renderApp } from './render';

export const visibilityRoute = '/admin/users/catalogs';
export const admin = buildUser({ id: '1', roles: ['admin'] });
export const women = buildCatalog({ id: '51', name: 'Women', season: 'AW26' });
const men = buildCatalog({ id: '52', name: 'Men', season: 'SS26' });
const old = buildCatalog({ id: '53', name: 'Archive', season: 'AW20', is_current: false });
export const nora = buildUser({ id: '31', name: 'Nora', roles: ['agent'], catalogs: ['51'] });
export const paul = buildUser({ id: '32', name: 'Paul', roles: ['agent'] });
const amelie = buildUser({ id: '21', name: 'Amélie', agents: ['31'], catalogs: ['52'] });
export const bo = buildUser({ id: '22', name: 'Bo', agents: ['31'] });

/** Opens the visibility matrix of two agents with two customers, two current catalogs and an old one. */
export async function openVisibility(viewer: User = admin, search = '') {
  mockApi('listAgents', [nora, paul]);
  const asked = mockApi('listCustomers', [amelie, bo]);
  mockApi('listAllCatalogs', [women, men, old]);
  const app = renderApp(visibilityRoute + search, { user: viewer });
  await screen.findByRole('grid', { name: 'Visibility' });
  return { ...app, asked };
}

/** A box of the matrix, as in 'Women for Nora'. */
export const box = (name: string) => screen.getByRole('checkbox', { name });

/** Gives the matrix a viewport: jsdom has no layout or scrolling. */
export function giveMatrixRoom(): void {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1024);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(768);
  jest.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, to?: unknown) {
    const { top = this.scrollTop, left = this.scrollLeft } = Object(to);
    if (top === this.scrollTop && left === this.scrollLeft) return;
    Object.assign(this, { scrollTop: top, scrollLeft: left });
    fireEvent.scroll(this);
  });
}
