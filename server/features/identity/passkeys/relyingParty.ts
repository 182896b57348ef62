import { isIP } from 'node:net';
import { message } from '../../../../src/domain/language/message';
import type { Env } from '../../../core/env';
import { Refusal } from '../../../core/problems';

/** The host as the relying party of WebAuthn. */
export interface RelyingParty {
  /** The host name for which passkeys are made. */
  id: string;
  /** Its name in the browser's prompt. */
  name: string;
  /** The origin of the page. */
  origin: string;
}

/** Whether browsers have passkeys at PUBLIC_URL: they need a host name, and https except on localhost. */
export function hasPasskeys({ publicUrl }: Pick<Env, 'publicUrl'>): boolean {
  const { hostname, protocol } = new URL(publicUrl);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isSecure && isIP(hostname) === 0 && !hostname.startsWith('[');
}

/** The host of PUBLIC_URL; refused in words where there are no passkeys. */
export function relyingParty(env: Pick<Env, 'publicUrl' | 'brandName'>): RelyingParty {
  if (!hasPasskeys(env)) {
    throw new Refusal(message('There are no passkeys at this address: they need a host name and https.'));
  }
  const { hostname, origin } = new URL(env.publicUrl);
  return { id: hostname, name: env.brandName || 'Linedesk', origin };
}
