import { inWords } from '../../domain/language/wording';
import { language } from '../../languages/useT';
import { useState } from 'react';
import { formFailureOf } from '../../api';
import type { FormFailure } from '../../ui/form/formFailure';
import { type Attempt, useCreation } from '../creation/useCreation';
import { type CreatedOrder, type OrderOutcome, orderOutcome } from './OrderOutcomeDialog';

type Answer = Parameters<typeof orderOutcome>[0];

/** Creates a form's orders, one for each time the form is filled in, and tells the outcome for `OrderOutcomeDialog`. */
export function useOrderCreation<Entered extends object>(personId: string) {
  const { created, isEarlier, entered, begin, clear } = useCreation<CreatedOrder, Entered>(personId);
  const [failed, setFailed] = useState<OrderOutcome | null>(null);

  /**
   * Sends the request for what was entered, an order with this title for this customer; resolves to what the form has to
   * say.
   */
  const create = async (
    values: Entered,
    send: (header: Attempt<CreatedOrder>['header']) => Promise<Answer>,
    order: { title: string; customer: string },
  ): Promise<FormFailure | null> => {
    const attempt = begin(values);
    const answer = await send(attempt.header);
    const outcome = orderOutcome(answer, order);
    if (outcome.kind === 'created') {
      attempt.save(outcome);
      return null;
    }
    if (outcome.orderId !== undefined) attempt.renew();
    setFailed(outcome);
    return formFailureOf(answer) ?? { text: inWords(language.get().t, outcome.message) };
  };

  const close = failed === null ? clear : () => setFailed(null);
  return { outcome: failed ?? created, isEarlier: failed === null && isEarlier, entered, create, close };
}
