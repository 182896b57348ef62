import type { Random } from '../random';
import { care, compositions, details, fits, leather, notWorn, origins } from './data/garments.json';

const hasWord = (text: string, words: readonly string[]) => new RegExp(words.join('|'), 'i').test(text);

/** The first choice for a name that has one of its words. */
const choiceFor = (name: string, table: readonly { words: readonly string[]; any: readonly string[] }[]) =>
  table.find(({ words }) => hasWord(name, words))?.any ?? [];

/** A composition that suits a garment's name. */
export const compositionOf = (name: string, random: Random): string =>
  random.pick(choiceFor(name, compositions));

/** Where a garment with this name is made. */
export const madeIn = (name: string, random: Random): string => random.pick(choiceFor(name, origins));

/** A garment's short and long text. */
export function describe(name: string, composition: string, random: Random) {
  const fit = hasWord(name, notWorn.words) ? notWorn.fit : random.pick(fits);
  const detail = random.pick(details);
  const isLeather = hasWord(`${name} ${composition}`, leather.words);
  return {
    description: `${fit}, ${detail}`,
    largeDescription:
      `${name} in ${composition.replace(/^Shell/, 'a shell of')}, with ${detail}. ${fit}. ` +
      (isLeather ? leather.care : random.pick(care)),
  };
}
