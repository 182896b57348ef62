import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../core/env';
import type { ErpConnector } from '../core/erpConnector';
import type { Db } from '../db/openDatabase';
import type { FileLocation } from '../files/filesOf';
import type { OrderStep, OrderStepInput } from './taskSteps';

/** What the ERP said to a withdrawal, and the key under which it had the order. */
export interface Withdrawn {
  key: string | null;
  /** Whether there was something to withdraw. */
  withdrawn: boolean;
}

/** How a sent order is opened and sent again. */
export interface ErpSteps {
  /**
   * Withdraws an order from the ERP, without a transaction; throws a `Refusal` when the ERP won't, or can't be reached.
   * Withdrawing twice changes nothing.
   */
  withdraw(
    parts: {
      db: Db;
      connector: Pick<ErpConnector, 'withdraw'>;
      log: Pick<FastifyBaseLogger, 'warn'>;
    },
    order: { id: string; sap_status: number },
  ): Promise<Withdrawn>;
  /**
   * Opens an order that was withdrawn, in the caller's transaction, unless it was opened or sent again since. Null
   * rehearses that before it is withdrawn.
   */
  open(tx: Db, input: OrderStepInput, withdrawn: Withdrawn | null): Promise<void>;
  /** Marks an open order as waiting for the ERP and queues what hands it over. */
  send(env: Pick<Env, 'confirmationMails'> & FileLocation): OrderStep;
}
