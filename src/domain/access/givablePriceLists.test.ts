import { priceLists } from '../constants/priceLists';
import { givablePriceLists } from './givablePriceLists';

it('lets admins give every price list', () => {
  expect(givablePriceLists({ roles: ['admin'], pricelist: '0151' })).toEqual(priceLists);
});

it('lets others give only their own', () => {
  expect(givablePriceLists({ roles: ['agent'], pricelist: '0151' })).toEqual(['0151']);
  expect(givablePriceLists({ roles: ['agent'], pricelist: null })).toEqual([]);
});
