import type { Env } from '../env';

type Place = Pick<Env, 'publicUrl' | 'allowedOrigins'>;

const isSecure = ({ publicUrl }: Place) => publicUrl.startsWith('https:');

/**
 * The name of a cookie of the host. Behind https the prefix has the browser refuse one of this name from a
 * neighbouring host name or without https.
 */
export const cookieName = (place: Place, name: string) => (isSecure(place) ? `__Host-${name}` : name);

/**
 * Cookies that scripts can't read. Behind https the cookie is Secure; a page of another site, which only
 * ALLOWED_ORIGINS can name, needs SameSite=None there, all others get Lax.
 */
export function cookieOptions(place: Place) {
  const secure = isSecure(place);
  const elsewhere = place.allowedOrigins.some(
    (origin) => new URL(origin).hostname !== new URL(place.publicUrl).hostname,
  );
  return {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: secure && elsewhere ? ('none' as const) : ('lax' as const),
  };
}
