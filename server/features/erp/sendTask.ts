import type { TaskClass } from '../../background/taskWork';

/** The key that an order waits under. */
export type SendInput = { key: string };

/** The task that hands an order to the ERP. */
export const sendTask: TaskClass<SendInput> = { class: 'SendOrder', lane: 'erp' };
