import data from './data/countries.json';

/** What the shops of a country have in common. */
export interface Country {
  code: string;
  /** Out of every sixty customers. */
  share: number;
  pricelist: string;
  warehouse: string;
  salesOrganization: string;
  channel: string;
  /** The name of its agent. */
  agent: string;
  names: readonly string[];
  /** Postcode and city. */
  cities: readonly string[];
  streets: readonly string[];
}

/** Where the brand sells. All shops are invented. */
export const countries: readonly Country[] = data;
