import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useReturnFocus } from '../../lib/focus';
import { paths } from '../../lib/paths';
import { AddLink } from '../../ui/button-link/ButtonLink';
import { lazyComponent } from '../../ui/lazy-component/lazyComponent';
import { useT } from '../../languages/useT';
import { withWords } from '../../languages/loadWords';

const CustomerChooser = lazyComponent(() =>
  withWords(
    'dialogs',
    async () =>
      (await import(/* webpackChunkName: "order-dialogs" */ './dialogs/CustomerChooser')).CustomerChooser,
  ),
);

/** The URL hash that opens the customer chooser, so that other pages can link to it. */
const hash = '#new-order';

interface Props {
  /** Only its icon shows. */
  isShort: boolean;
}

/** 'New order' for staff, who choose a customer first. */
export function NewOrderForCustomer({ isShort }: Props) {
  const t = useT();
  const location = useLocation();
  const navigate = useNavigate();
  const isOpen = location.hash === hash;
  const opener = useRef<HTMLAnchorElement>(null);
  useReturnFocus(isOpen, opener);
  return (
    <>
      <AddLink ref={opener} label={t('New order')} isShort={isShort} to={`${location.search}${hash}`} />
      {isOpen && (
        <CustomerChooser
          onSelect={({ id }) => void navigate(paths.newOrderFor.href(id), { replace: true })}
          onClose={() => void navigate({ search: location.search }, { replace: true })}
        />
      )}
    </>
  );
}
