import { isolated } from '../../../src/domain/text/isolated';
import type { OrderEvent } from '../../db/orders';
import type { Schema } from '../../core/call';
import type { EventRow } from './queries';

/** An event of an order's history, as a sentence. */
export function presentEvent(event: EventRow): Schema<'OrderEvent'> {
  const { id, at, actor, kind } = event;
  return { id, at, actor, kind, text: describeEvent(event, actor?.name ?? null) };
}

/** An event that names the customer instead of their email, for those who do not own the customer. */
export const withoutEmail = (event: EventRow, customerName: string): EventRow =>
  event.kind === 'link_sent' ? { ...event, detail: { email: customerName } } : event;

/** Says in a sentence what happened to an order; without an actor's name it doesn't say who did it. */
export function describeEvent(event: OrderEvent, name: string | null): string {
  const actor = name === null ? null : isolated(name);
  const done = (active: string, passive: string) =>
    actor === null ? `The order was ${passive}.` : `${actor} ${active}.`;
  switch (event.kind) {
    case 'created':
      return done('created the order', 'created');
    case 'copied':
      return done('made this order as a copy of another', 'made as a copy of another');
    case 'link_sent':
      return done(
        `sent the link to this order to ${isolated(event.detail.email)}`,
        `sent as a link to ${isolated(event.detail.email)}`,
      );
    case 'changed': {
      const { before, pieces } = event.detail;
      const now = before === pieces ? '' : `: ${count(pieces)} instead of ${before}`;
      return done(`changed the order${now}`, `changed${now}`);
    }
    case 'finished':
      return done('marked the order as finished', 'marked as finished');
    case 'reopened':
      return done('marked the order as not finished', 'marked as not finished');
    case 'edited': {
      const changes = listOf(event.detail.changes.map(describeChange));
      return done(`changed ${changes}`, `given other data: ${changes}`);
    }
    case 'sent':
      return done(`sent the order with ${count(event.detail.pieces)} to the ERP`, 'sent to the ERP');
    case 'accepted':
      return event.detail.number === ''
        ? 'The ERP took the order.'
        : `The ERP took the order as ${event.detail.number}.`;
    case 'rejected':
      return `The ERP did not take the order: ${event.detail.message}`;
    case 'unlocked':
      return event.detail.withdrawn
        ? done('unlocked the order, which was withdrawn from the ERP', 'unlocked and withdrawn from the ERP')
        : done('unlocked the order', 'unlocked');
    case 'kept':
      return `The ERP kept the order, which had been unlocked here: ${event.detail.message}`;
    case 'deleted':
      return done('deleted the order', 'deleted');
    case 'restored':
      return done('restored the order', 'restored');
    case 'handed_over': {
      const [from, to] = [isolated(event.detail.from), isolated(event.detail.to)];
      return done(`handed the order over from ${from} to ${to}`, `handed over from ${from} to ${to}`);
    }
    case 'noted':
      return describeNote('the note', event.detail.text, actor);
    case 'staff_noted':
      return describeNote('the note for staff', event.detail.text, actor);
    case 'papers':
      return done('changed what the documents say', 'changed what the documents say');
  }
}

function describeNote(which: string, text: string, actor: string | null): string {
  const who = actor ?? 'Somebody';
  return text === '' ? `${who} removed ${which}.` : `${who} wrote ${which}: ${text}`;
}

const count = (pieces: number) => (pieces === 1 ? '1 piece' : `${pieces} pieces`);

const describeChange = ({ field, from, to }: { field: string; from: string; to: string }) =>
  `the ${field} from ${isolated(from) || 'none'} to ${isolated(to) || 'none'}`;

/** 'a, b and c'. */
const listOf = (parts: string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join('');
