import type { PageKey } from '../../domain/access/pageRules';
import { pageInfo } from '../pageInfo';
import { BackToOrders } from './BackToOrders';
import { MessagePage } from './MessagePage';

/** A page of the product that does not exist yet: it says so plainly, and what it will do. */
export function NotBuiltYetPage({ page }: { page: PageKey }) {
  const { title, comesLater = '' } = pageInfo[page];
  return (
    <MessagePage code={title} title="This page is not built yet." text={comesLater}>
      <BackToOrders />
    </MessagePage>
  );
}
