import path from 'node:path';
import type { Env } from '../server/core/env';
import { brandName } from './brand/assortment';

const mark = path.join(__dirname, 'brand/mark.svg');

/** The settings with the name, the mark and the language of the demo brand; a name that was set comes before them. */
export function withDemoBrand(env: Env): Env {
  if (env.brandName !== '') return env;
  const page = { ...env.page, brand: brandName };
  return {
    ...{ ...env, brandName, page, nameLanguage: env.nameLanguage ?? 'en' },
    ...{ brandMark: env.brandMark ?? mark, brandLogo: env.brandLogo ?? mark },
  };
}
