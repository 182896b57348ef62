import { findSapIdOwner } from './findSapIdOwner';

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
