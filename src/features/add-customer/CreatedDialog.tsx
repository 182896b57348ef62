import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { failureOf, isApiProblem, useSendInvitationMutation } from '../../api';
import { paths } from '../../lib/paths';
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
  const [invite, { isLoading, data, error }] = useSendInvitationMutation();
  const [hasCall, setHasCall] = useState(true);
  const isInvited = created.isInvited || data?.status === 'success';
  const failure = failureOf({ data, error });

  const handleInvite = async () => {
    const answer = await invite({ sendInvitationRequest: { id } });
    setHasCall(!isApiProblem(answer.error) || answer.error.status !== 404);
  };

  return (
    <OutcomeDialog
      title="User created"
      viewHref={paths.userDetail.href(id)}
      more={
        !isInvited &&
        hasCall && (
          <Button loading={isLoading} disabled={isLoading} onClick={() => void handleInvite()}>
            Send invitation
          </Button>
        )
      }
      onClose={onClose}
    >
      <p>
        {created.isCustomer ? <Readiness {...created} /> : `${name} can sign in once there is a password.`}
      </p>
      <div role="status">
        {isInvited ? (
          <p>The invitation is on its way: a mail with a link to choose a password.</p>
        ) : (
          <p>{name} has no password yet, and has not been invited.</p>
        )}
      </div>
      {failure !== null && <Alert type="error" showIcon title={failure} role="alert" />}
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
