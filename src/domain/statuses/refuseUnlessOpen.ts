/**
 * Null for an open order, else a sentence why it cannot be `done` (a participle: 'changed') as it is (api.md
 * 'Fine print').
 */
export function refuseUnlessOpen(order: { sap_status: number }, done: string): string | null {
  switch (order.sap_status) {
    case 0:
      return null;
    case 1:
      return `This order is in the ERP and cannot be ${done} until the ERP answers.`;
    case 2:
    case 3:
      return `This order was sent to the ERP and cannot be ${done} until an agent unlocks it.`;
    case 99:
      return `The ERP answered this order with an error, so it cannot be ${done} until an agent unlocks it.`;
    default:
      return `This order is in an unknown state and cannot be ${done} until an agent unlocks it.`;
  }
}
