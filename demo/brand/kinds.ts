/** The size runs that garments come in. */
export const sizeRuns = {
  letters: ['XS', 'S', 'M', 'L', 'XL'],
  mensLetters: ['S', 'M', 'L', 'XL', 'XXL'],
  numbers: ['34', '36', '38', '40', '42', '44', '46'],
  mensNumbers: ['44', '46', '48', '50', '52', '54', '56'],
  waists: ['28', '29', '30', '31', '32', '33', '34', '36'],
  womensShoes: ['36', '37', '38', '39', '40', '41'],
  mensShoes: ['40', '41', '42', '43', '44', '45'],
  lengths: ['80', '90', '100'],
  one: ['ONE SIZE'],
} as const satisfies Record<string, readonly string[]>;

/** Who a catalog's garments are for. */
export type Line = 'women' | 'men' | 'accessories';
/** The half of the year a season belongs to. */
export type HalfYear = 'SS' | 'AW';

/** A kind of garment: its names combine a cloth and a cut; `pick` is how many of 100 garments are of this kind. */
export interface Kind {
  /** The second and third characters of its generics. */
  code: string;
  line: Line;
  pick: Record<HalfYear, number>;
  cloths: Record<HalfYear, readonly string[]>;
  cuts: readonly string[];
  sizes: keyof typeof sizeRuns;
  /** The wholesale price range, in whole euros. */
  price: readonly [low: number, high: number];
  colors: 'season' | 'denim' | 'leather';
}

const dyes = {
  SS: '000 003 010 020 024 100 120 200 220 300 400 410 430 500 510 520 540 600 700 710 720 800 900'.split(
    ' ',
  ),
  AW: '000 015 020 030 034 045 048 110 230 310 320 330 410 440 530 540 550 610 620 710 720 730 740 810 820 830 900'.split(
    ' ',
  ),
  denim: ['560', '564', '568', '900', '010'],
  leather: ['900', '040', '045', '030', '020', '320', '740', '000'],
};

/** The numbers of a kind's colors in a half-year. */
export function colorsFor({ colors }: Pick<Kind, 'colors'>, half: HalfYear): readonly string[] {
  return dyes[colors === 'season' ? half : colors];
}

/** Colors that go with everything: most garments are shown in one of these first. */
export const neutrals: ReadonlySet<string> = new Set(
  '000 003 010 015 020 024 030 048 500 540 550 710 720 800 810 830 900'.split(' '),
);

/** Cloths of jumpers and cardigans. */
const knits = {
  SS: 'Cotton; Linen-blend; Striped cotton; Ribbed cotton; Fine merino',
  AW: 'Merino; Lambswool; Cable-knit wool; Ribbed merino; Striped merino; Cashmere-blend; Brushed mohair',
};
/** Cloths of blazers and trousers. */
const tailoring = {
  SS: 'Linen; Tropical wool; Cotton twill; Pinstriped wool',
  AW: 'Wool; Flannel; Checked wool; Houndstooth wool; Corduroy',
};

type Fixed = [
  code: string,
  sizes: Kind['sizes'],
  pick: [ss: number, aw: number],
  price: Kind['price'],
  colors?: Kind['colors'],
];

/** A row of the tables below; cloths and cuts are separated by semicolons. */
function kind(
  [code, sizes, [ss, aw], price, colors = 'season']: Fixed,
  cloths: Record<'SS' | 'AW', string>,
  cuts: string,
): Omit<Kind, 'line'> {
  const list = (text: string) => (text === '' ? [] : text.split('; '));
  return {
    code,
    sizes,
    pick: { SS: ss, AW: aw },
    price,
    colors,
    cloths: { SS: list(cloths.SS), AW: list(cloths.AW) },
    cuts: list(cuts),
  };
}

const women = [
  kind(
    ['CT', 'numbers', [3, 10], [118, 198]],
    { SS: 'Cotton gabardine', AW: 'Wool; Boiled wool; Checked wool; Cashmere-blend' },
    'trench coat; belted wrap coat; double-breasted coat; car coat; single-breasted coat',
  ),
  kind(
    ['JK', 'letters', [7, 7], [72, 148]],
    { SS: 'Cotton; Linen; Nylon', AW: 'Quilted nylon; Padded; Suede; Wool' },
    'bomber jacket; cropped jacket; zip jacket',
  ),
  kind(['BZ', 'numbers', [8, 8], [84, 132]], tailoring, 'blazer; double-breasted blazer; relaxed blazer'),
  kind(
    ['GL', 'letters', [1, 4], [46, 78]],
    { SS: 'Linen', AW: 'Padded; Quilted nylon; Wool' },
    'gilet; waistcoat',
  ),
  kind(
    ['JM', 'letters', [8, 16], [38, 86]],
    knits,
    'crew-neck jumper; roll-neck jumper; V-neck jumper; half-zip jumper; cropped jumper',
  ),
  kind(['CD', 'letters', [5, 8], [42, 92]], knits, 'cardigan; long cardigan; cropped cardigan'),
  kind(
    ['TS', 'letters', [12, 6], [14, 26]],
    {
      SS: 'Organic cotton; Slub jersey; Striped jersey; Linen jersey',
      AW: 'Organic cotton; Heavy jersey; Striped jersey',
    },
    'T-shirt; V-neck T-shirt; long-sleeve T-shirt; boat-neck T-shirt',
  ),
  kind(
    ['TP', 'letters', [7, 3], [16, 39]],
    { SS: 'Ribbed cotton; Satin; Linen; Silk', AW: 'Satin; Ribbed jersey' },
    'tank top; camisole top; sleeveless top',
  ),
  kind(
    ['SH', 'numbers', [9, 7], [34, 68]],
    { SS: 'Poplin; Linen; Striped poplin; Chambray', AW: 'Flannel; Poplin; Checked cotton; Silk' },
    'shirt; oversized shirt; pocket shirt',
  ),
  kind(
    ['BL', 'numbers', [8, 6], [36, 72]],
    { SS: 'Viscose; Floral voile; Polka-dot voile; Silk', AW: 'Satin; Floral viscose; Crêpe' },
    'blouse; pussy-bow blouse; tie-neck blouse',
  ),
  kind(
    ['TR', 'numbers', [10, 9], [42, 78]],
    tailoring,
    'pleated trousers; wide trousers; tapered trousers; straight trousers; culottes',
  ),
  kind(
    ['JN', 'waists', [5, 5], [38, 56], 'denim'],
    { SS: 'Rigid; Organic', AW: 'Rigid; Stretch' },
    'straight jeans; wide-leg jeans; slim jeans',
  ),
  kind(
    ['ST', 'numbers', [5, 0], [26, 42]],
    { SS: 'Linen; Cotton twill; Terry', AW: '' },
    'shorts; pleated shorts',
  ),
  kind(
    ['SK', 'numbers', [7, 6], [34, 69]],
    { SS: 'Satin; Denim; Linen; Floral viscose', AW: 'Wool; Satin; Checked wool; Ribbed merino' },
    'pleated midi skirt; A-line skirt; pencil skirt; mini skirt',
  ),
  kind(
    ['DR', 'numbers', [12, 8], [52, 108]],
    {
      SS: 'Linen; Floral viscose; Poplin; Satin; Polka-dot crêpe',
      AW: 'Merino knitted; Wool; Satin; Floral viscose',
    },
    'shirt dress; slip dress; wrap dress; pleated midi dress; long-sleeve dress',
  ),
];

const men = [
  kind(
    ['CT', 'mensNumbers', [3, 9], [128, 210]],
    { SS: 'Cotton gabardine', AW: 'Wool; Boiled wool; Cashmere-blend' },
    'trench coat; single-breasted coat; pea coat; car coat',
  ),
  kind(
    ['JK', 'mensLetters', [9, 9], [78, 156]],
    { SS: 'Cotton; Nylon; Denim; Linen', AW: 'Quilted nylon; Padded; Suede; Denim; Wool' },
    'bomber jacket; zip jacket; trucker jacket',
  ),
  kind(['BZ', 'mensNumbers', [7, 7], [96, 148]], tailoring, 'blazer; double-breasted blazer'),
  kind(['GL', 'mensLetters', [1, 4], [48, 82]], { SS: 'Linen', AW: 'Padded; Wool' }, 'gilet; waistcoat'),
  kind(
    ['JM', 'mensLetters', [9, 16], [42, 92]],
    knits,
    'crew-neck jumper; roll-neck jumper; V-neck jumper; half-zip jumper',
  ),
  kind(['CD', 'mensLetters', [2, 4], [48, 94]], knits, 'cardigan'),
  kind(
    ['TS', 'mensLetters', [15, 8], [15, 28]],
    { SS: 'Organic cotton; Slub jersey; Striped jersey', AW: 'Organic cotton; Heavy jersey; Striped jersey' },
    'T-shirt; long-sleeve T-shirt; pocket T-shirt',
  ),
  kind(
    ['SH', 'mensLetters', [15, 11], [36, 69]],
    {
      SS: 'Poplin; Linen; Striped poplin; Chambray; Seersucker check',
      AW: 'Flannel; Oxford; Checked flannel; Corduroy',
    },
    'shirt; overshirt; camp-collar short-sleeve shirt',
  ),
  kind(
    ['TR', 'mensNumbers', [11, 11], [44, 79]],
    tailoring,
    'pleated trousers; tapered trousers; chinos; drawstring trousers',
  ),
  kind(
    ['JN', 'waists', [6, 6], [42, 62], 'denim'],
    { SS: 'Rigid; Organic', AW: 'Selvedge; Stretch' },
    'straight jeans; tapered jeans',
  ),
  kind(
    ['ST', 'mensLetters', [8, 0], [28, 44]],
    { SS: 'Linen; Cotton twill; Terry', AW: '' },
    'shorts; drawstring shorts',
  ),
];

const accessories = [
  kind(
    ['BG', 'one', [26, 24], [48, 128], 'leather'],
    { SS: 'Leather; Raffia; Canvas', AW: 'Leather; Suede' },
    'tote; crossbody bag; shoulder bag; basket bag',
  ),
  kind(
    ['SC', 'one', [12, 28], [18, 58]],
    { SS: 'Silk; Polka-dot silk', AW: 'Wool; Checked wool; Cashmere-blend' },
    'scarf; fringed scarf; stole',
  ),
  kind(
    ['HT', 'one', [10, 6], [16, 36]],
    { SS: 'Cotton; Canvas; Straw', AW: 'Felt; Wool' },
    'bucket hat; brimmed hat',
  ),
  kind(['HC', 'one', [6, 4], [14, 22]], { SS: 'Cotton twill; Linen', AW: 'Corduroy; Wool' }, 'baseball cap'),
  kind(
    ['HB', 'one', [0, 10], [14, 32]],
    { SS: '', AW: 'Ribbed merino; Cable-knit wool; Cashmere-blend' },
    'beanie; bobble beanie',
  ),
  kind(
    ['BT', 'lengths', [16, 12], [16, 34], 'leather'],
    { SS: 'Leather; Suede', AW: 'Leather; Suede' },
    'belt; narrow belt; braided belt',
  ),
  kind(
    ['SW', 'womensShoes', [20, 12], [52, 98], 'leather'],
    { SS: 'Leather; Suede', AW: 'Leather; Suede' },
    'loafers; sandals; trainers; Chelsea boots',
  ),
  kind(
    ['SM', 'mensShoes', [10, 8], [58, 108], 'leather'],
    { SS: 'Leather; Suede', AW: 'Leather; Suede' },
    'penny loafers; court trainers; ankle boots',
  ),
];

const ofLine = (line: Line, table: readonly Omit<Kind, 'line'>[]): Kind[] =>
  table.map((one) => ({ ...one, line }));

/** Everything the brand makes, in line-sheet order. */
export const kinds: readonly Kind[] = [
  ...ofLine('women', women),
  ...ofLine('men', men),
  ...ofLine('accessories', accessories),
];

/** Integers that add up to `total`, in proportion to these shares. */
export function shareOut(total: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((all, share) => all + share, 0);
  let [reached, given] = [0, 0];
  return shares.map((share) => {
    reached += share;
    const count = Math.round((total * reached) / sum) - given;
    given += count;
    return count;
  });
}
