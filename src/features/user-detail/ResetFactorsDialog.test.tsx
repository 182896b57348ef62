import { screen, waitFor } from '@testing-library/react';
import { dateAndTimeText } from '../../lib/dates';
import { optionalCalls } from '../../test/factories/buildUser';
import { buildFactors } from '../../test/factories/buildFactors';
import { type AnswerOf, mockApi, problem } from '../../test/mockApi';
import { admin, nora, openUser } from '../../test/openUser';

const capabilities = [...optionalCalls, 'resetFactors', 'getFactorsOfUser'];
const ada = { ...admin, capabilities };
const has: AnswerOf<'getFactorsOfUser'> = { methods: ['recovery'], recovery_codes_left: 9, reset: null };

async function open(factors: AnswerOf<'getFactorsOfUser'> | ReturnType<typeof problem> = has) {
  mockApi('getFactorsOfUser', factors);
  const { user } = await openUser(nora, ada);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reset second factor' }));
  return user;
}

it('asks for a reset, which another admin has to confirm', async () => {
  const calls = mockApi('resetFactors', { status: 'success', is_pending: true });
  const user = await open();
  expect(await screen.findByText(/^Another admin has to confirm this within 24 hours\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ask for the reset' }));
  expect(await screen.findByText('Reset asked for')).toBeVisible();
  expect(calls).toMatchObject([{ body: { id: nora.id } }]);
});

it('confirms the reset that another admin has asked for', async () => {
  mockApi('resetFactors', { status: 'success', is_pending: false });
  const user = await open({ ...has, reset: { by: '7', name: 'Paul Petit', until: 1_763_805_600 } });
  expect(await screen.findByText(/^Paul Petit has asked for this/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm the reset' }));
  expect(await screen.findByText('Second factor reset')).toBeVisible();
});

it('says on the page of the user that another admin waits for a second one', async () => {
  const reset = { by: '7', name: 'Paul Petit', until: 1_763_805_600 };
  mockApi('getFactorsOfUser', { ...has, reset });
  mockApi('resetFactors', () => {
    mockApi('getFactorsOfUser', { ...has, methods: [] });
    return { status: 'success', is_pending: false };
  });
  const { user } = await openUser(nora, ada);
  const note = await screen.findByText(
    /^Paul Petit has asked for a reset of the second factor\. Another admin/,
  );
  expect(note).toHaveTextContent(`until ${dateAndTimeText(reset.until)}.`);
  await user.click(screen.getByRole('button', { name: 'Review' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm the reset' }));
  await waitFor(() => expect(note).not.toBeInTheDocument());
});

it('says nothing there to the admin who has asked', async () => {
  await open({ ...has, reset: { by: ada.id, name: 'Ada', until: 1_763_805_600 } });
  expect(await screen.findByText(/^You have asked/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument();
});

it.each([
  [
    'the own request',
    { ...has, reset: { by: ada.id, name: 'Ada', until: 1_763_805_600 } },
    /^You have asked/,
  ],
  ['no factor', { ...has, methods: [] }, 'Nora Lindqvist has no second factor.'],
  ['a failure', problem(503, 'The service is not ready.'), 'The service is not ready.'],
])('with %s there is nothing to do', async (_name, factors, text) => {
  await open(factors);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask for the reset' })).toBeDisabled();
});

it('asks who the admin is, and shows a refusal', async () => {
  mockApi('resetFactors', { status: 'error', error: 'Please confirm.', needs_confirmation: true });
  mockApi('getSecondFactors', buildFactors());
  mockApi('confirmSession', () => {
    mockApi('resetFactors', { status: 'error', error: 'Nora Lindqvist has no second factor.' });
    return { status: 'success' };
  });
  const user = await open();
  await screen.findByText(/^Another admin/);
  await user.click(screen.getByRole('button', { name: 'Ask for the reset' }));
  await user.type(await screen.findByLabelText('Password'), 'linedesk{Enter}');
  expect(await screen.findByText('Nora Lindqvist has no second factor.')).toBeVisible();
});

it('is offered to admins alone, and for somebody else', async () => {
  const { user } = await openUser({ ...ada, roles: ['admin'] }, ada);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Devices' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Reset second factor' })).not.toBeInTheDocument();
});
