import { screen } from '@testing-library/react';
import type { SignInResult } from '../api';
import { mockApi } from './mockApi';
import { renderApp } from './render';

/** Signs in with the right password, which is not enough, on the way to `/admin/profile`. */
export async function reachSecondStep(asked: Pick<SignInResult, 'methods' | 'passkey'>) {
  mockApi('login', { status: 'second_factor', ...asked });
  const app = renderApp('/login?from=%2Fadmin%2Fprofile', { user: null });
  await app.user.type(await screen.findByLabelText('Username'), 'agent@demo.test');
  await app.user.type(screen.getByLabelText('Password'), 'linedesk{Enter}');
  return app;
}
