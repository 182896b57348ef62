import { screen, waitFor } from '@testing-library/react';
import type { AccountLanguage } from '../../../domain/language/languages';
import { openTab, saveBlob } from '../../../lib/download';
import { chooseOption, chosenIn } from '../../../test/chooseOption';
import { buildUser } from '../../../test/factories/buildUser';
import { file, mockApi, problem } from '../../../test/mockApi';
import { mockOrderList } from '../../../test/mockOrderList';
import { openOrderMenu, route, sendable } from '../../../test/openOrderMenu';
import '../../../test/plainFrame';

jest.mock('../../../lib/download');

async function openDialog(language?: AccountLanguage) {
  mockOrderList(sendable);
  mockApi('getUser', buildUser({ ...(language === undefined ? {} : { language }) }));
  const { user } = await openOrderMenu(route, 'admin', ['setMyLanguage']);
  await user.click(screen.getByRole('menuitem', { name: 'Download in another language' }));
  await screen.findByRole('dialog', { name: 'Download in another language' });
  return user;
}

it('downloads a document in the language of the customer, or in another one', async () => {
  const calls = mockApi('downloadOrderOnlyPdf', file('order.pdf'));
  const user = await openDialog('fr');
  await waitFor(() => expect(chosenIn('Language')).toBe('Français'));
  await chooseOption(user, 'Document', 'Order PDF');
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(saveBlob).toHaveBeenCalledWith(expect.anything(), 'order.pdf'));
  expect(calls).toMatchObject([{ params: { id: '7' }, language: 'fr' }]);
});

it('shows why a document could not be made', async () => {
  jest.mocked(openTab).mockReturnValue({ show: jest.fn(), close: jest.fn() });
  mockApi('getOrderConfirmation', problem(404, 'There is no such order.'));
  const user = await openDialog();
  await waitFor(() => expect(chosenIn('Language')).toBe('English'));
  await chooseOption(user, 'Document', 'Order confirmation');
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('There is no such order.')).toBeVisible();
});
