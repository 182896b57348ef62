/** The queue of orders on their way to the ERP. */
export const sendQueue = 'erp-send';

/** A job of that queue: the key that the order waits under. */
export type SendJob = { key: string };
