import { BackToOrders } from './BackToOrders';
import { MessagePage } from './MessagePage';

/** An address that the product does not have. */
export function NotFoundPage() {
  return (
    <MessagePage code="404" title="Page not found" text="There is no page at this address.">
      <BackToOrders />
    </MessagePage>
  );
}
