import { useLocation, useNavigate } from 'react-router-dom';
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
  return (
    <>
      <ButtonLink isPrimary to={`${location.search}${hash}`}>
        New order
      </ButtonLink>
      {location.hash === hash && (
        <CustomerChooser
          onSelect={({ id }) => void navigate(paths.newOrderFor.href(id), { replace: true })}
          onClose={() => void navigate({ search: location.search }, { replace: true })}
        />
      )}
    </>
  );
}
