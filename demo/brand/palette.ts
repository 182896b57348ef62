/** A color of the brand: its number and name on every line sheet, and how it looks. */
export interface Color {
  number: string;
  name: string;
  hex: string;
}

const color = (number: string, name: string, hex: string): Color => ({ number, name, hex });

/** Every color of the brand; the first digit is its family. */
export const palette: readonly Color[] = [
  color('000', 'Off-white', '#f3efe6'),
  color('003', 'Optic white', '#f7f7f5'),
  color('010', 'Ecru', '#e8dfca'),
  color('015', 'Oatmeal', '#d8cdb9'),
  color('020', 'Sand', '#cfb995'),
  color('024', 'Stone', '#bdb3a2'),
  color('030', 'Camel', '#b98b56'),
  color('034', 'Toffee', '#93602f'),
  color('040', 'Cognac', '#8b4f29'),
  color('045', 'Chocolate', '#4c3226'),
  color('048', 'Espresso', '#33261f'),
  color('100', 'Butter', '#efdc9a'),
  color('110', 'Mustard', '#c8932c'),
  color('120', 'Saffron', '#dd8f2a'),
  color('200', 'Peach', '#eab596'),
  color('210', 'Apricot', '#dd8e5e'),
  color('220', 'Terracotta', '#b55c3c'),
  color('230', 'Rust', '#96431f'),
  color('300', 'Poppy', '#c8352e'),
  color('310', 'Brick', '#9c3a31'),
  color('320', 'Burgundy', '#64202d'),
  color('330', 'Aubergine', '#43233a'),
  color('400', 'Blush', '#e8c9c1'),
  color('410', 'Rose', '#cf8f92'),
  color('420', 'Fuchsia', '#b03468'),
  color('430', 'Lilac', '#bfaccf'),
  color('440', 'Mauve', '#8d7089'),
  color('500', 'Sky', '#b6cfe3'),
  color('510', 'Cornflower', '#6f92c4'),
  color('520', 'Cobalt', '#2a4ea3'),
  color('530', 'Indigo', '#34476b'),
  color('540', 'Navy', '#1f2a44'),
  color('550', 'Ink', '#1b2033'),
  color('560', 'Light wash', '#9db4cb'),
  color('564', 'Mid wash', '#56779f'),
  color('568', 'Dark wash', '#2d3f5c'),
  color('600', 'Aqua', '#b7d2cd'),
  color('610', 'Teal', '#1f6468'),
  color('620', 'Petrol', '#1d4752'),
  color('700', 'Pistachio', '#c5cf9f'),
  color('710', 'Sage', '#98a58a'),
  color('720', 'Olive', '#6a6b3f'),
  color('730', 'Moss', '#4c5a3a'),
  color('740', 'Bottle green', '#1f4032'),
  color('800', 'Pearl grey', '#d2d1cd'),
  color('810', 'Grey melange', '#9a9b9d'),
  color('820', 'Slate', '#646b73'),
  color('830', 'Anthracite', '#3d4147'),
  color('900', 'Black', '#1a1a1c'),
];

const byNumber = new Map(palette.map((one) => [one.number, one]));

/** The color with this number; throws when the brand has none. */
export function colorOf(number: string): Color {
  const found = byNumber.get(number);
  if (found === undefined) throw new Error(`The brand has no color ${number}.`);
  return found;
}
