import type { AppDispatch } from '../../../lib/redux';

/** Reports the other signed-in devices after a sign-in; loads after the page, and a failure is ignored. */
export async function reportOtherDevicesLate(dispatch: AppDispatch): Promise<void> {
  const code = await import(/* webpackChunkName: "other-devices" */ './reportOtherDevices').catch(() => null);
  await code?.reportOtherDevices(dispatch);
}
