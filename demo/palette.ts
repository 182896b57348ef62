/** A dye of the brand: its number and name on every line sheet, and how it looks. */
export interface Colour {
  number: string;
  name: string;
  hex: string;
}

const colour = (number: string, name: string, hex: string): Colour => ({ number, name, hex });

/** Every colour of the brand; the first digit is its family. */
export const palette: readonly Colour[] = [
  colour('000', 'Off-white', '#f3efe6'),
  colour('003', 'Optic white', '#f7f7f5'),
  colour('010', 'Ecru', '#e8dfca'),
  colour('015', 'Oatmeal', '#d8cdb9'),
  colour('020', 'Sand', '#cfb995'),
  colour('024', 'Stone', '#bdb3a2'),
  colour('030', 'Camel', '#b98b56'),
  colour('034', 'Toffee', '#93602f'),
  colour('040', 'Cognac', '#8b4f29'),
  colour('045', 'Chocolate', '#4c3226'),
  colour('048', 'Espresso', '#33261f'),
  colour('100', 'Butter', '#efdc9a'),
  colour('110', 'Mustard', '#c8932c'),
  colour('120', 'Saffron', '#dd8f2a'),
  colour('200', 'Peach', '#eab596'),
  colour('210', 'Apricot', '#dd8e5e'),
  colour('220', 'Terracotta', '#b55c3c'),
  colour('230', 'Rust', '#96431f'),
  colour('300', 'Poppy', '#c8352e'),
  colour('310', 'Brick', '#9c3a31'),
  colour('320', 'Burgundy', '#64202d'),
  colour('330', 'Aubergine', '#43233a'),
  colour('400', 'Blush', '#e8c9c1'),
  colour('410', 'Rose', '#cf8f92'),
  colour('420', 'Fuchsia', '#b03468'),
  colour('430', 'Lilac', '#bfaccf'),
  colour('440', 'Mauve', '#8d7089'),
  colour('500', 'Sky', '#b6cfe3'),
  colour('510', 'Cornflower', '#6f92c4'),
  colour('520', 'Cobalt', '#2a4ea3'),
  colour('530', 'Indigo', '#34476b'),
  colour('540', 'Navy', '#1f2a44'),
  colour('550', 'Ink', '#1b2033'),
  colour('560', 'Light wash', '#9db4cb'),
  colour('564', 'Mid wash', '#56779f'),
  colour('568', 'Dark wash', '#2d3f5c'),
  colour('600', 'Aqua', '#b7d2cd'),
  colour('610', 'Teal', '#1f6468'),
  colour('620', 'Petrol', '#1d4752'),
  colour('700', 'Pistachio', '#c5cf9f'),
  colour('710', 'Sage', '#98a58a'),
  colour('720', 'Olive', '#6a6b3f'),
  colour('730', 'Moss', '#4c5a3a'),
  colour('740', 'Bottle green', '#1f4032'),
  colour('800', 'Pearl grey', '#d2d1cd'),
  colour('810', 'Grey melange', '#9a9b9d'),
  colour('820', 'Slate', '#646b73'),
  colour('830', 'Anthracite', '#3d4147'),
  colour('900', 'Black', '#1a1a1c'),
];

const byNumber = new Map(palette.map((one) => [one.number, one]));

/** The colour with this number; throws when the brand has none. */
export function colourOf(number: string): Colour {
  const found = byNumber.get(number);
  if (found === undefined) throw new Error(`The brand has no colour ${number}.`);
  return found;
}
