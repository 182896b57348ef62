import { kinds } from '../brand/kinds';
import { pictureOf } from './renderGarment';

const pictures: Record<string, RegExp> = {
  CT: /coat$/,
  JK: /jacket$/,
  BZ: /blazer$/,
  GL: /gilet$/,
  JM: /jumper$/,
  CD: /cardigan$/,
  TS: /t-shirt$/,
  TP: /^(top|camisole)$/,
  SH: /^(short-sleeve-|pocket-|over)?shirt$/,
  BL: /blouse$/,
  TR: /trousers$/,
  JN: /jeans$/,
  ST: /shorts$/,
  SK: /skirt$/,
  DR: /dress$/,
  BG: /^tote$|bag$/,
  SC: /scarf$/,
  HT: /hat$/,
  HC: /^cap$/,
  HB: /beanie$/,
  BT: /^belt$/,
  SW: /^(loafers|sandals|trainers|boots)$/,
  SM: /^(loafers|sandals|trainers|boots)$/,
};

it.each(kinds)('every name of $code for $line has a picture of what it is', ({ code, cloths, cuts }) => {
  const names = [...cloths.SS, ...cloths.AW].flatMap((cloth) => cuts.map((cut) => `${cloth} ${cut}`));
  expect(names.filter((name) => !pictures[code]?.test(pictureOf(name) ?? ''))).toEqual([]);
});

it.each([
  ['Poplin oversized shirt', 'front', 'shirt'],
  ['Satin shirt dress', 'front', 'shirt-dress'],
  ['Cotton V-neck jumper Alma', 'front', 'v-neck-jumper'],
  ['Cotton V-neck jumper Alma', 'back', 'jumper'],
  ['Quilted nylon bomber jacket', 'front', 'padded-jacket'],
  ['Linen culottes', 'front', 'wide-trousers'],
  ['Leather belt', 'back', null],
  ['Something else', 'front', null],
] as const)('%s from the %s: %s', (name, side, picture) => {
  expect(pictureOf(name, side)).toBe(picture);
});
