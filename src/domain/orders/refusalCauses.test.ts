import { inEnglish, inWords } from '../language/wording';
import { refusalCause, sortByRefusal } from './refusalCauses';
import { groupRefusals } from './refusalGroups';

it.each([
  ['The ERP could not be reached: it did not answer in time.', 'unreachable'],
  ['The ERP could not withdraw this order: it was delivered.', 'taken'],
  ['V1 849 Static credit check: credit limit exceeded by 1200.00 EUR', 'credit'],
  ['Kreditlimit überschritten', 'credit'],
  ['V1 045 Customer 0000104010 is blocked for sales area 1000 / 10 / 01', 'block'],
  ['Der Auftraggeber ist gesperrt', 'block'],
  ['V1 302 Requested delivery date is not a working day of the plant calendar', 'date'],
  ['VP 204 No customer master record exists for the ship-to party', 'address'],
  ['V1 801 No condition record found', 'price'],
  ['V1 384 Material is not defined for sales organization 1000', 'material'],
  ['V1 312: Customer Ana does not exist in sales organisation 1000', 'customer'],
  ['V1 313 Distribution channel 10 is not allowed', 'channel'],
  ['Something else', null],
] as const)('%j is about %s', (message, cause) => {
  expect(refusalCause({ erp_message: message })).toBe(cause);
});

it('is what the host says, whatever the words', () => {
  expect(refusalCause({ erp_message: 'Bo n’a pas de numéro SAP.', erp_cause: 'customer' })).toBe('customer');
});

const order = (id: string, erp_message: string | null | undefined, sap_id: string | null = '0000104533') => ({
  id,
  erp_message,
  customer: { name: `Shop ${id}`, sap_id },
});

/** The same refusals by SAP in the languages of its logons. */
const translated = {
  credit: [
    'Kreditlimit um 1.200,00 EUR überschritten',
    'Limite de crédit dépassée de 1 200,00 EUR',
    'Limite di credito superato per il cliente',
    'Límite de crédito superado',
    'Limite de crédito do cliente excedido',
    'Kredietlimiet van de klant overschreden',
  ],
  block: [
    'Kunde 104533 ist für Vertriebsbereich 1000 10 01 gesperrt',
    'Le client 104533 est bloqué pour le domaine commercial 1000 10 01',
    'Il cliente 104533 è bloccato per il settore 1000',
    'El cliente 104533 está bloqueado para el área de ventas 1000',
    'O cliente 104533 está bloqueado para a área de vendas 1000',
    'Klant 104533 is geblokkeerd voor verkoopgebied 1000',
  ],
  date: [
    'Das Wunschlieferdatum ist kein Arbeitstag des Werkskalenders',
    'La date de livraison souhaitée n’est pas un jour ouvré',
    'La data di consegna richiesta non è un giorno lavorativo',
    'La fecha de entrega solicitada no es un día laborable',
    'A data de entrega solicitada não é um dia útil',
    'De gewenste leverdatum is geen werkdag',
  ],
  address: [
    'Für den Warenempfänger existiert kein Kundenstammsatz',
    'Aucune fiche client n’existe pour le réceptionnaire de marchandises',
    'Non esiste alcun record anagrafico cliente per il destinatario merci',
    'No existe ningún registro maestro de cliente para el destinatario de mercancías',
    'Não existe registro mestre de cliente para o recebedor da mercadoria',
    'Geen klantenstamrecord voor de goederenontvanger',
  ],
  price: [
    'Kein Preis gefunden: Konditionssatz PR00 fehlt',
    'Le prix de l’article manque',
    'Manca il prezzo del materiale',
    'No existe ningún registro de condición para PR00',
    'Preço do material não encontrado',
    'Prijs van het artikel ontbreekt',
  ],
  material: [
    'Material 4711 ist für Verkaufsorganisation 1000 nicht definiert',
    'L’article 4711 n’est pas défini pour l’organisation commerciale 1000',
    'Il materiale 4711 non è definito per l’organizzazione commerciale 1000',
    'El artículo 4711 no está definido para la organización de ventas 1000',
    'O artigo 4711 não está definido para a organização de vendas 1000',
    'Artikel 4711 is niet gedefinieerd voor verkooporganisatie 1000',
  ],
  customer: [
    'Der Auftraggeber 104533 ist unbekannt',
    'Le donneur d’ordre 104533 n’existe pas',
    'Il committente 104533 non esiste',
    'El solicitante 104533 no existe',
    'O emissor da ordem 104533 não existe',
    'Opdrachtgever 104533 bestaat niet',
  ],
  channel: [
    'Der Vertriebsweg 10 ist nicht zugelassen',
    'Le canal de distribution 10 n’est pas autorisé',
    'Il canale di distribuzione 10 non è consentito',
    'El canal de distribución 10 no está permitido',
    'O canal de distribuição 10 não é permitido',
    'Distributiekanaal 10 is niet toegestaan',
  ],
} as const;

it.each(Object.entries(translated))('recognizes %s in each language', (cause, messages) => {
  expect(messages.filter((message) => refusalCause({ erp_message: message }) !== cause)).toEqual([]);
});

it.each([
  ['V1 045 Klient 104533 wstrzymany', 'block'],
  ['VP/112 顧客は受注できません', 'block'],
  ['V1 154 与信限度', 'credit'],
  ['[V1 801] 価格', 'price'],
  ['V1-382 品目', 'material'],
  ['V1 999 品目', null],
] as const)('recognizes the number of %j: %s', (message, cause) => {
  expect(refusalCause({ erp_message: message })).toBe(cause);
});

it('groups by the cause, else by the words, the largest group first, with what to copy', () => {
  const groups = groupRefusals(
    [
      order('a', 'Odd thing 1'),
      order('b', 'V1 045 Customer 4711 is blocked'),
      order('c', null),
      order('d', 'Kunde gesperrt', null),
      order('e', 'V1 302 Requested delivery date is not a working day'),
      order('f', 'Odd thing 2'),
      order('g', 'V1 045 Customer 4711 is blocked'),
    ],
    'SAP',
  );
  expect(
    groups.map(({ meaning, masterData, words, orders }) => [
      inWords(inEnglish, meaning),
      masterData && inEnglish(masterData),
      words,
      orders.map(({ id }) => id),
    ]),
  ).toEqual([
    [
      'The customer is blocked in SAP.',
      'SAP master data: blocks of the customers 104533, Shop d',
      'Customer 4711 is blocked',
      ['b', 'd', 'g'],
    ],
    ['Odd thing …', 'SAP: Odd thing …', 'Odd thing 1', ['a', 'f']],
    ['SAP did not say why.', null, '', ['c']],
    ['SAP does not deliver on that day.', null, 'Requested delivery date is not a working day', ['e']],
  ]);
});

it('names the only customer of several orders once', () => {
  const [group] = groupRefusals([order('a', 'blocked'), order('b', 'blocked')], 'SAP');
  expect(group?.masterData && inEnglish(group.masterData)).toBe(
    'SAP master data: block of the customer 104533',
  );
});

it('says of each cause what it means and who mends it', () => {
  const messages = [
    'could not be reached',
    'could not withdraw',
    'credit',
    'block',
    'delivery date',
    'ship-to',
    'price',
    'material',
    'customer',
    'channel',
    'else',
  ];
  const groups = groupRefusals(
    messages.map((message) => order(message, message)),
    'SAP',
  );
  const meanings = groups.map(({ meaning }) => inWords(inEnglish, meaning));
  expect([...meanings, ...groups.map(({ who }) => inEnglish(who))].join('\n')).not.toMatch(/undefined|ERP/);
  expect(new Set(meanings).size).toBe(messages.length);
});

it('sorts by the reasons, the most frequent first', () => {
  const orders = [order('a', 'Odd'), order('b', 'blocked'), order('c', 'Odd'), order('d', 'Odd')];
  expect(sortByRefusal(orders).map(({ id }) => id)).toEqual(['a', 'c', 'd', 'b']);
});
