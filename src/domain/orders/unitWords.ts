/** A word in lower case without the sign of an abbreviation at its end. */
const fold = (word: string) =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.'’׳״]+$/u, '');

const wordsOf = (lists: readonly string[]) => new Set(lists.flatMap((list) => list.split(' ')).map(fold));

/** Words that may precede a quantity; a size, a code or a number's name may too, so others are not taken for one. */
const countWords = wordsOf([
  'x х × pc pcs pce pces piece pieces unit units un qty qte quantity quantities count ea each pair pairs set sets',
  'st stk stck stück stueck stücke menge anzahl paar',
  'pièce pièces qté quantité nombre pz pza pzas pezzo pezzi qtà quantità pieza piezas ud uds cant cantidad',
  'peça peças quantidade szt sztuk sztuki ilość ks kus kusů kusy množství db darab kom adet miktar buc bucăți',
  'antal antall stykker stycken aantal stuks stuk kpl määrä τεμ τεμάχια ποσότητα шт штук штуки штука кол-во количество',
  'قطعة قطع عدد كمية حبة تعداد دانه יח יחידות כמות नग पीस ชิ้น จำนวน cái chiếc',
  '件 個 个 点 點 枚 条 條 套 双 雙 着 本 数 数量 數量 개 장 벌 켤레 수량',
]);

/** Words beside a number that change its value: thousands, dozens, and packs of unknown pieces. */
const multiples = wordsOf([
  'k kk tsd tausend thousand thousands mille mila mil mio mill million millions millionen mrd hundred hundreds hundert',
  'dozen dozens doz dz dzn dtz dtzd dutzend douzaine douzaines docena docenas dozzina dozzine dúzia dúzias tuzin tucet',
  'dussin dusin dozijn düzine gros gross grosse bin yüz lakh lakhs crore тыс тысяч тысяча тысячи млн дюжина дюжин',
  'ألف الف آلاف مئة مائة درزن دزينة هزار دوجين लाख हज़ार हजार दर्जन พัน หมื่น โหล ダース 다스',
  'box boxes bx pack packs package packages packet packets pkg pkgs pk carton cartons ctn ctns case cases crate crates',
  'bundle bundles pallet pallets karton kartons ktn paket pakete päckchen packung packungen pckg ve kiste kisten palette',
  'paletten boîte boîtes paquet paquets colis caja cajas paquete paquetes scatola scatole cartone cartoni confezione',
  'confezioni conf pacco pacchi caixa caixas pacote pacotes doos kist kutu koli krabice pudełko opak',
  'коробка коробки коробок упаковка упаковки упаковок упак كرتون كرتونة صندوق علبة קרטון קופסה ארגז',
]);

/** Words after a number that say that it counts no pieces. */
const noPieces = wordsOf([
  'percent prozent pct procent',
  'eur euro euros usd dollar dollars gbp chf jpy cny rmb sek nok dkk pln czk huf ron try tl rub inr aed sar krw',
]);

/** The tens, hundreds, thousands and dozens of East Asia, which stand before the unit, as in 2万件, and its packs. */
const multiplier = /^[十百千万萬億亿打백천만억箱盒包袋]|^(?:ケース|パック|상자|박스)/u;

/** Whether a word before a number says that it counts pieces: pcs, Stk., x. */
export function isCountWord(word: string): boolean {
  return countWords.has(fold(word));
}

/** Whether a word beside a number changes its value, as dozen and boxes do. */
export function isMultiple(word: string): boolean {
  const folded = fold(word);
  return multiples.has(folded) || multiplier.test(folded);
}

/** Whether a word after a number leaves its value as it is, as pcs does, unlike dozen, k or EUR. */
export function isUnit(word: string): boolean {
  return !isMultiple(word) && !noPieces.has(fold(word));
}
