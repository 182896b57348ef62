import { api } from '../../../api';
import type { RootState } from '../../../lib/redux';

const selectMe = api.endpoints.getMe.select();

/** Who is signed in; nobody is known by ''. */
export function userIdOf({ api: cache }: RootState): string {
  return cache === undefined ? '' : (selectMe({ api: cache }).data?.id ?? '');
}
