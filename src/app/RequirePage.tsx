import type { ReactNode } from 'react';
import { useGetMeQuery } from '../api';
import { mayOpen, type PageKey } from '../domain/access/pageRules';
import { lazyComponent } from '../ui/lazy-component/lazyComponent';

const ForbiddenPage = lazyComponent(async () => (await import('./messages/MessagePages')).ForbiddenPage);

interface Props {
  page: PageKey;
  children: ReactNode;
}

/** Shows a page to those whose roles may open it (spec 6); `SignedInLayout` makes sure that somebody is signed in. */
export function RequirePage({ page, children }: Props) {
  const { data: me } = useGetMeQuery();
  if (me === undefined) return null;
  return mayOpen(me.roles, page) ? children : <ForbiddenPage />;
}
