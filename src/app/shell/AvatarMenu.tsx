import { Avatar, Button } from 'antd';
import { useCallback, useState } from 'react';
import { useGetMeQuery } from '../../api';
import { useLoadOnDemand } from '../../shared/load-on-demand/useLoadOnDemand';
import { lazyComponent } from '../../ui/lazy-component/lazyComponent';
import type { AccountMenu } from './AccountMenu';
import { useT } from '../../languages/useT';
import { withWords } from '../../languages/loadWords';

const PasswordDialog = lazyComponent(() =>
  withWords(
    'dialogs',
    async () => (await import('../../shared/password-dialog/PasswordDialog')).PasswordDialog,
  ),
);

/**
 * The avatar with the first letter of the person's name, or N, and its menu (spec 2 'Shell'), which loads when it is
 * first opened: the line sheet opens without any other menu.
 */
export function AvatarMenu() {
  const t = useT();
  const { data: me } = useGetMeQuery();
  const loadOnDemand = useLoadOnDemand();
  const [Menu, setMenu] = useState<typeof AccountMenu | null>(null);
  const [isChangingPassword, setChangingPassword] = useState(false);

  // Must be referentially stable: the dialog restarts its timer when it changes.
  const handlePasswordClose = useCallback(() => setChangingPassword(false), []);

  const openFirst = async () => {
    const load = () => import(/* webpackChunkName: "account-menu" */ './AccountMenu');
    const loaded = await loadOnDemand(t('The menu'), load);
    setMenu(() => loaded && loaded.AccountMenu);
  };

  const label = me?.name ? t('Account of {name}', { name: me.name }) : t('Account');
  const icon = <Avatar style={avatarStyle}>{(me?.name.trim().charAt(0) || 'N').toUpperCase()}</Avatar>;
  return (
    <>
      {Menu === null ? (
        <Button
          {...appearance}
          icon={icon}
          aria-haspopup="menu"
          aria-expanded={false}
          aria-label={label}
          onClick={() => void openFirst()}
        />
      ) : (
        <Menu
          me={me}
          label={label}
          icon={icon}
          appearance={appearance}
          isShort
          isOpenAtFirst
          onPassword={() => setChangingPassword(true)}
        />
      )}
      {isChangingPassword && me && <PasswordDialog person={me} onClose={handlePasswordClose} />}
    </>
  );
}

const appearance = { type: 'text', shape: 'circle' } as const;
const avatarStyle = { background: 'var(--ld-fill)', color: 'var(--ld-on-fill)', fontWeight: 600 };
