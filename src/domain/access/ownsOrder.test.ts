import { ownsOrder } from './ownsOrder';
import type { Role } from './roleOptions';

type Order = Parameters<typeof ownsOrder>[1];
const strangers: Order = { customer_id: 'other', customer_agents: ['rival'], seller_id: 'rival' };

describe('ownsOrder', () => {
  it.each<[string, Role[], Partial<Order>, boolean]>([
    ['an admin owns every order', ['admin'], {}, true],
    ['a customer owns their orders', ['wls'], { customer_id: 'me' }, true],
    ["a customer does not own another's order", ['wls'], {}, false],
    ['an agent owns their own orders', ['agent'], { customer_id: 'me' }, true],
    ['an agent owns the orders of their customers', ['agent'], { customer_agents: ['me'] }, true],
    ['an agent owns the orders they sell', ['agent'], { seller_id: 'me' }, true],
    ["an agent does not own a rival's order", ['agent'], {}, false],
    ['an order that nobody sells is not owned for that', ['agent'], { seller_id: null }, false],
    ['who sold it but is no agent any more does not own it', ['wls'], { seller_id: 'me' }, false],
  ])('%s', (_rule, roles, order, owned) => {
    expect(ownsOrder({ id: 'me', roles }, { ...strangers, ...order })).toBe(owned);
  });
});
