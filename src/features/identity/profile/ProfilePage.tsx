import { Button, Descriptions, Flex } from 'antd';
import { useCallback, useState } from 'react';
import { useGetMeQuery, useHas } from '../../../api';
import { roleOptions } from '../../../domain/access/roleOptions';
import { canHavePassword } from '../../../shared/password-dialog/canHavePassword';
import { Card } from '../../../ui/card/Card';
import { LoadingPanel } from '../../../ui/loading-panel/LoadingPanel';
import { lazyComponent } from '../../../ui/lazy-component/lazyComponent';
import { PageFrame } from '../../../ui/page-frame/PageFrame';
import { PasskeysCard } from '../passkeys/PasskeysCard';
import { SecondFactorCard } from '../second-factor/SecondFactorCard';
import { SessionsCard } from '../sessions/SessionsCard';
import { YourDataCard } from '../your-data/YourDataCard';
import { commaText, useT } from '../../../languages/useT';
import { messageIn } from '../../../domain/language/message';

const PasswordDialog = lazyComponent(
  async () => (await import('../../../shared/password-dialog/PasswordDialog')).PasswordDialog,
);

/** The signed-in person's own account: who they are, and how they sign in. */
export function ProfilePage() {
  const t = useT();
  const me = useGetMeQuery().data;
  const hasFactors = useHas('getSecondFactors');
  const [isChangingPassword, setChangingPassword] = useState(false);
  // Must be referentially stable: the dialog restarts its timer when it changes.
  const closePassword = useCallback(() => setChangingPassword(false), []);
  if (me === undefined) return <LoadingPanel fields={3} />;
  const roles = roleOptions.filter(({ id }) => me.roles.includes(id)).map(({ text }) => t(text));
  return (
    <PageFrame title={t('Profile')} layout="form">
      <Card title={t('Account')}>
        <Flex vertical gap={16} align="start">
          <Descriptions
            size="small"
            column={1}
            items={[
              { key: 'name', label: t('Name'), children: me.name },
              { key: 'email', label: t('Email'), children: me.email },
              {
                key: 'roles',
                label: t('Roles'),
                children: commaText(roles) || t(messageIn('roles', 'None')),
              },
            ]}
          />
          {me.must_add_factor !== true && canHavePassword(me.roles) && (
            <Button onClick={() => setChangingPassword(true)}>{t('Change password')}</Button>
          )}
        </Flex>
      </Card>
      {hasFactors && <SecondFactorCard />}
      <PasskeysCard />
      {me.must_add_factor !== true && (
        <>
          <SessionsCard />
          <YourDataCard />
        </>
      )}
      {isChangingPassword && <PasswordDialog person={me} onClose={closePassword} />}
    </PageFrame>
  );
}
