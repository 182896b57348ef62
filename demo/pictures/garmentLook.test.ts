import { kinds } from '../brand/kinds';
import { garmentLook } from './garmentLook';
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

const silhouettes = {
  CT: coat,
  JK: jacket,
  BZ: blazer,
  GL: gilet,
  JM: jumper,
  CD: cardigan,
  TS: tee,
  TP: top,
  SH: shirt,
  BL: blouse,
  TR: trousers,
  JN: jeans,
  ST: shorts,
  SK: skirt,
  DR: dress,
  BG: bag,
  SC: scarf,
  HT: hat,
  HC: hat,
  HB: hat,
  BT: belt,
  SW: shoes,
  SM: shoes,
};

it.each(Object.entries(silhouettes))('every name of %s is drawn as what it is', (code, silhouette) => {
  const made = kinds.filter((kind) => kind.code === code);
  const names = made.flatMap(({ cloths, cuts }) =>
    [...cloths.SS, ...cloths.AW].flatMap((cloth) => cuts.map((cut) => `${cloth} ${cut}`)),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => garmentLook(name).silhouette !== silhouette)).toEqual([]);
});

it('knows every kind of the brand', () => {
  expect(new Set(kinds.map(({ code }) => code))).toEqual(new Set(Object.keys(silhouettes)));
});

it.each([
  ['Cable-knit wool V-neck jumper', { texture: 'cable', print: null }],
  ['Checked wool coat', { texture: 'wool', print: 'check' }],
  ['Pinstriped wool blazer', { texture: 'wool', print: 'pinstripe' }],
  ['STRIPED JERSEY T-SHIRT', { texture: 'jersey', print: 'stripe' }],
  ['Floral voile blouse', { texture: 'plain', print: 'floral' }],
  ['Something else', { silhouette: tee, texture: 'jersey', print: null }],
])('%s: %j', (name, look) => {
  expect(garmentLook(name)).toMatchObject(look);
});
