import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { InviteButton } from '../../shared/invitation/InviteButton';
import { invitationSentText, useInvitation } from '../../shared/invitation/useInvitation';
import { OutcomeDialog } from '../../ui/outcome-dialog/OutcomeDialog';

/** Who was created, and what they still need before they can order. */
export interface CreatedCustomer {
  id: string;
  name: string;
  isCustomer: boolean;
  hasCatalog: boolean;
  isInvited: boolean;
}

/** 'User created' (spec 2 'Add customer'): offers the invitation unless it is on its way. */
export function CreatedDialog({ created, onClose }: { created: CreatedCustomer; onClose: () => void }) {
  const { id, name } = created;
  const invitation = useInvitation(id);
  const isInvited = created.isInvited || invitation.isSent;

  return (
    <OutcomeDialog
      title="User created"
      viewHref={paths.userDetail.href(id)}
      more={!isInvited && <InviteButton invitation={invitation} />}
      onClose={onClose}
    >
      <p>
        {created.isCustomer ? <Readiness {...created} /> : `${name} can sign in once there is a password.`}
      </p>
      <div role="status">
        {isInvited ? (
          <p>{invitationSentText}</p>
        ) : (
          <p>{name} has no password yet, and has not been invited.</p>
        )}
      </div>
      {invitation.failure !== null && <Alert type="error" showIcon title={invitation.failure} role="alert" />}
    </OutcomeDialog>
  );
}

function Readiness({ name, hasCatalog }: CreatedCustomer) {
  if (hasCatalog) return `${name} is ready for orders.`;
  return (
    <>
      {name} is not ready for orders yet: no catalog is enabled.{' '}
      <Link to={paths.visibility.href()}>Enable one</Link>
    </>
  );
}
