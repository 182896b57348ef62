import { lazy, type ReactNode, Suspense } from 'react';
import { useGetMeQuery } from '../api';
import { mayOpen, type PageKey } from '../domain/access/pageRules';

const ForbiddenPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "forbidden" */ './messages/MessagePages')).ForbiddenPage,
}));

interface Props {
  page: PageKey;
  children: ReactNode;
}

/** Shows a page to those whose roles may open it (spec 6); `SignedInLayout` makes sure that somebody is signed in. */
export function RequirePage({ page, children }: Props) {
  const { data: me } = useGetMeQuery();
  if (me === undefined) return null;
  if (mayOpen(me.roles, page)) return children;
  return (
    <Suspense>
      <ForbiddenPage />
    </Suspense>
  );
}
