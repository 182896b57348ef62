/** The brand as its documents show it; `logo` is a picture file, or null. */
export interface Brand {
  name: string;
  address: string[];
  logo: string | null;
  terms: string;
}
