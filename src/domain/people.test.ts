import type { Message } from './language/message';
import { inEnglish } from './language/wording';
import {
  emailFault,
  findSapIdOwner,
  isEmail,
  nameFault,
  normaliseSapId,
  orderNameFault,
  toEmail,
} from './people';

const worded = (fault: Message | null) => fault && inEnglish(fault);

it.each([
  'achats@boutique-amelie.test',
  'a.b+c@x.y.test',
  "o'neil+b2b@eu.shop-2.test",
  'ACHATS@Boutique-Amelie.TEST',
  'info@müller.de',
  'info@xn--mller-kva.de',
  'shop@例え.テスト',
  'shop@متجر.com',
  'shop@भारत.भारत',
  'shop@москва.рф',
])('accepts %j', (text) => {
  expect(isEmail(text)).toBe(true);
});

it.each([
  '',
  'shop',
  'shop.test',
  '@shop.test',
  'shop@',
  'shop@boutique',
  'shop@boutique.',
  'shop@boutique..test',
  'shop@-boutique.test',
  '.shop@boutique.test',
  'a b@boutique.test',
  'a@b@boutique.test',
  ' shop@boutique.test',
  'müller@boutique.test',
  'shop@müller-.test',
  'shop@bou tique.test',
  'shop@\u0301tique.test',
  'shop@bоutique.test',
])('rejects %j', (text) => {
  expect(isEmail(text)).toBe(false);
});

it.each([
  ['bo@bo.test', 'bo@bo.test'],
  ['Bo.Berg@Bo.TEST', 'Bo.Berg@Bo.TEST'],
  [' bo@bo.test\u200b ', 'bo@bo.test'],
  ['bo\u00ad@bo.test', 'bo@bo.test'],
  ['ｂｏ＠ｂｏ．test', 'bo@bo.test'],
  ['bo@bo.test,', 'bo@bo.test'],
  ['bo@bo.test; ', 'bo@bo.test'],
  ['bo@bo.test.', 'bo@bo.test'],
  ['<bo@bo.test>,', 'bo@bo.test'],
  ['"bo@bo.test"', 'bo@bo.test'],
  ['„bo@bo.test“', 'bo@bo.test'],
  ["'bo@bo.test'", 'bo@bo.test'],
  ['«bo@bo.test»', 'bo@bo.test'],
  ['(bo@bo.test)', 'bo@bo.test'],
  ['mailto:bo@bo.test', 'bo@bo.test'],
  ['<MAILTO:bo@bo.test>', 'bo@bo.test'],
  ['Bo Berg <bo@bo.test>;', 'bo@bo.test'],
  ['"Berg, Bo" <bo@bo.test>', 'bo@bo.test'],
  ['info@mu\u0308ller.de', 'info@müller.de'],
  ['Info@MÜLLER.de', 'Info@müller.de'],
  ['info@xn--mller-kva.de', 'info@müller.de'],
  ['bo@bo.test،', 'bo@bo.test'],
  ['bo@bo.test。', 'bo@bo.test'],
  ['bo@', 'bo@'],
  ['bo@bo.test, ada@ada.test', 'bo@bo.test, ada@ada.test'],
  ['nobody', 'nobody'],
  ['', ''],
])('stores the email %j as %j', (typed, stored) => {
  expect(toEmail(typed)).toBe(stored);
  expect(toEmail(stored)).toBe(stored);
});

it.each([
  ['Winter', null],
  [' ', 'Please enter a name for the order.'],
])('on %j returns %j', (name, fault) => {
  expect(worded(orderNameFault(name))).toBe(fault);
});

it.each([
  ['Bo', null],
  [' ', 'Please enter a name.'],
])('on the name %p returns %p', (name, fault) => {
  expect(worded(nameFault(name))).toBe(fault);
});

it.each([
  [' bo@bo.test ', null],
  ['', 'Please enter an email address.'],
  ['bo@bo', 'Please enter an email address.'],
])('on the email %p returns %p', (email, fault) => {
  expect(worded(emailFault(email))).toBe(fault);
});

const users = [
  { id: '1', sap_id: '0000104711' },
  { id: '2', sap_id: null },
  { id: '3', sap_id: '0042' },
];

it.each([
  ['as it stands', '0000104711', '9', '1'],
  ['after padding to 10', '104711', '9', '1'],
  ['after padding to 4', ' 42 ', '9', '3'],
  ['not their own', '42', '3', undefined],
  ['nobody', '43', '9', undefined],
  ['nobody without one', '', '9', undefined],
])('finds who has a SAP ID: %s', (_what, sapId, ownId, owner) => {
  expect(findSapIdOwner(users, sapId, ownId)?.id).toBe(owner);
});

describe('normaliseSapId', () => {
  it.each([
    ['longer than 4 is padded to 10', '12345', '0000012345'],
    ['10 stay as they are', '0000012345', '0000012345'],
    ['longer than 10 stays as it is', '12345678901', '12345678901'],
    ['exactly 4 stay as they are', 'A123', 'A123'],
    ['shorter than 4 is padded to 4', '7', '0007'],
    ['spaces around it do not count', ' 123 ', '0123'],
    ['empty clears', '', null],
    ['blank clears', '  ', null],
    ['null clears', null, null],
  ])('%s', (_rule, sapId, normalised) => {
    expect(normaliseSapId(sapId)).toBe(normalised);
  });
});
