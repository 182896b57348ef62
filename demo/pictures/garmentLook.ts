import type { Silhouette, Texture } from './drawing';
import type { Print } from './prints';
import { bag, belt, hat, scarf } from './silhouettes/accessories';
import { dress } from './silhouettes/dress';
import { shoes } from './silhouettes/footwear';
import { cardigan, jumper } from './silhouettes/knitwear';
import { gilet, jacket } from './silhouettes/outerwear';
import { blouse, shirt } from './silhouettes/shirts';
import { skirt } from './silhouettes/skirt';
import { blazer, coat } from './silhouettes/tailoring';
import { tee, top } from './silhouettes/tops';
import { jeans, shorts, trousers } from './silhouettes/trousers';

/** How a garment is drawn, as its name says it. */
export interface GarmentLook {
  silhouette: Silhouette;
  texture: Texture;
  print: Print | null;
}

interface Sort {
  pattern: RegExp;
  silhouette: Silhouette;
  texture: Texture;
}

const sort = (pattern: RegExp, silhouette: Silhouette, texture: Texture): Sort => ({
  pattern,
  silhouette,
  texture,
});

/** The first that matches wins: 'shirt dress' is a dress, 'T-shirt' no shirt, 'waistcoat' no coat. */
const sorts: readonly Sort[] = [
  sort(/loafer|boot|trainer|sneaker|sandal|mule|shoe|espadrille|ballerina|runner/, shoes, 'leather'),
  sort(/scarf|stole|foulard|snood|shawl/, scarf, 'wool'),
  sort(/beanie|\bhat\b|\bcap\b|fedora/, hat, 'twill'),
  sort(/\bbag\b|tote|basket|pouch|clutch/, bag, 'leather'),
  sort(/dress/, dress, 'plain'),
  sort(/skirt|kilt/, skirt, 'plain'),
  sort(/jeans/, jeans, 'denim'),
  sort(/shorts|bermuda/, shorts, 'twill'),
  sort(/trousers|chinos|joggers|culottes|pants/, trousers, 'twill'),
  sort(/cardigan|coatigan/, cardigan, 'knit'),
  sort(/gilet|waistcoat|vest\b/, gilet, 'plain'),
  sort(/blazer/, blazer, 'twill'),
  sort(/jacket|bomber|puffer/, jacket, 'plain'),
  sort(/coat\b|trench|parka/, coat, 'wool'),
  sort(/t-shirt|\btee\b|polo/, tee, 'jersey'),
  sort(/jumper|sweater|pullover|sweatshirt|knit/, jumper, 'knit'),
  sort(/blouse/, blouse, 'plain'),
  sort(/shirt|shacket/, shirt, 'plain'),
  sort(/\btop\b|camisole|tank/, top, 'jersey'),
  sort(/\bbelt\b/, belt, 'leather'),
];

const cloths: readonly [pattern: RegExp, texture: Texture][] = [
  [/cable|aran/, 'cable'],
  [/ribbed|rib-knit|\brib\b/, 'rib'],
  [/denim|chambray/, 'denim'],
  [/linen|hemp/, 'linen'],
  [/satin|silk/, 'satin'],
  [/leather|suede/, 'leather'],
  [/raffia|straw/, 'straw'],
  [/merino|cashmere|mohair|alpaca|lambswool|knitted|crochet/, 'knit'],
  [/boiled|brushed|wool|felt|flannel|tweed|boucl/, 'wool'],
  [/jersey|sweatshirt|terry/, 'jersey'],
  [/twill|gabardine|canvas|chino|corduroy/, 'twill'],
  [/poplin|nylon|voile|viscose|crepe|crêpe/, 'plain'],
];

const prints: readonly [pattern: RegExp, print: Print][] = [
  [/pinstripe/, 'pinstripe'],
  [/stripe|breton/, 'stripe'],
  [/houndstooth/, 'houndstooth'],
  [/check|tartan|plaid/, 'check'],
  [/polka|dot/, 'dot'],
  [/floral|print|bloom/, 'floral'],
];

const find = <Value>(table: readonly (readonly [RegExp, Value])[], name: string): Value | undefined =>
  table.find(([pattern]) => pattern.test(name))?.[1];

/** The silhouette, cloth and print that a garment's name asks for; a T-shirt when it names no sort. */
export function garmentLook(garmentName: string): GarmentLook {
  const name = garmentName.toLowerCase();
  const found = sorts.find(({ pattern }) => pattern.test(name));
  return {
    silhouette: found?.silhouette ?? tee,
    texture: find(cloths, name) ?? found?.texture ?? 'jersey',
    print: find(prints, name) ?? null,
  };
}
