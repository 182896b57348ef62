import { type Message, message } from './language/message';
import { isLabel, toWrittenDomain } from './text/domainName';
import { isMixedWithLookalikes } from './text/lookalikes';
import { toStoredCode } from './text/storedText';

const atoms = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;

/**
 * Whether a text is an email address, as the contract's `format: email` defines it; info@müller.de is one, but not one
 * whose domain mixes Latin letters with others that look like them.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  const isDomain =
    labels.length > 1 && labels.every((label) => isLabel(label) && !isMixedWithLookalikes(label));
  return atoms.test(text.slice(0, Math.max(at, 0))) && isDomain;
}

/** What stands before and after an address where it was copied: <bo@bo.test>, „bo@bo.test“; mailto:bo@bo.test */
const marksBefore = /^(?:mailto:|[\s<\p{Ps}\p{Pi}\p{Quotation_Mark}])+/iu;
const marksAfter = /(?<!(?![@-])[\s>\p{P}])(?:(?![@-])[\s>\p{P}])+$/u;
/** An address after a name, as mail programs copy it: Bo Berg <bo@bo.test> */
const named = /^[^<>@]*<([^<>@]+@[^<>@]+)>[\s,;]*$/;

/**
 * An email as it is stored: `toStoredCode`, without the name and the marks that were copied with it, and its domain as
 * people write it. A text that is no address stays as wrong as it was.
 */
export function toEmail(text: string): string {
  const typed = toStoredCode(text);
  const address = named.exec(typed)?.[1] ?? typed;
  return withWrittenDomain(address.replace(marksBefore, '').replace(marksAfter, ''));
}

/** An email with its domain as people write it: info@müller.de for info@xn--mller-kva.de. */
export function withWrittenDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + toWrittenDomain(email.slice(at));
}

/** Why an order's name is invalid, or null. */
export function orderNameFault(name: string): Message | null {
  return name.trim() === '' ? message('Please enter a name for the order.') : null;
}

/** Why a person's name is invalid, or null. */
export const nameFault = (name: string) => (name.trim() === '' ? message('Please enter a name.') : null);

/** Why a person's email is invalid, or null. */
export const emailFault = (email: string) =>
  isEmail(toEmail(email)) ? null : message('Please enter an email address.');

/**
 * The other user who has this SAP ID after normalisation, which is unique among users; none for an empty one (contract.md
 * 'Fine print').
 */
export function findSapIdOwner<User extends { id: string; sap_id: string | null }>(
  users: readonly User[],
  sapId: string,
  ownId: string,
): User | undefined {
  const wanted = normaliseSapId(sapId);
  if (wanted === null) return undefined;
  return users.find((user) => user.id !== ownId && normaliseSapId(user.sap_id) === wanted);
}

const shortLength = 4;
const longLength = 10;

/**
 * A SAP ID padded with zeros, to 10 characters when longer than 4 and else to 4; null, empty or blank clears
 * to null (spec 5).
 */
export function normaliseSapId(sapId: string | null): string | null {
  const trimmed = sapId?.trim();
  if (!trimmed) return null;
  return trimmed.padStart(trimmed.length > shortLength ? longLength : shortLength, '0');
}
