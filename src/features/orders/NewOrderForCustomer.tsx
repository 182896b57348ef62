import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useReturnFocus } from '../../lib/focus';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { whenUsed } from '../../ui/when-used/whenUsed';

const CustomerChooser = whenUsed(
  async () =>
    (await import(/* webpackChunkName: "order-dialogs" */ './dialogs/CustomerChooser')).CustomerChooser,
);

/** The part of the list's URL that opens the choice, so that other pages can lead to it. */
const hash = '#new-order';

/** 'New order' for staff, who first say for which customer. */
export function NewOrderForCustomer() {
  const location = useLocation();
  const navigate = useNavigate();
  const isOpen = location.hash === hash;
  const opener = useRef<HTMLAnchorElement>(null);
  useReturnFocus(isOpen, opener);
  return (
    <>
      <ButtonLink ref={opener} isPrimary to={`${location.search}${hash}`}>
        New order
      </ButtonLink>
      {isOpen && (
        <CustomerChooser
          onSelect={({ id }) => void navigate(paths.newOrderFor.href(id), { replace: true })}
          onClose={() => void navigate({ search: location.search }, { replace: true })}
        />
      )}
    </>
  );
}
