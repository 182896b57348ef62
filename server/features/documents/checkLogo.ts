import { type Env, InvalidEnvError } from '../../env';
import { loadLogo } from './pdf/loadPicture';

/** Refuses to start with a picture of the brand that can't be printed: throws `InvalidEnvError`. */
export async function checkLogo({ brandLogo }: Pick<Env, 'brandLogo'>): Promise<void> {
  if (brandLogo === null || (await loadLogo(brandLogo)) !== null) return;
  throw new InvalidEnvError([`BRAND_LOGO is '${brandLogo}', but that picture can't be read.`]);
}
