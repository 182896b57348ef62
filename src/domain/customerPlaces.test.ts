import { addressFaults, salesOrganizationFaults, toAddress } from './customerPlaces';
import { inEnglish } from './language/wording';

const harbour = { sap_id: '104712', name1: ' Harbour store ', address: ' 1 Quay, Porto ' };

it.each([
  [addressFaults.sap_id, 'Please enter the SAP ID of the address.'],
  [addressFaults.address, 'Please enter the street and the town.'],
  [salesOrganizationFaults.sales_organization, 'Please enter the sales organization.'],
  [salesOrganizationFaults.channel, 'Please enter the channel.'],
])('needs something to be entered: %#', (faultOf, fault) => {
  const missing = faultOf(' ');
  expect([missing && inEnglish(missing), faultOf('1000')]).toEqual([fault, null]);
});

it.each([
  ['104712', [], '0000104712'],
  [' A1 ', ['A1'], 'A1'],
  ['A1', ['B1'], '00A1'],
  ['', [], ''],
])('stores the SAP ID %j beside %j as %j', (sap_id, known, stored) => {
  expect(toAddress({ ...harbour, sap_id }, known)).toEqual({
    sap_id: stored,
    name1: 'Harbour store',
    address: '1 Quay, Porto',
  });
});
