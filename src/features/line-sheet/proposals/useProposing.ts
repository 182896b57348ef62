import { type Order, useGetMeQuery, useHas } from '../../../api';
import { type UrlCodec, useUrlState } from '../../../lib/useUrlState';

const proposing: UrlCodec<boolean> = {
  read: (params) => params.has('propose'),
  write: (isProposing) => ({ propose: isProposing ? 'true' : null }),
};

/** Whether this person may propose changes of an order: its customer, if the server supports it. */
export function useMayPropose(order: Pick<Order, 'customer'> | undefined): boolean {
  const { data: me } = useGetMeQuery();
  const isSupported = useHas('saveOrderProposal');
  return isSupported && order !== undefined && me?.id === order.customer.id;
}

/** Whether the sheet is that of a proposal, which the URL says, and a function to choose it. */
export function useProposing(
  order: Pick<Order, 'customer'> | undefined,
): [isProposing: boolean, choose: (isProposing: boolean) => void] {
  const [isChosen, choose] = useUrlState(proposing);
  const mayPropose = useMayPropose(order);
  return [isChosen && mayPropose, choose];
}
