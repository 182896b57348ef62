import type { CatalogDocument } from './CatalogDocument';
import { writeDesign } from './writeDesign';

/** The text that designers lay a catalog out from. Runs in a worker thread. */
export function design(text: string): Uint8Array {
  const { garments, head }: CatalogDocument = JSON.parse(text);
  return Buffer.from(writeDesign(garments, head.currency));
}
