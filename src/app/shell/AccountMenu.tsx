import { loadWords } from '../../languages/loadWords';
import {
  CheckOutlined,
  DesktopOutlined,
  GlobalOutlined,
  KeyOutlined,
  LogoutOutlined,
  MoonOutlined,
  SunOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Flex } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { api, signedOut, useLogoutMutation, type User } from '../../api';
import { MenuButton } from '../../ui/menus/MenuButton';
import { type SchemeChoice, useColorScheme } from '../ColorScheme';
import { useNavigate } from 'react-router-dom';
import { clearOfflineCaches } from '../../lib/offlineCache';
import { paths, signedOutVisit } from '../../lib/paths';
import { useAppDispatch } from '../../lib/redux';
import { useNotices } from '../../shared/alert-bar/useNotices';
import { canHavePassword } from '../../shared/password-dialog/canHavePassword';
import { chooseLanguage, offeredLanguages } from '../../languages/chooseLanguage';
import { useLanguage, useT } from '../../languages/useT';
import { useLoadOnDemand } from '../../shared/load-on-demand/useLoadOnDemand';
import { type Message, message, messageIn } from '../../domain/language/message';

const schemes: { key: SchemeChoice; label: Message; icon: ReactNode }[] = [
  { key: 'system', label: message('System'), icon: <DesktopOutlined aria-hidden /> },
  { key: 'light', label: message('Light'), icon: <SunOutlined aria-hidden /> },
  { key: 'dark', label: message('Dark'), icon: <MoonOutlined aria-hidden /> },
];

interface Props extends Omit<ComponentProps<typeof MenuButton>, 'items'> {
  me: User | undefined;
  onPassword: () => void;
}

/** The menu of the signed-in person: profile, password, logout, and color scheme. */
export function AccountMenu({ me, onPassword, ...button }: Props) {
  const t = useT();
  const { choice, choose } = useColorScheme();
  const { tag: shownTag } = useLanguage();
  const offered = offeredLanguages();
  const loadOnDemand = useLoadOnDemand();
  const logout = useLogout();
  const navigate = useNavigate();
  return (
    <MenuButton
      {...button}
      items={[
        {
          key: 'person',
          type: 'group',
          label: (
            <Flex vertical>
              <strong>{me?.name}</strong>
              <span>{me?.email}</span>
            </Flex>
          ),
          children: [
            {
              key: 'profile',
              icon: <UserOutlined aria-hidden />,
              label: t('Profile'),
              onClick: () => void navigate(paths.profile.href()),
            },
            ...(canHavePassword(me?.roles ?? [])
              ? [
                  {
                    key: 'password',
                    icon: <KeyOutlined aria-hidden />,
                    label: t('Change password'),
                    onClick: onPassword,
                  },
                ]
              : []),
            {
              key: 'logout',
              icon: <LogoutOutlined aria-hidden />,
              label: t('Logout'),
              onClick: () => void logout(),
            },
          ],
        },
        {
          key: 'scheme',
          type: 'group',
          label: t(messageIn('of the page, light or dark', 'Colors')),
          children: schemes.map((scheme) => ({
            ...scheme,
            label: t(scheme.label),
            role: 'menuitemradio',
            'aria-checked': scheme.key === choice,
            extra: scheme.key === choice && <CheckOutlined aria-hidden />,
            onClick: () => choose(scheme.key),
          })),
        },
        ...(offered.length > 1
          ? [
              {
                key: 'language',
                type: 'group' as const,
                label: t('Language'),
                children: offered.map(({ tag, name }) => ({
                  key: tag,
                  label: <span lang={tag}>{name}</span>,
                  icon: <GlobalOutlined aria-hidden />,
                  role: 'menuitemradio',
                  'aria-checked': tag === shownTag,
                  extra: tag === shownTag && <CheckOutlined aria-hidden />,
                  // A click then finds the words there already.
                  onMouseEnter: () => void loadWords(tag).catch(() => undefined),
                  onClick: () => void loadOnDemand(t('The language'), () => chooseLanguage(tag)),
                })),
              },
            ]
          : []),
      ]}
    />
  );
}

/**
 * Signs out on the server, then goes to the login; stays on the page when the call fails, as the session may still be
 * open.
 */
function useLogout() {
  const [logout] = useLogoutMutation();
  const dispatch = useAppDispatch();
  const { report } = useNotices();
  const navigate = useNavigate();
  return async () => {
    if (!(await report(logout()))) return;
    await clearOfflineCaches();
    await navigate(paths.login.href(), { state: signedOutVisit });
    dispatch(signedOut());
    dispatch(api.util.resetApiState());
  };
}
