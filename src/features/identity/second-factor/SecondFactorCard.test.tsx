import { screen, within } from '@testing-library/react';
import { buildUser, optionalCalls } from '../../../test/factories/buildUser';
import { buildFactors } from '../../../test/factories/buildFactors';
import { type AnswerOf, mockApi } from '../../../test/mockApi';
import { renderApp } from '../../../test/render';

type Factors = AnswerOf<'getSecondFactors'>;

const bo = buildUser({ name: 'Bo', roles: ['agent'], capabilities: [...optionalCalls, 'getSecondFactors'] });
const none = buildFactors({ required: true });

async function openProfile(codesLeft: number) {
  const confirm_with: Factors['confirm_with'] = ['passkey', 'recovery'];
  mockApi('getSecondFactors', { ...none, recovery_codes_left: codesLeft, confirm_with });
  const { user } = renderApp('/admin/profile', { user: bo });
  const card = within(await screen.findByRole('region', { name: 'Second factor' }));
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { card, press };
}

it('is hidden on a server without second factors', async () => {
  renderApp('/admin/profile', { user: buildUser({ name: 'Bo', roles: ['agent'] }) });
  await screen.findByRole('region', { name: 'Account' });
  expect(screen.queryByRole('region', { name: 'Second factor' })).not.toBeInTheDocument();
});

it('warns when few recovery codes are left, and creates new ones', async () => {
  mockApi('renewRecoveryCodes', { status: 'success', recovery_codes: ['AAAA-2HXA'] });
  const { press, card } = await openProfile(3);
  expect(
    await card.findByText('3 recovery codes are left. Make new ones before you need them.'),
  ).toBeVisible();
  await press('New recovery codes');
  await press('Make new codes');
  expect(await screen.findByText('AAAA-2HXA')).toBeVisible();
});

it.each([
  [0, /^No recovery codes are left\. /],
  [1, /^1 recovery code is left\. /],
  [4, /^4 recovery codes are left$/],
])('shows how many codes are left: %i', async (count, text) => {
  const { card } = await openProfile(count);
  expect(await card.findByText(text)).toBeVisible();
});

it('redirects somebody who must add a second factor to the profile, and says why', async () => {
  mockApi('getSecondFactors', none);
  const { place } = renderApp('/admin/orders/list', { user: { ...bo, must_add_factor: true } });
  expect(await screen.findByText(/^Your account needs a second factor\./)).toBeVisible();
  expect(place()).toBe('/admin/profile');
  expect(screen.queryByRole('button', { name: 'Change password' })).not.toBeInTheDocument();
});
