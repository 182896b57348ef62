import { catalogColumns } from '../catalog-file/catalogColumns';
import { stockColumns } from '../stock-file';
import { userColumns } from '../user-file';
import { readEntities } from './entities';

/** The topic of a brand's column: one of our columns, or a price of unknown kind. */
export type Topic = string;

/** Normalizes a title: no accents, case, spaces or signs, as 'Style No.' to styleno, 'Größe' to große. */
export function plainTitle(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Column titles used by brands and shop systems in English, German, French, Spanish, Italian, Portuguese, Dutch,
 * Turkish, Arabic, Polish and Japanese.
 */
const titlesByTopic: Readonly<Record<string, string>> = {
  generic: `style; style number; style no; style nr; style code; style id; style ref; article; article number; article no;
    article code; artikel; artikelnummer; artikelnr; artikel-nr; art nr; art no; artnr; model; model number; model no; model code;
    modell; modellnummer; modellnr; product code; product id; product number; item number; item code; item no; item; handle;
    reference; référence; réf; ref; code article; modèle; código; código artículo; referencia; modelo; codice; codice articolo;
    codice modello; articolo; modello; código do produto; referência; artikelcode; modelnummer; ürün kodu; model kodu;
    stok kodu; رقم الموديل; كود المنتج; رقم المنتج; الموديل;
    indeks; numer modelu; nr modelu; kod modelu; symbol; symbol towaru; numer artykułu; nr artykułu; kod artykułu; kod
    produktu; kod towaru; 品番; 商品番号; 商品コード; 型番; スタイル番号; スタイルコード; モデル番号`,
  name: `title; product name; product; product title; style name; article name; item name; model name; bezeichnung;
    artikelbezeichnung; artikelname; produktname; produkt; nom; nom du produit; désignation; libellé; nombre;
    nombre del producto; producto; nome; nome prodotto; prodotto; nome do produto; produto; naam; productnaam; artikelnaam;
    ad; ürün adı; ürün; isim; الاسم; اسم المنتج; المنتج; العنوان;
    nazwa; nazwa produktu; nazwa artykułu; nazwa modelu; nazwa towaru; 商品名; 品名; 製品名; 名称; スタイル名`,
  drop: `delivery; delivery drop; delivery window; liefertermin; lieferfenster; livraison; entrega; consegna; levering; teslimat;
    dostawa; termin dostawy; okno dostawy; 納期; 納品時期; デリバリー; ドロップ`,
  collection: `collection name; kollektion; colección; collezione; coleção; collectie; koleksiyon; line; linie; gamme; linea;
    المجموعة;
    kolekcja; linia; コレクション; ライン`,
  made_in: `country of origin; origin; country; made in country; ursprungsland; herkunftsland; herkunft; pays d'origine; origine;
    fabriqué en; país de origen; origen; paese di origine; paese d'origine; país de origem; origem; land van herkomst; herkomst;
    menşei; üretim yeri; بلد المنشأ; صنع في;
    kraj pochodzenia; pochodzenie; kraj produkcji; 原産国; 生産国; 製造国`,
  description: `short description; product description; beschreibung; kurzbeschreibung; description courte; descripción;
    descripción corta; descrizione; descrizione breve; descrição; omschrijving; beschrijving; açıklama; الوصف; وصف;
    opis; krótki opis; opis produktu; 説明; 商品説明`,
  large_description: `body html; body; long description; full description; detailed description; details; langbeschreibung;
    description longue; descripción larga; descrizione estesa; descrição longa; lange omschrijving; detaylar; التفاصيل;
    długi opis; pełny opis; szczegóły; 詳細説明; 商品詳細; 詳細`,
  composition: `material; materials; fabric; fabric content; fabrication; zusammensetzung; materialzusammensetzung; stoff;
    matière; matières; composición; tejido; composizione; tessuto; composição; materiaal; samenstelling; kumaş; kumaş içeriği;
    الخامة; القماش;
    skład; skład materiałowy; materiał; tkanina; 素材; 組成; 混率; 品質表示`,
  currency: `currency code; cur; währung; devise; monnaie; moneda; divisa; valuta; moeda; munt; para birimi; döviz; العملة;
    waluta; 通貨`,
  color: `color code; colour code; color number; colour number; color no; colour no; color id; colour id; farbcode; farbnummer;
    farbnr; farb-nr; code couleur; código color; código de color; codice colore; código da cor; kleurcode; kleurnummer;
    renk kodu; كود اللون; رقم اللون;
    kod koloru; numer koloru; nr koloru; カラーコード; カラー番号; 色番; 色番号; 色コード`,
  color_name: `colour; colour name; colorway; colourway; color description; colour description; shade; farbe; farbname;
    farbbezeichnung; couleur; coloris; nom couleur; nombre color; nombre del color; colore; nome colore; cor; nome da cor;
    kleur; kleurnaam; renk; renk adı; اللون; colors; colours; farben; couleurs; colores; colori; cores; kleuren; renkler; الألوان;
    kolor; kolory; nazwa koloru; barwa; カラー; 色; カラー名; 色名`,
  size: `sizes; size name; variant size; größe; größen; groesse; grösse; konfektionsgröße; taille; tailles; pointure; talla;
    tallas; taglia; taglie; tamanho; tamanhos; maat; maten; beden; bedenler; المقاس; المقاسات; مقاس;
    rozmiar; rozmiary; サイズ; サイズ名`,
  sku: `sku code; variant sku; item sku; product sku; stock keeping unit; artikel sku; variant code; variantennummer; رمز المنتج;
    kod sku; kod wariantu; SKUコード; SKU番号`,
  ean: `ean13; ean 13; ean code; ean nr; barcode; bar code; variant barcode; upc; upc code; gtin; gtin13; gtin upc ean or isbn;
    strichcode; code barre; code barres; code-barres; código de barras; codice a barre; streepjescode; barkod; الباركود; باركود;
    kod kreskowy; kod ean; バーコード; JANコード; JAN`,
  wh_price: `wholesale price; wholesale; wholesale eur; wholesale usd; whs; whs price; wsp; ws price; ws; trade price; b2b price;
    dealer price; net price; cost; cost price; händlerpreis; händler-ek; ek; ek-preis; ek netto; einkaufspreis;
    großhandelspreis; prix de gros; prix wholesale; prix d'achat; pa ht; precio mayorista; precio al por mayor;
    precio wholesale; prezzo ingrosso; prezzo all'ingrosso; prezzo wholesale; preço atacado; preço por atacado; inkoopprijs;
    groothandelsprijs; toptan fiyat; toptan; سعر الجملة;
    cena hurtowa; cena zakupu; cena netto hurt; 卸価格; 卸値; 卸売価格; 下代; 仕切価格`,
  rt_price: `rrp; srp; msrp; retail; retail price; recommended retail price; suggested retail price; rrp eur; uvp; vk; vk-preis;
    verkaufspreis; ladenpreis; prix public; prix de vente; prix conseillé; ppc; pvc; pvp; pvpr; precio público;
    precio de venta; prezzo al pubblico; prezzo di vendita; preço de venda; preço varejo; adviesprijs; consumentenprijs;
    verkoopprijs; perakende fiyat; perakende; satış fiyatı; compare at price; variant compare at price; سعر التجزئة; سعر البيع;
    cena detaliczna; cena sprzedaży; cena katalogowa; 上代; 小売価格; 希望小売価格; 定価; 販売価格`,
  price: `price; unit price; variant price; regular price; listing price; list price; preis; prix; precio; prezzo; preço; prijs;
    fiyat; fiyatı; السعر; سعر;
    cena; 価格; 単価; 値段`,
  stock: `quantity; qty; on hand; on hand qty; available; available qty; inventory; inventory qty;
    variant inventory qty; stock qty; bestand; lagerbestand; menge; verfügbar; quantité; stock disponible; existencias;
    cantidad; giacenza; quantità; disponibilità; estoque; quantidade; voorraad; aantal; adet; stok; miktar; الكمية; المخزون;
    ilość; stan; stan magazynowy; dostępne; dostępność; sztuki; 数量; 在庫; 在庫数; 在庫数量`,
  email: `e-mail; mail; email address; e-mail address; customer email; courriel; adresse e-mail; correo; correo electrónico;
    posta; indirizzo email; e-posta; eposta; e-mailadres; البريد الإلكتروني; البريد;
    adres e-mail; poczta; メール; メールアドレス; Eメール`,
  customer: `customer; customer name; company; company name; shop; shop name; store; store name; account; account name; firma;
    firmenname; kunde; kundenname; société; raison sociale; client; boutique; magasin; empresa; cliente; tienda; azienda;
    ragione sociale; negozio; loja; bedrijf; klant; winkel; şirket; müşteri; mağaza; العميل; الشركة; المتجر;
    klient; nazwa klienta; firma klienta; sklep; nazwa sklepu; nazwa firmy; 顧客; 顧客名; 取引先; 取引先名; 得意先; 得意先名; 会社名; 店舗名; 店名`,
  first_name: `first name; given name; vorname; prénom; primer nombre; nombre de pila; voornaam; primeiro nome; الاسم الأول;
    imię; 名`,
  last_name: `last name; surname; family name; nachname; familienname; nom de famille; apellido; apellidos; cognome;
    sobrenome; achternaam; soyad; soyadı; اسم العائلة; اللقب;
    nazwisko; 姓; 苗字`,
  sap_id: `customer number; customer no; customer id; customer code; account number; erp id; sap; sap number; kundennummer;
    kunden-nr; kundennr; debitor; debitorennummer; numéro client; code client; número de cliente; código de cliente;
    codice cliente; código do cliente; klantnummer; müşteri no; müşteri kodu; رقم العميل;
    numer klienta; nr klienta; kod klienta; 顧客番号; 顧客コード; 得意先コード; 取引先コード`,
  extra_info: `notes; note; comment; comments; remarks; bemerkung; bemerkungen; notiz; notizen; remarques; notas;
    observaciones; annotazioni; observações; opmerkingen; notlar; ملاحظات;
    uwagi; notatki; komentarz; 備考; メモ; コメント`,
  agents: `agent; sales agent; sales rep; salesperson; vertreter; commercial; agente; representante; vertegenwoordiger; temsilci;
    przedstawiciel; przedstawiciel handlowy; handlowiec; agent handlowy; 担当者; 営業担当; エージェント`,
  pricelist: `price list; pricelist code; preisliste; liste de prix; tarif; tarifa; listino; lista de preços; prijslijst; fiyat listesi;
    cennik; lista cen; 価格表; 価格リスト`,
  warehouse: `warehouse code; location; lager; lagerort; entrepôt; dépôt; almacén; magazzino; armazém; magazijn; depo; المستودع;
    magazyn; skład magazynowy; 倉庫; 倉庫コード`,
  language: `locale; sprache; langue; idioma; lingua; taal; dil; اللغة;
    język; 言語`,
  address_id: `ship-to; ship-to number; ship-to id; ship-to party; warenempfänger; destinataire marchandises;
    odbiorca towaru; numer odbiorcy; 納品先コード; 出荷先コード`,
  address_name: `ship-to name; delivery name; shipping name; lieferempfänger; nom de livraison;
    nazwa odbiorcy; 納品先名; 届け先名; 出荷先名`,
  address: `delivery address; shipping address; ship-to address; street address; full address; anschrift; adresse;
    lieferadresse; lieferanschrift; adresse de livraison; dirección; dirección de entrega; indirizzo; indirizzo di consegna;
    endereço; endereço de entrega; adres; afleveradres; teslimat adresi; عنوان التسليم;
    adres dostawy; ulica; 住所; 納品先住所; 届け先住所; 配送先住所`,
  sales_organization: `sales org; sales org.; vkorg; verkaufsorganisation; organisation commerciale; organización de ventas;
    organizzazione commerciale; organização de vendas; verkooporganisatie; satış organizasyonu;
    organizacja sprzedaży; 販売組織`,
  channel: `distribution channel; sales channel; vtweg; vertriebsweg; canal; canal de distribution; canal de distribución;
    canale; canale di distribuzione; canal de distribuição; distributiekanaal; dağıtım kanalı;
    kanał; kanał dystrybucji; kanał sprzedaży; 流通チャネル; 販売チャネル`,
  parent: `parent; parent id; parent sku; parent code; parent product; parent article; master sku; hauptartikel; vaterartikel;
    parent référence; padre; codice padre; produto pai; hoofdartikel; ana ürün;
    produkt nadrzędny; kod nadrzędny; 親商品; 親品番; 親コード`,
};

const topics = new Map<string, Topic>();
for (const [topic, titles] of Object.entries(titlesByTopic)) {
  for (const title of titles.split(';')) topics.set(plainTitle(title), topic);
}
for (const column of [...catalogColumns, ...stockColumns, ...userColumns])
  topics.set(plainTitle(column), column);
// In files with both, the column with color numbers is recognized by its cells.
topics.set('color', 'color_name');

/** The topic of a title in one of several languages; null when unknown. */
export function topicOf(text: string): Topic | null {
  const title = readEntities(text);
  const plain = plainTitle(title);
  const bare = plainTitle(title.replace(/\(.*\)/, '')).replace(/(eur|usd|gbp|chf)$/, '');
  return topics.get(plain) ?? topics.get(bare) ?? null;
}

/** The columns whose titles have one of these topics, counted from 0. */
export function columnsAbout(header: readonly string[], about: readonly string[]): number[] {
  return [...header.entries()].flatMap(([column, title]) => {
    const topic = topicOf(title);
    return topic !== null && about.includes(topic) ? [column] : [];
  });
}

const letterSize =
  /^(?:(?:\d{1,2}|x{1,4})?x?[sl]|m|[sml][/-][sml]|[2-9]xs|o\/?s|one ?size|tu|t\.?u\.?|uni(?:que)?|u)$/i;
const numberSize =
  /^(?:(?:eu|uk|us|it|fr|de|gr\.?|t\.?|w|size|größe|taille|talla|taglia|maat|beden)[ .]?)?(\d{2,3})(?:[.,]5|½| 1\/2|[/-]\d{2,3})?$/i;

/** Whether a text is a letter size, such as XS, 2XL, S/M or One size. */
export function isLetterSize(text: string): boolean {
  return letterSize.test(text.trim());
}

/** Whether a title is a size, as in files with a column for each: XS, 2XL, S/M, 38, EU 42.5, 104. */
export function isSizeTitle(title: string): boolean {
  const text = title.trim();
  if (letterSize.test(text)) return true;
  const number = Number(numberSize.exec(text)?.[1] ?? 0);
  return number >= 16 && number <= 188;
}
