import { type Message, message, messageIn } from '../../../src/domain/language/message';
import type { Translate } from '../../../src/domain/language/wording';
import { isolated } from '../../../src/domain/text/isolated';
import type { OrderEvent } from '../../db/orders';
import type { Schema } from '../../core/call';
import type { EventRow } from './queries';

/** An event of an order's history, as a sentence. */
export function presentEvent(event: EventRow, t: Translate): Schema<'OrderEvent'> {
  const { id, at, actor, kind } = event;
  return { id, at, actor, kind, text: t(describeEvent(event, actor?.name ?? null)) };
}

/** An event that names the customer instead of their email, for those who do not own the customer. */
export const withoutEmail = (event: EventRow, customerName: string): EventRow =>
  event.kind === 'link_sent' ? { ...event, detail: { email: customerName } } : event;

/** Says in a sentence what happened to an order; without an actor's name it doesn't say who did it. */
export function describeEvent(event: OrderEvent, name: string | null): Message {
  const actor = name === null ? '' : isolated(name);
  const done = (active: Message, passive: Message) => (name === null ? passive : active);
  switch (event.kind) {
    case 'created':
      return done(message('{actor} created the order.', { actor }), message('The order was created.'));
    case 'copied':
      return done(
        message('{actor} made this order as a copy of another.', { actor }),
        message('The order was made as a copy of another.'),
      );
    case 'link_sent': {
      const email = isolated(event.detail.email);
      return done(
        message('{actor} sent the link to this order to {email}.', { actor, email }),
        message('The order was sent as a link to {email}.', { email }),
      );
    }
    case 'changed':
      return describePieces(event.detail, actor, done);
    case 'finished':
      return done(
        message('{actor} marked the order as finished.', { actor }),
        message('The order was marked as finished.'),
      );
    case 'reopened':
      return done(
        message('{actor} marked the order as not finished.', { actor }),
        message('The order was marked as not finished.'),
      );
    case 'edited': {
      const changes = { allOf: event.detail.changes.map(describeChange) };
      return done(
        message('{actor} changed {changes}.', { actor, changes }),
        message('The order was given other data: {changes}.', { changes }),
      );
    }
    case 'sent':
      return describeSent(event.detail, actor, done);
    case 'accepted':
      return event.detail.number === ''
        ? message('The ERP took the order.')
        : message('The ERP took the order as {number}.', { number: event.detail.number });
    case 'rejected':
      return message('The ERP did not take the order: {reason}', { reason: event.detail.message });
    case 'unlocked':
      return event.detail.withdrawn
        ? done(
            message('{actor} unlocked the order, which was withdrawn from the ERP.', { actor }),
            message('The order was unlocked and withdrawn from the ERP.'),
          )
        : done(message('{actor} unlocked the order.', { actor }), message('The order was unlocked.'));
    case 'kept':
      return message('The ERP kept the order, which had been unlocked here: {reason}', {
        reason: event.detail.message,
      });
    case 'deleted':
      return done(message('{actor} deleted the order.', { actor }), message('The order was deleted.'));
    case 'restored':
      return done(message('{actor} restored the order.', { actor }), message('The order was restored.'));
    case 'handed_over': {
      const [from, to] = [isolated(event.detail.from), isolated(event.detail.to)];
      return done(
        message('{actor} handed the order over from {from} to {to}.', { actor, from, to }),
        message('The order was handed over from {from} to {to}.', { from, to }),
      );
    }
    case 'noted':
      return describeNote(event.detail.text, actor || message('Somebody'));
    case 'staff_noted':
      return describeStaffNote(event.detail.text, actor || message('Somebody'));
    case 'papers':
      return done(
        message('{actor} changed what the documents say.', { actor }),
        message('What the documents say was changed.'),
      );
    case 'proposed':
    case 'proposal_withdrawn':
    case 'proposal_taken':
    case 'proposal_declined':
      return describeProposal(event, actor || message('Somebody'));
  }
}

function describeSent(
  { pieces, version = 1 }: { pieces: number; version?: number },
  actor: string,
  done: (active: Message, passive: Message) => Message,
): Message {
  if (version === 1)
    return done(
      message(
        '{actor} sent the order with {pieces, plural, one {{pieces} piece} other {{pieces} pieces}} to the ERP.',
        { actor, pieces },
      ),
      message('The order was sent to the ERP.'),
    );
  return done(
    message(
      '{actor} sent the order as version {version, number} with {pieces, plural, one {{pieces} piece} other {{pieces} pieces}} to the ERP.',
      { actor, pieces, version },
    ),
    message('The order was sent to the ERP as version {version, number}.', { version }),
  );
}

function describePieces(
  { before, pieces }: { before: number; pieces: number },
  actor: string,
  done: (active: Message, passive: Message) => Message,
): Message {
  if (before === pieces)
    return done(message('{actor} changed the order.', { actor }), message('The order was changed.'));
  return done(
    message(
      '{actor} changed the order: {pieces, plural, one {{pieces} piece} other {{pieces} pieces}} instead of {before}.',
      { actor, pieces, before },
    ),
    message(
      'The order was changed: {pieces, plural, one {{pieces} piece} other {{pieces} pieces}} instead of {before}.',
      { pieces, before },
    ),
  );
}

type ProposalEvent = Extract<OrderEvent, { kind: 'proposed' | `proposal_${string}` }>;

function describeProposal(event: ProposalEvent, actor: string | Message): Message {
  switch (event.kind) {
    case 'proposed':
      return message('{actor} proposed {changes, plural, one {# change} other {# changes}} to the order.', {
        actor,
        changes: event.detail.changes,
      });
    case 'proposal_withdrawn':
      return message('{actor} withdrew the proposed changes.', { actor });
    case 'proposal_taken':
      return message(
        '{actor} took {taken, number} of {changes, plural, one {# proposed change} other {# proposed changes}} into the order.',
        { actor, ...event.detail },
      );
    case 'proposal_declined':
      return message(
        '{actor} declined {changes, plural, one {# proposed change} other {# proposed changes}}.',
        {
          actor,
          changes: event.detail.changes,
        },
      );
  }
}

const describeNote = (note: string, actor: string | Message): Message =>
  note === ''
    ? message('{actor} removed the note.', { actor })
    : message('{actor} wrote the note: {note}', { actor, note });

const describeStaffNote = (note: string, actor: string | Message): Message =>
  note === ''
    ? message('{actor} removed the note for staff.', { actor })
    : message('{actor} wrote the note for staff: {note}', { actor, note });

const describeChange = ({ field, from, to }: { field: string; from: string; to: string }): Message =>
  message('the {field} from {from} to {to}', {
    field: fieldNames[field] ?? field,
    from: isolated(from) || messageIn('no name, address or sales organization', 'none'),
    to: isolated(to) || messageIn('no name, address or sales organization', 'none'),
  });

const fieldNames: Readonly<Record<string, Message>> = {
  name: message('name'),
  address: message('address'),
  'sales organization': message('sales organization'),
};
