import { groupBy } from '../groupBy';
import { keysOf } from '../records';
import { type OwnCause, type Refused, refusalNumber, refusalReason, unreachableWords } from './erpRefusals';

/**
 * What recognizes the usual causes in the ERP's messages, whose language is that of its logon: English, German, French,
 * Italian, Spanish, Portuguese or Dutch, without accents. The first that does counts.
 */
const usualWords = {
  unreachable: unreachableWords,
  taken: /could not withdraw/,
  credit: /[ck]redi(e?t|to)\b|[ck]redi(e?t)?-?lim|plafond|\bfido\b/,
  block: /block|\block(ed)?\b|sperr|bloqu?[eu]|blocc|blokk|verrouill/,
  date: /delivery date|working day|calend[ae]r|kalender|liefer(datum|termin)|arbeitstag|date de livraison|jour ouvr|data (di|de) (consegna|entrega|remessa)|giorno lavorativo|fecha de entrega|dia (habil|laborable|util)|lever(ings)?datum|werkdag/,
  address:
    /ship-?\s?to|delivery address|goods recipient|warenempf|lieferadress|lieferanschrift|destinata|receptionnaire|adresse de livraison|indirizzo di consegna|direccion de entrega|(endereco|morada) de entrega|recebedor|(goederen|waren)ontvanger|(af)?lever(ings)?adres/,
  price:
    /\bpric(e|es|ing)\b|condition record|preis|konditionssatz|\bprix\b|\btarif|enregistrement de condition|prezz|listino|record (di )?condizion|precio|registro de condic|\bprecos?\b|\bprijs|prijzen|conditierecord/,
  material: /materi[ae]a?[lu]|articol|articul|arti[ckg][eo]?l|artigo|\bsku\b/,
  customer:
    /customer|sold-?\s?to|debitor|debiteur|kunde|auftraggeber|client|donneur d.ordre|committente|solicitante|emissor da ordem|klant|opdrachtgever/,
  channel:
    /sales (organi[sz]ation|area)|channel|division|vertriebs|verkaufsorg|sparte|organisation commerciale|domaine commercial|secteur|\bcanale?\b|organizzazione|settore|organizacion de ventas|sector|organizacao de vendas|\bsetor\b|verkooporg|verkoopgebied|distributiekanaal/,
} satisfies Record<OwnCause, RegExp> & Record<string, RegExp>;

/** A usual cause of a refusal by the ERP. */
export type RefusalCause = keyof typeof usualWords;

/** The causes by the numbers of SAP's messages, for texts of other languages. */
const numbers: { readonly [number: string]: RefusalCause } = {
  'V1 045': 'block',
  'VP 112': 'block',
  'V1 154': 'credit',
  'V1 849': 'credit',
  'V1 302': 'date',
  'VP 204': 'address',
  'V1 801': 'price',
  'V1 382': 'material',
  'V1 384': 'material',
  'V1 312': 'customer',
  'V1 313': 'channel',
};

/** The stated cause of a refusal, else by the ERP's words or its message's number; null if they say something else. */
export function refusalCause({ erp_cause: stated, erp_message: words }: Refused): RefusalCause | null {
  if (stated !== undefined) return stated;
  const message = words ?? '';
  const plain = message.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const cause = keysOf(usualWords).find((one) => usualWords[one].test(plain));
  return cause ?? numbers[refusalNumber(message)] ?? null;
}

/** The cause, or the ERP's words if they say nothing usual. */
const reasonOf = (order: Refused) => refusalCause(order) ?? refusalReason(order.erp_message ?? '');

/** Orders with the same reason, the most frequent first. */
export const byReason = <Order extends Refused>(orders: readonly Order[]): [string, Order[]][] =>
  [...groupBy(orders, reasonOf)].toSorted(([, a], [, b]) => b.length - a.length);

/** Sorts refused orders by their reasons, the most frequent first. */
export const sortByRefusal = <Order extends Refused>(orders: readonly Order[]): readonly Order[] =>
  byReason(orders).flatMap(([, those]) => those);
