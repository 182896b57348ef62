import { answerFaults, contract, contractOperation, exampleAnswer, requestFaults } from './contract';
import { buildCatalog } from './factories/buildCatalog';
import { buildOrder } from './factories/buildOrder';
import { buildOrderSummary } from './factories/buildOrderSummary';
import { buildUser } from './factories/buildUser';

const getOrder = contractOperation('getOrder');

it.each([
  ['getMe', buildUser()],
  ['getOrder', buildOrder()],
  ['listOrders', { status: 'success', orders: [buildOrderSummary()] }],
  ['listCatalogs', [buildCatalog()]],
])('allows what the factories build for %s', (id, built) => {
  expect(answerFaults(contractOperation(id), 200, built)).toEqual([]);
});

it('allows every example of its own', () => {
  const faults = [...contract.values()].flatMap((operation) => {
    const example = exampleAnswer(operation);
    return example === undefined ? [] : answerFaults(operation, 200, example);
  });
  expect(faults).toEqual([]);
});

it('refuses a wrong, a missing and an unknown field, and an undocumented status', () => {
  const { version: _left, ...rest } = buildOrder();
  expect(answerFaults(getOrder, 200, { ...buildOrder(), sap_status: 'open' })).toEqual([
    '/sap_status must be integer',
  ]);
  expect(answerFaults(getOrder, 200, rest)).toEqual(["/ must have required property 'version'"]);
  expect(answerFaults(getOrder, 302, {})).toEqual(['getOrder never answers 302']);
});

it('refuses an undocumented request', () => {
  const createOrder = contractOperation('createOrder');
  expect(requestFaults(createOrder, { title: 'x', catalog: '1' })).toEqual([]);
  expect(requestFaults(createOrder, { title: 'x' })).toEqual(["/ must have required property 'catalog'"]);
  expect(requestFaults(createOrder, undefined)).not.toEqual([]);
});
