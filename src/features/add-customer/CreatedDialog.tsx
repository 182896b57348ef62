import { MailOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { Link } from 'react-router-dom';
import { isolated } from '../../domain/text/isolated';
import { type CreateUserRequest, failureOf, useHas, useSendInvitationMutation } from '../../api';
import { paths } from '../../lib/paths';
import { canHavePassword } from '../../shared/password-dialog/canHavePassword';
import { OutcomeDialog } from '../../ui/outcome-dialog/OutcomeDialog';
import { may } from '../../domain/access/rights';
import { useT } from '../../languages/useT';

/** The created customer. */
export interface CreatedCustomer extends Pick<
  CreateUserRequest,
  'name' | 'roles' | 'catalogs' | 'send_email'
> {
  id: string;
}

/** 'User created' (spec 2 'Add customer'): offers to send the invitation unless it was sent. */
export function CreatedDialog({ created, onClose }: { created: CreatedCustomer; onClose: () => void }) {
  const t = useT();
  const { id, name, roles, send_email: isSent } = created;
  const [invite, { isLoading, data, error }] = useSendInvitationMutation();
  const isInvited = isSent || data?.status === 'success';
  const failure = failureOf({ data, error });
  const hasPassword = canHavePassword(roles ?? []);
  const isOffered = useHas('sendInvitation') && !isSent && hasPassword;

  return (
    <OutcomeDialog
      title={t('User created')}
      viewHref={paths.userDetail.href(id)}
      more={
        isOffered && (
          <Button
            icon={<MailOutlined aria-hidden />}
            loading={isLoading}
            disabled={isLoading || isInvited}
            onClick={() => void invite({ sendInvitationRequest: { id } })}
          >
            {t('Send invitation')}
          </Button>
        )
      }
      onClose={onClose}
    >
      <p>
        {may(roles ?? [], 'orderHere') ? (
          <Readiness {...created} />
        ) : hasPassword ? (
          t('{name} can sign in once there is a password.', { name: isolated(name) })
        ) : (
          t('{name} signs in with the company’s account.', { name: isolated(name) })
        )}
      </p>
      {hasPassword && (
        <div role="status">
          {isInvited ? (
            <p>{t('The invitation is on its way: an email with a link to choose a password.')}</p>
          ) : (
            <p>{t('{name} has no password yet, and has not been invited.', { name: isolated(name) })}</p>
          )}
        </div>
      )}
      {failure !== null && <Alert type="error" showIcon title={failure} role="alert" />}
    </OutcomeDialog>
  );
}

function Readiness({ name, catalogs }: CreatedCustomer) {
  const t = useT();
  if (catalogs?.length) return t('{name} is ready for orders.', { name: isolated(name) });
  return (
    <>
      {t('{name} is not ready for orders yet: no catalog is enabled.', { name: isolated(name) })}{' '}
      <Link to={paths.visibility.href()}>{t('Enable one')}</Link>
    </>
  );
}
