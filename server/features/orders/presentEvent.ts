import type { Schema } from '../../http/operation';
import type { EventRow } from './queries/events';
import { tellEvent } from './tellEvent';

/** An event of an order's history, told as a sentence. */
export function presentEvent(event: EventRow): Schema<'OrderEvent'> {
  const { id, at, actor, kind } = event;
  return { id, at, actor, kind, text: tellEvent(event, actor?.name ?? null) };
}
