import { type Message, message } from '../../../src/domain/language/message';
import { isPrivateHost } from '../../core/publicAddress';

/** Why a message may not go to an address, which is that of a private network or stands for one. */
export const isPrivate = message('The address must not be in a private network.');

/** The address of a webhook as it is stored; null for text that is none. */
export function readWebhookUrl(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol)) return null;
  url.hash = '';
  return url;
}

/** Why no message may go to an address; null if one may, as far as is known before its name is looked up. */
export function webhookUrlRefusal(url: URL, allowsPrivate: boolean): Message | null {
  if (url.username !== '' || url.password !== '')
    return message('The address must not contain a user name or a password.');
  if (allowsPrivate) return null;
  if (url.protocol !== 'https:') return needsHttps;
  return isPrivateHost(url) ? isPrivate : null;
}

/** Why an address that can't be read is none. */
export const needsHttps = message('The address must start with https://');
