import { type Message, message } from '../../../../src/domain/language/message';
import type { ErpAnswer } from '../../../core/erpConnector';
import { cleanText, isKey, maxNumber, maxWords } from './fields';

/** Reads an answer of the ERP; `fault` says in a sentence why a JSON object is not one. */
export function readAnswer(answer: Record<string, unknown>): ErpAnswer | { fault: Message } {
  const { key, status, erp_number: number, message: words } = answer;

  if (typeof key !== 'string' || !isKey(key))
    return { fault: message('Its key is not one of a sales order.') };
  if (status === 'accepted') {
    const erpNumber = cleanText(number);
    if (erpNumber === '') return { fault: message('It accepts without an erp_number, which is a text.') };
    if (erpNumber.length > maxNumber)
      return { fault: message('Its erp_number is longer than {max} characters.', { max: maxNumber }) };
    return { key: key.toLowerCase(), status, erp_number: erpNumber };
  }
  if (status === 'withdrawn') return { key: key.toLowerCase(), status };
  if (status === 'rejected' || status === 'kept') {
    const said = cleanText(words).slice(0, maxWords);
    return { key: key.toLowerCase(), status, message: said === '' ? silent[status] : said };
  }
  return { fault: message("Its status is none of 'accepted', 'rejected', 'withdrawn' and 'kept'.") };
}

const silent = {
  rejected: message('The ERP rejected this order without saying why.'),
  kept: message('it did not say why.'),
};
