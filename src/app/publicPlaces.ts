import { paths } from '../lib/paths';

const publicPlaces: readonly string[] = [paths.login.pattern, paths.passwordLink.pattern];

/** Whether nobody needs a session at this path. */
export const isPublicPlace = (pathname: string): boolean => publicPlaces.includes(pathname);
