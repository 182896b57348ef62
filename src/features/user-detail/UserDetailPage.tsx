import { Flex } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { isolated } from '../../domain/text/isolated';
import { useGetMeQuery, useGetUserQuery, useHas, useHasErpDocuments, type User } from '../../api';
import { paths } from '../../lib/paths';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { useNotices } from '../../shared/alert-bar/useNotices';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { LoadingPanel } from '../../ui/loading-panel/LoadingPanel';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { AgentCustomersCard, LatestOrdersCard } from './ListCards';
import { AgentsCard } from './AgentsCard';
import { CatalogsCard } from './CatalogsCard';
import { InvitationDialog } from './InvitationDialog';
import { PendingReset } from './PendingReset';
import { PlacesCard } from './PlacesCard';
import { ProfileCard, type UserDialog } from './ProfileCard';
import { RolesCard } from './RolesCard';
import { ToComeCard } from './ToComeCard';
import styles from './UserDetailPage.module.css';
import { isCustomer, userRights } from './userRights';
import { useReportOutcome } from './useReportOutcome';
import { may } from '../../domain/access/rights';
import { PasswordDialog } from '../../shared/password-dialog/PasswordDialog';
import { EditProfileDialog } from './EditProfileDialog';
import { DevicesDialog } from './DevicesDialog';
import { ResetFactorsDialog } from './ResetFactorsDialog';
import { DeleteUserDialog } from './DeleteUserDialog';
import { useT } from '../../languages/useT';

/** A customer's or another user's page (spec 2 'User detail'). */
export function UserDetailPage() {
  const t = useT();
  const { userid = '' } = useParams<{ userid: string }>();
  const me = useGetMeQuery().data;
  const { currentData, error, refetch } = useGetUserQuery({
    id: userid,
    includeNumOrders: true,
    includeAddresses: true,
    includeSalesorg: true,
  });

  if (me === undefined || currentData === undefined) {
    return error === undefined ? (
      <LoadingPanel fields={3} />
    ) : (
      <PageFrame title={t('Customer')}>
        <LoadFailure error={error} onRetry={() => void refetch()}>
          <Link to={paths.customerList.href()}>{t('Back to customers')}</Link>
        </LoadFailure>
      </PageFrame>
    );
  }
  return <UserDetail key={userid} me={me} user={currentData} />;
}

function UserDetail({ me, user }: { me: User; user: User }) {
  const t = useT();
  const report = useReportOutcome();
  const [dialog, setDialog] = useState<UserDialog | null>(null);
  // Must be referentially stable: the password dialog restarts its timer when it changes.
  const close = useCallback(() => setDialog(null), []);
  const { notify } = useNotices();
  const navigate = useNavigate();
  const rights = userRights(me, user);
  const hasToCome = useHasErpDocuments();
  const canReset = useHas('resetFactors') && rights.mayResetFactors;

  const handleDeleted = async () => {
    // The snackbar closes when the page is left.
    notify(t('User deleted'), 'success');
    await navigate(paths.customerList.href());
  };

  useEffect(
    function nameDocument() {
      document.title = `${isolated(user.name)} · ${runtimeConfig().brand}`;
    },
    [user.name],
  );

  return (
    <div className={styles.page}>
      <Flex vertical gap={16}>
        <ProfileCard user={user} rights={rights} onOpen={setDialog} />
        {canReset && <PendingReset me={me} user={user} onOpen={() => setDialog('factors')} />}
        {rights.maySeeDetails && <RolesCard user={user} rights={rights} />}
        {rights.maySeeDetails && isCustomer(user) && <PlacesCard user={user} rights={rights} />}
        {hasToCome && rights.maySeeDetails && isCustomer(user) && <ToComeCard user={user} />}
      </Flex>
      <Flex vertical gap={16}>
        {rights.maySeeDetails && !may(user.roles, 'administer') && (
          <AgentsCard me={me} user={user} rights={rights} />
        )}
        {rights.maySeeDetails && <LatestOrdersCard user={user} />}
        {rights.maySeeDetails && may(user.roles, 'haveCustomers') && <AgentCustomersCard agent={user} />}
        {/* The longest card comes last, so that nothing below it moves when it loads. */}
        {rights.maySeeDetails && isCustomer(user) && <CatalogsCard me={me} user={user} rights={rights} />}
      </Flex>

      {dialog === 'password' && <PasswordDialog person={user} onClose={close} />}
      {dialog === 'edit' && (
        <EditProfileDialog
          me={me}
          user={user}
          onDone={() => report(t('Modified user'), null)}
          onClose={close}
        />
      )}
      {dialog === 'invite' && (
        <InvitationDialog user={user} onDone={() => report(t('Invitation sent'), null)} onClose={close} />
      )}
      {dialog === 'devices' && <DevicesDialog user={user} onClose={close} />}
      {dialog === 'factors' && (
        <ResetFactorsDialog me={me} user={user} onDone={(done) => report(done, null)} onClose={close} />
      )}
      {dialog === 'delete' && (
        <DeleteUserDialog user={user} onDone={() => void handleDeleted()} onClose={close} />
      )}
    </div>
  );
}
