import { createStore } from './createStore';

/** The region whose numbers, dates and order of names the page has (BCP 47), such as de-CH; undefined is the browser's own. */
export const region = createStore<string | undefined>(undefined);

/** What is made once for each region, as making a format takes some milliseconds. */
export function forRegion<Made>(make: (of: string | undefined) => Made): () => Made {
  const made = new Map<string | undefined, Made>();
  return () => {
    const of = region.get();
    const known = made.get(of) ?? make(of);
    made.set(of, known);
    return known;
  };
}
