/** A page's path: the router's pattern, and the link to it with every part encoded (spec 2 'Routes'). */
interface Path<Parts extends unknown[]> {
  readonly pattern: string;
  readonly href: (...parts: Parts) => string;
}

const fixed = (pattern: string): Path<[]> => ({ pattern, href: () => pattern });

/** A page's path with one part in it, named as in the pattern. */
const withPart = (pattern: string): Path<[part: string]> => ({
  pattern,
  href: (part) => pattern.replace(/:\w+/, () => encodeURIComponent(part)),
});

/**
 * Every route by its page's key: those of spec 2 and our own (links in mails, the overview, a garment's page, a
 * catalog's details).
 */
export const paths = {
  login: {
    pattern: '/login',
    /** `from` is the page to return to after signing in. */
    href: (from?: string) => (from === undefined ? '/login' : `/login?from=${encodeFrom(from)}`),
    /** For somebody else than the person who is signed in. */
    hrefForAnother: '/login?another=true',
  },
  passwordLink: fixed('/password-link'),
  forgottenPassword: fixed('/forgotten-password'),
  profile: fixed('/admin/profile'),
  lineSheet: withPart('/linesheet/:id'),
  newOrder: fixed('/admin/orders/new'),
  newOrderLink: fixed('/admin/orders/new_link'),
  orderList: fixed('/admin/orders/list'),
  newOrderFor: withPart('/admin/order/for/:userid'),
  userDetail: withPart('/admin/user/:userid'),
  customerList: fixed('/admin/users/list'),
  addCustomer: fixed('/admin/users/add'),
  bulkAdd: fixed('/admin/users/bulkadd'),
  deletedUsers: fixed('/admin/users/deleted'),
  visibility: fixed('/admin/users/catalogs'),
  overview: fixed('/admin/overview'),
  garment: withPart('/admin/garment/:reference'),
  catalogList: fixed('/admin/catalog/list'),
  catalogPreview: withPart('/admin/catalog/list/:catalog_id'),
  catalogAbout: withPart('/admin/catalog/about/:catalog_id'),
  catalogUpload: fixed('/admin/catalog/upload'),
  catalogReupload: fixed('/admin/catalog/reupload'),
  catalogEnable: fixed('/admin/catalog/enable'),
  catalogBatch: fixed('/admin/catalog/batch'),
  catalogImages: fixed('/admin/catalog/images'),
  management: fixed('/admin/ed'),
  prepareFile: fixed('/admin/prepare'),
  preparePictures: fixed('/admin/prepare/pictures'),
};

/** The location state of the login after signing out: a cached `getMe` must not redirect the person. */
export const signedOutVisit = { signedOut: true };

/** The location state of the login after the session expired. */
export const sessionEndedVisit = { ...signedOutVisit, sessionEnded: true };

/** Whether a visit to the login carries `sessionEndedVisit`. */
export const isSessionEndedVisit = (state: unknown): boolean => 'sessionEnded' in Object(state);

/** Whether a visit to the login carries `signedOutVisit`. */
export const isSignedOutVisit = (state: unknown): boolean => 'signedOut' in Object(state);

/** Encodes a path for a query string, leaving its slashes readable. */
function encodeFrom(from: string): string {
  return encodeURIComponent(from).replaceAll('%2F', '/');
}

/**
 * The page to return to after signing in: `from` when it is one of our pages, else the fallback. Anything that a
 * browser could read as another host is refused, so that a link cannot redirect a person elsewhere.
 */
export function safeReturn(from: string | null, fallback: string): string {
  if (from === null || !/^\/(?![/\\])/.test(from)) return fallback;
  const { host, pathname, search, hash } = new URL(from, 'http://ours.invalid');
  // Without its dots, '/.//evil.test' is the address of another host.
  const isElsewhere = host !== 'ours.invalid' || pathname.startsWith('//');
  if (isElsewhere || pathname === paths.login.pattern || pathname === '/') return fallback;
  return pathname + search + hash;
}

const publicPaths: readonly string[] = [
  paths.login.pattern,
  paths.passwordLink.pattern,
  paths.forgottenPassword.pattern,
];

/** Whether this path needs no session. */
export const isPublicPath = (pathname: string): boolean => publicPaths.includes(pathname);
