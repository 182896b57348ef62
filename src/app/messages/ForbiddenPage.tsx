import { BackToOrders } from './BackToOrders';
import { MessagePage } from './MessagePage';

/** A page that the person's roles may not open. */
export function ForbiddenPage() {
  return (
    <MessagePage code="403" title="Not allowed" text="Your account may not open this page.">
      <BackToOrders />
    </MessagePage>
  );
}
