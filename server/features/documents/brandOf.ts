import type { Env } from '../../env';
import type { Brand } from './Brand';

/** The brand as the settings have it, by the name of the catalog's brand where they name none. */
export const brandOf = (env: Env, catalogBrand: string): Brand => ({
  name: env.brandName || catalogBrand,
  address: env.brandAddress,
  logo: env.brandLogo,
  terms: env.orderTerms,
});
