import { pageRules } from '../domain/access/pageRules';
import { paths, safeReturn } from './paths';

it('has a path for every page', () => {
  expect(Object.keys(paths).sort()).toEqual(Object.keys(pageRules).sort());
});

it('encodes path parameters', () => {
  expect(paths.lineSheet.href('a/b?c')).toBe('/linesheet/a%2Fb%3Fc');
  expect(paths.newOrderFor.href('$&')).toBe('/admin/order/for/%24%26');
});

it('preserves the location in the link to the login', () => {
  expect(paths.login.href('/linesheet/12')).toBe('/login?from=/linesheet/12');
  expect(paths.login.href('/admin/orders/list?q=a&b=1#x')).toBe(
    '/login?from=/admin/orders/list%3Fq%3Da%26b%3D1%23x',
  );
});

it.each([
  [null, '/home'],
  ['', '/home'],
  ['/linesheet/12?x=1#y', '/linesheet/12?x=1#y'],
  ['//evil.test/x', '/home'],
  ['/\\evil.test', '/home'],
  ['/\t/evil.test', '/home'],
  ['https://evil.test/', '/home'],
  ['/.//evil.test', '/home'],
  ['/a/..//evil.test', '/home'],
  ['javascript:alert(1)', '/home'],
  ['/login?from=/login', '/home'],
  ['/', '/home'],
])('returns after signing in from %j to %s', (from, target) => {
  expect(safeReturn(from, '/home')).toBe(target);
});
