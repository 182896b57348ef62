import { withWords } from '../../../languages/loadWords';
import type { AppDispatch } from '../../../lib/redux';

const load = () => import(/* webpackChunkName: "other-devices" */ './reportOtherDevices');

/** Reports the other signed-in devices after a sign-in; loads after the page, and a failure is ignored. */
export async function reportOtherDevicesLate(dispatch: AppDispatch): Promise<void> {
  const code = await withWords('page', load).catch(() => null);
  await code?.reportOtherDevices(dispatch);
}
