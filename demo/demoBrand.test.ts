import { existsSync } from 'node:fs';
import { readEnv } from '../server/core/env';
import { withDemoBrand } from './demoBrand';

it('shows the demo brand where no name is set', () => {
  const { brandName, brandMark, brandLogo } = withDemoBrand(readEnv({}));
  expect(brandName).toBe('Maren Vale');
  expect([brandMark, brandLogo].map((file) => existsSync(file ?? ''))).toEqual([true, true]);
});

it('leaves a name that is set, with nothing of the demo brand beside it', () => {
  const env = readEnv({ BRAND_NAME: 'Northwind' });
  expect(withDemoBrand(env)).toEqual(env);
});

it('leaves a mark that is set', () => {
  const own = { ...readEnv({}), brandMark: '/own.svg' };
  expect(withDemoBrand(own)).toMatchObject({ brandName: 'Maren Vale', brandMark: '/own.svg' });
});
