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
 * Turkish and Arabic.
 */
const titlesByTopic: Readonly<Record<string, string>> = {
  generic: `style; style number; style no; style nr; style code; style id; style ref; article; article number; article no;
    article code; artikel; artikelnummer; artikelnr; artikel-nr; art nr; art no; artnr; model; model number; model no; model code;
    modell; modellnummer; modellnr; product code; product id; product number; item number; item code; item no; item; handle;
    reference; référence; réf; ref; code article; modèle; código; código artículo; referencia; modelo; codice; codice articolo;
    codice modello; articolo; modello; código do produto; referência; artikelcode; modelnummer; ürün kodu; model kodu;
    stok kodu; رقم الموديل; كود المنتج; رقم المنتج; الموديل`,
  name: `title; product name; product; product title; style name; article name; item name; model name; bezeichnung;
    artikelbezeichnung; artikelname; produktname; produkt; nom; nom du produit; désignation; libellé; nombre;
    nombre del producto; producto; nome; nome prodotto; prodotto; nome do produto; produto; naam; productnaam; artikelnaam;
    ad; ürün adı; ürün; isim; الاسم; اسم المنتج; المنتج; العنوان`,
  drop: `delivery; delivery drop; delivery window; liefertermin; lieferfenster; livraison; entrega; consegna; levering; teslimat`,
  collection: `collection name; kollektion; colección; collezione; coleção; collectie; koleksiyon; line; linie; gamme; linea;
    المجموعة`,
  made_in: `country of origin; origin; country; made in country; ursprungsland; herkunftsland; herkunft; pays d'origine; origine;
    fabriqué en; país de origen; origen; paese di origine; paese d'origine; país de origem; origem; land van herkomst; herkomst;
    menşei; üretim yeri; بلد المنشأ; صنع في`,
  description: `short description; product description; beschreibung; kurzbeschreibung; description courte; descripción;
    descripción corta; descrizione; descrizione breve; descrição; omschrijving; beschrijving; açıklama; الوصف; وصف`,
  large_description: `body html; body; long description; full description; detailed description; details; langbeschreibung;
    description longue; descripción larga; descrizione estesa; descrição longa; lange omschrijving; detaylar; التفاصيل`,
  composition: `material; materials; fabric; fabric content; fabrication; zusammensetzung; materialzusammensetzung; stoff;
    matière; matières; composición; tejido; composizione; tessuto; composição; materiaal; samenstelling; kumaş; kumaş içeriği;
    الخامة; القماش`,
  currency: `currency code; cur; währung; devise; monnaie; moneda; divisa; valuta; moeda; munt; para birimi; döviz; العملة`,
  color: `color code; colour code; color number; colour number; color no; colour no; color id; colour id; farbcode; farbnummer;
    farbnr; farb-nr; code couleur; código color; código de color; codice colore; código da cor; kleurcode; kleurnummer;
    renk kodu; كود اللون; رقم اللون`,
  color_name: `colour; colour name; colorway; colourway; color description; colour description; shade; farbe; farbname;
    farbbezeichnung; couleur; coloris; nom couleur; nombre color; nombre del color; colore; nome colore; cor; nome da cor;
    kleur; kleurnaam; renk; renk adı; اللون; colors; colours; farben; couleurs; colores; colori; cores; kleuren; renkler; الألوان`,
  size: `sizes; size name; variant size; größe; größen; groesse; grösse; konfektionsgröße; taille; tailles; pointure; talla;
    tallas; taglia; taglie; tamanho; tamanhos; maat; maten; beden; bedenler; المقاس; المقاسات; مقاس`,
  sku: `sku code; variant sku; item sku; product sku; stock keeping unit; artikel sku; variant code; variantennummer; رمز المنتج`,
  ean: `ean13; ean 13; ean code; ean nr; barcode; bar code; variant barcode; upc; upc code; gtin; gtin13; gtin upc ean or isbn;
    strichcode; code barre; code barres; code-barres; código de barras; codice a barre; streepjescode; barkod; الباركود; باركود`,
  wh_price: `wholesale price; wholesale; wholesale eur; wholesale usd; whs; whs price; wsp; ws price; ws; trade price; b2b price;
    dealer price; net price; cost; cost price; händlerpreis; händler-ek; ek; ek-preis; ek netto; einkaufspreis;
    großhandelspreis; prix de gros; prix wholesale; prix d'achat; pa ht; precio mayorista; precio al por mayor;
    precio wholesale; prezzo ingrosso; prezzo all'ingrosso; prezzo wholesale; preço atacado; preço por atacado; inkoopprijs;
    groothandelsprijs; toptan fiyat; toptan; سعر الجملة`,
  rt_price: `rrp; srp; msrp; retail; retail price; recommended retail price; suggested retail price; rrp eur; uvp; vk; vk-preis;
    verkaufspreis; ladenpreis; prix public; prix de vente; prix conseillé; ppc; pvc; pvp; pvpr; precio público;
    precio de venta; prezzo al pubblico; prezzo di vendita; preço de venda; preço varejo; adviesprijs; consumentenprijs;
    verkoopprijs; perakende fiyat; perakende; satış fiyatı; compare at price; variant compare at price; سعر التجزئة; سعر البيع`,
  price: `price; unit price; variant price; regular price; listing price; list price; preis; prix; precio; prezzo; preço; prijs;
    fiyat; fiyatı; السعر; سعر`,
  stock: `quantity; qty; on hand; on hand qty; available; available qty; inventory; inventory qty;
    variant inventory qty; stock qty; bestand; lagerbestand; menge; verfügbar; quantité; stock disponible; existencias;
    cantidad; giacenza; quantità; disponibilità; estoque; quantidade; voorraad; aantal; adet; stok; miktar; الكمية; المخزون`,
  email: `e-mail; mail; email address; e-mail address; customer email; courriel; adresse e-mail; correo; correo electrónico;
    posta; indirizzo email; e-posta; eposta; e-mailadres; البريد الإلكتروني; البريد`,
  customer: `customer; customer name; company; company name; shop; shop name; store; store name; account; account name; firma;
    firmenname; kunde; kundenname; société; raison sociale; client; boutique; magasin; empresa; cliente; tienda; azienda;
    ragione sociale; negozio; loja; bedrijf; klant; winkel; şirket; müşteri; mağaza; العميل; الشركة; المتجر`,
  first_name: `first name; given name; vorname; prénom; primer nombre; nombre de pila; voornaam; primeiro nome; الاسم الأول`,
  last_name: `last name; surname; family name; nachname; familienname; nom de famille; apellido; apellidos; cognome;
    sobrenome; achternaam; soyad; soyadı; اسم العائلة; اللقب`,
  sap_id: `customer number; customer no; customer id; customer code; account number; erp id; sap; sap number; kundennummer;
    kunden-nr; kundennr; debitor; debitorennummer; numéro client; code client; número de cliente; código de cliente;
    codice cliente; código do cliente; klantnummer; müşteri no; müşteri kodu; رقم العميل`,
  extra_info: `notes; note; comment; comments; remarks; bemerkung; bemerkungen; notiz; notizen; remarques; notas;
    observaciones; annotazioni; observações; opmerkingen; notlar; ملاحظات`,
  agents: `agent; sales agent; sales rep; salesperson; vertreter; commercial; agente; representante; vertegenwoordiger; temsilci`,
  pricelist: `price list; pricelist code; preisliste; liste de prix; tarif; tarifa; listino; lista de preços; prijslijst; fiyat listesi`,
  warehouse: `warehouse code; location; lager; lagerort; entrepôt; dépôt; almacén; magazzino; armazém; magazijn; depo; المستودع`,
  language: `locale; sprache; langue; idioma; lingua; taal; dil; اللغة`,
  address_id: `ship-to; ship-to number; ship-to id; ship-to party; warenempfänger; destinataire marchandises`,
  address_name: `ship-to name; delivery name; shipping name; lieferempfänger; nom de livraison`,
  address: `delivery address; shipping address; ship-to address; street address; full address; anschrift; adresse;
    lieferadresse; lieferanschrift; adresse de livraison; dirección; dirección de entrega; indirizzo; indirizzo di consegna;
    endereço; endereço de entrega; adres; afleveradres; teslimat adresi; عنوان التسليم`,
  sales_organization: `sales org; sales org.; vkorg; verkaufsorganisation; organisation commerciale; organización de ventas;
    organizzazione commerciale; organização de vendas; verkooporganisatie; satış organizasyonu`,
  channel: `distribution channel; sales channel; vtweg; vertriebsweg; canal; canal de distribution; canal de distribución;
    canale; canale di distribuzione; canal de distribuição; distributiekanaal; dağıtım kanalı`,
  parent: `parent; parent id; parent sku; parent code; parent product; parent article; master sku; hauptartikel; vaterartikel;
    parent référence; padre; codice padre; produto pai; hoofdartikel; ana ürün`,
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
