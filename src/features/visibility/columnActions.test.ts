import { buildUser } from '../../test/factories/buildUser';
import { columnActions, planColumnAction } from './columnActions';

const [enableAll, enableAgents, disableAll] = columnActions;

const nora = buildUser({ id: '31', roles: ['agent'], catalogs: ['c'] });
const paul = buildUser({ id: '32', roles: ['agent', 'wls'], agents: ['31'] });
const agents = [nora, paul];
const ofNora = buildUser({ id: '21', agents: ['31'] });
const ofBoth = buildUser({ id: '22', agents: ['31', '32'], catalogs: ['c'] });
const ofNobody = buildUser({ id: '23', agents: [] });
const customers = [ofNora, ofBoth, ofNobody, paul];

const showingAgents = { shown: agents, areAgents: true, agents, customers };
const showingCustomers = { shown: [ofNora, ofBoth], areAgents: false, agents, customers };

it('with agents in the rows, all are those shown and their customers, each counted once', () => {
  expect(planColumnAction(enableAll, 'c', showingAgents)).toEqual({
    userIds: ['31', '32'],
    cascade: true,
    customersOfNamed: 2,
    changedIds: ['32', '21'],
  });
  expect(planColumnAction(disableAll, 'c', { ...showingAgents, shown: [paul] })).toEqual({
    userIds: ['32'],
    cascade: true,
    customersOfNamed: 1,
    changedIds: ['22'],
  });
});

it('with customers in the rows, all are those shown', () => {
  expect(planColumnAction(enableAll, 'c', showingCustomers)).toEqual({
    userIds: ['21', '22'],
    cascade: false,
    customersOfNamed: 0,
    changedIds: ['21'],
  });
});

it('agents are those shown, or else every agent, without their customers', () => {
  const plan = { cascade: false, customersOfNamed: 0 };
  expect(planColumnAction(enableAgents, 'c', { ...showingAgents, shown: [paul] })).toEqual({
    ...plan,
    userIds: ['32'],
    changedIds: ['32'],
  });
  expect(planColumnAction(enableAgents, 'c', showingCustomers)).toEqual({
    ...plan,
    userIds: ['31', '32'],
    changedIds: ['32'],
  });
});
