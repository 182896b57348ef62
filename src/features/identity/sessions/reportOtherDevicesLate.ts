import type { AppDispatch } from '../../../lib/redux';

/** Says after a sign-in where else the person is signed in: later than the page, and in silence if that fails. */
export async function reportOtherDevicesLate(dispatch: AppDispatch): Promise<void> {
  const code = await import(/* webpackChunkName: "other-devices" */ './reportOtherDevices').catch(() => null);
  await code?.reportOtherDevices(dispatch);
}
