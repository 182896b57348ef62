import type { Random } from '../random';

/** What a garment with this name is made of, the most specific word first. */
const fibres: readonly [pattern: RegExp, compositions: readonly string[]][] = [
  [/cashmere/, ['90% wool, 10% cashmere', '70% merino wool, 30% cashmere']],
  [/mohair/, ['68% mohair, 28% polyamide, 4% wool']],
  [/merino/, ['100% merino wool', '100% extrafine merino wool']],
  [/lambswool/, ['100% lambswool']],
  [/houndstooth|tropical|pinstripe|flannel trousers|flannel blazer/, ['98% wool, 2% elastane', '100% wool']],
  [/wool|cable-knit|felt/, ['100% wool', '80% wool, 20% polyamide']],
  [/linen-blend/, ['55% linen, 45% cotton']],
  [/linen/, ['100% linen', '100% European linen']],
  [/suede/, ['100% goat suede', '100% calf suede']],
  [/raffia|straw/, ['100% raffia', '100% paper straw']],
  [
    /canvas|gabardine|twill|corduroy|flannel|oxford|poplin|chambray|seersucker|terry|denim|checked cotton/,
    ['100% cotton', '98% cotton, 2% elastane'],
  ],
  [/silk/, ['100% silk', '92% silk, 8% elastane']],
  [/satin|viscose|crêpe|voile/, ['100% viscose', '100% certified viscose', '70% acetate, 30% viscose']],
  [/leather|loafer|belt|bag|boot|tote/, ['100% calf leather', '100% vegetable-tanned leather']],
  [/padded|quilted/, ['Shell 100% recycled polyamide, filling 100% recycled polyester']],
  [/nylon/, ['100% recycled polyamide']],
  [/jeans/, ['100% cotton', '99% cotton, 1% elastane', '100% organic cotton']],
];

/** A composition that suits a garment's name. */
export function compositionOf(name: string, random: Random): string {
  const found = fibres.find(([pattern]) => pattern.test(name.toLowerCase()));
  return random.pick(found?.[1] ?? ['100% organic cotton', '95% cotton, 5% elastane']);
}

const origins: readonly [pattern: RegExp, countries: readonly string[]][] = [
  [/jumper|cardigan|T-shirt|top$/, ['Portugal', 'Portugal', 'Italy']],
  [/jeans|Denim/, ['Turkey', 'Italy']],
  [/blazer|coat|trousers|waistcoat/, ['Romania', 'Italy', 'Portugal']],
  [/leather|loafers|sandals|trainers|boots|belt|bag|tote/i, ['Spain', 'Italy']],
];

/** Where a garment with this name is made. */
export function madeIn(name: string, random: Random): string {
  const found = origins.find(([pattern]) => pattern.test(name));
  return random.pick(found?.[1] ?? ['Portugal', 'Morocco', 'Turkey', 'Italy']);
}

const fits = ['Regular fit', 'Relaxed fit', 'Slim fit', 'Boxy fit', 'Easy fit', 'True to size'];
const details = [
  'tonal stitching',
  'horn buttons',
  'a clean finish inside',
  'ribbed trims',
  'mother-of-pearl buttons',
  'a soft hand',
  'French seams',
  'pressed creases',
];
const care = [
  'Wash cold with like colors.',
  'Hand wash and dry flat.',
  'Dry clean only.',
  'Wash inside out at 30 °C.',
];

/** A garment's short and long text. */
export function describe(name: string, composition: string, random: Random) {
  const isWorn = !/bag|tote|scarf|stole|belt|hat|cap|beanie/.test(name);
  const fit = isWorn ? random.pick(fits) : 'Made to last';
  const detail = random.pick(details);
  const isLeather = /leather|suede|raffia|straw/i.test(`${name} ${composition}`);
  return {
    description: `${fit}, ${detail}`,
    largeDescription:
      `${name} in ${composition.replace(/^Shell/, 'a shell of')}, with ${detail}. ${fit}. ` +
      (isLeather ? 'Wipe clean with a soft cloth.' : random.pick(care)),
  };
}
