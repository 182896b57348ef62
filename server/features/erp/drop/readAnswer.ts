import type { ErpAnswer } from '../../../erpConnector';
import { isKey } from './isKey';

const longestNumber = 64;
const longestMessage = 2000;

/** Reads an answer of the ERP; a text that is none gives one sentence saying why. */
export function readAnswer(text: string): ErpAnswer | { fault: string } {
  let answer: unknown;
  try {
    // Some systems begin a file with a byte order mark.
    answer = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { fault: 'It is not valid JSON.' };
  }
  if (typeof answer !== 'object' || answer === null) return { fault: 'It is not a JSON object.' };
  const { key, status, erp_number: number, message }: Record<string, unknown> = { ...answer };

  if (typeof key !== 'string' || !isKey(key)) return { fault: 'Its key is not one of a sales order.' };
  if (status === 'accepted') {
    const erpNumber = typeof number === 'string' ? clean(number) : '';
    if (erpNumber === '') return { fault: 'It accepts without an erp_number, which is a text.' };
    if (erpNumber.length > longestNumber)
      return { fault: `Its erp_number is longer than ${longestNumber} characters.` };
    return { key: key.toLowerCase(), status, erp_number: erpNumber };
  }
  if (status === 'withdrawn') return { key: key.toLowerCase(), status };
  if (status === 'rejected' || status === 'kept') {
    const words = typeof message === 'string' ? clean(message).slice(0, longestMessage) : '';
    return { key: key.toLowerCase(), status, message: words === '' ? silent[status] : words };
  }
  return { fault: "Its status is none of 'accepted', 'rejected', 'withdrawn' and 'kept'." };
}

const silent = {
  rejected: 'The ERP rejected this order without saying why.',
  kept: 'it did not say why.',
};

/** PostgreSQL keeps every character but NUL. */
const clean = (text: string) => text.replaceAll('\0', '').trim();
