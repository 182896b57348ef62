import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from '../../../api';
import type { Role } from '../../../domain/access/roleOptions';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi } from '../../../test/mockApi';
import { coatCell, openLineSheet } from '../../../test/openLineSheet';

const sent = { sap_status: 2, items_count: 2, total_price: 100, seller: { id: '9', name: 'Nora Lindqvist' } };
const openAs = (roles: Role[], order: Partial<Order> = sent, search = '') =>
  openLineSheet(order, search, buildUser({ roles }));
const unlockButton = () => screen.queryByRole('button', { name: 'Unlock order' });

describe('what can be done', () => {
  it.each<[string, Role, Partial<Order>, string, boolean]>([
    [
      'a customer of a sent order',
      'wls',
      sent,
      'To change it, ask Nora Lindqvist to unlock it. You can download it, or copy it in the list of orders.',
      false,
    ],
    [
      'a customer without an agent',
      'wls',
      { ...sent, seller: null },
      'To change it, ask your agent to unlock it. You can download it, or copy it in the list of orders.',
      false,
    ],
    [
      'a customer of an order in the ERP',
      'wls',
      { ...sent, sap_status: 1 },
      'You can download it, or copy it in the list of orders.',
      false,
    ],
    [
      'an agent of a sent order',
      'agent',
      sent,
      'You can unlock it to change it, download it, or copy it in the list of orders.',
      true,
    ],
    [
      'an admin of an order in error',
      'admin',
      { ...sent, sap_status: 99 },
      'You can unlock it to change it, download it, or copy it in the list of orders.',
      true,
    ],
    [
      'an agent of an order in the ERP',
      'agent',
      { ...sent, sap_status: 1 },
      'You can download it, or copy it in the list of orders.',
      false,
    ],
  ])('is explained to %s', async (_who, role, order, text, hasButton) => {
    await openAs([role], order);
    expect(screen.getByText(text)).toBeVisible();
    expect(unlockButton() !== null).toBe(hasButton);
  });

  it('unlocks the order', async () => {
    const { user, server } = await openAs(['agent']);
    mockApi('unlockOrder', () => {
      server.order = { ...server.order, sap_status: 0, version: server.order.version + 1 };
      return { status: 'success' };
    });
    await user.click(screen.getByRole('button', { name: 'Unlock order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Unlock order' }));
    await user.click(dialog.getByRole('button', { name: 'Unlock' }));
    await waitFor(() => expect(coatCell('Black', 'S')).not.toHaveAttribute('readonly'));
    await waitFor(() => expect(screen.queryByText(/unlock it/)).not.toBeInTheDocument());
  });
});

it('says when the order was sent, and by whom', async () => {
  const event = (id: string, kind: 'changed' | 'sent' | 'accepted', text: string) => ({
    id,
    kind,
    at: Date.UTC(2020, 10, Number(id)) / 1000,
    actor: null,
    text,
  });
  const message = openAs(['wls']);
  mockApi('listOrderEvents', {
    events: [
      event('23', 'changed', 'Somebody changed the order.'),
      event('22', 'accepted', 'The ERP took the order as 4500012345.'),
      event('21', 'sent', 'Nora Lindqvist sent the order to the ERP.'),
    ],
  });
  await message;
  expect(
    await screen.findByText(/^Since .*22.*2020.*: The ERP took the order as 4500012345\.$/),
  ).toBeVisible();
});

describe('the cards of a sent order', () => {
  it('are those with quantities, until all are requested', async () => {
    const { user, place } = await openAs(['wls']);
    expect(screen.getByRole('switch', { name: 'Only selected' })).toBeChecked();
    expect(screen.queryByRole('article', { name: 'Silk skirt' })).not.toBeInTheDocument();
    expect(screen.getByText('This order can only be read.')).toBeVisible();

    await user.click(screen.getByRole('switch', { name: 'Only selected' }));
    expect(screen.getByRole('article', { name: 'Silk skirt' })).toBeVisible();
    expect(place()).toMatch(/\?selected=false$/);
  });

  it('are all if the link says so', async () => {
    await openAs(['wls'], sent, '?selected=false');
    expect(screen.getByRole('article', { name: 'Silk skirt' })).toBeVisible();
  });
});
