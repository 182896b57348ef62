import { groupBy } from '../groupBy';
import { keysOf } from '../records';
import { refusalNumber, refusalReason, unreachableWords } from './erpRefusals';

/**
 * What recognizes the usual causes in the ERP's messages, whose language is that of its logon: English, German, French,
 * Italian, Spanish, Portuguese or Dutch, without accents. The first that does counts.
 */
const words = {
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
} satisfies Record<string, RegExp>;

/** A usual cause of a refusal by the ERP. */
export type RefusalCause = keyof typeof words;

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

/** The cause of a refusal by the ERP's words, else by its message's number; null if both say something else. */
export function refusalCause(message: string): RefusalCause | null {
  const plain = message.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const cause = keysOf(words).find((one) => words[one].test(plain));
  return cause ?? numbers[refusalNumber(message)] ?? null;
}

/** The words of the ERP about a refused order. */
interface Refused {
  readonly erp_message?: string | null;
}

/** The cause, or the ERP's words if they say nothing usual. */
const reasonOf = ({ erp_message: message }: Refused) =>
  refusalCause(message ?? '') ?? refusalReason(message ?? '');

/** Orders with the same reason, the most frequent first. */
export const byReason = <Order extends Refused>(orders: readonly Order[]): [string, Order[]][] =>
  [...groupBy(orders, reasonOf)].toSorted(([, a], [, b]) => b.length - a.length);

/** Sorts refused orders by their reasons, the most frequent first. */
export const sortByRefusal = <Order extends Refused>(orders: readonly Order[]): readonly Order[] =>
  byReason(orders).flatMap(([, those]) => those);
