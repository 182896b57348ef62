import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { App, ConfigProvider } from 'antd';
import english from 'antd/es/locale/en_US';
import { type ReactNode, useMemo } from 'react';
import { antdLocales } from '../languages/loadWords';
import { useLanguage } from '../languages/useT';
import { useValue } from '../lib/createStore';
import { useIsNarrow } from '../lib/useMediaQuery';
import styles from './AntPreset.module.css';
import { useColorScheme } from './ColorScheme';
import { themeOf } from './theme';
import { Outlet } from 'react-router-dom';

// Touch targets.
const inputPassword = {
  iconRender: (isShown: boolean) => (
    <span className={styles.eye}>{isShown ? <EyeOutlined /> : <EyeInvisibleOutlined />}</span>
  ),
};

const input = { classNames: { clear: styles.clear } };

// The selected value must be readable while the options are open.
const select = { classNames: { content: styles.chosen } };

// The gap between a field and its hint.
const form = { styles: { extra: { paddingTop: 4 } } };

// Between two characters, as in Chinese.
const button = { autoInsertSpace: false };

/** Configures Ant Design: our theme, and controls large enough for touch. */
export function AntPreset({ children }: { children: ReactNode }) {
  const { scheme } = useColorScheme();
  const { tag, isRightToLeft } = useLanguage();
  // Without one, Ant Design renders another tree: the page would be mounted anew when one is loaded.
  const locale = useValue(antdLocales)[tag] ?? english;
  const isPhone = useIsNarrow();
  const theme = useMemo(() => themeOf(scheme, isPhone), [scheme, isPhone]);
  return (
    <ConfigProvider
      locale={locale}
      direction={isRightToLeft ? 'rtl' : 'ltr'}
      theme={theme}
      input={input}
      inputPassword={inputPassword}
      select={select}
      form={form}
      button={button}
    >
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}

/** The layout of public pages that use Ant Design. */
export function EntryLayout() {
  return (
    <AntPreset>
      <Outlet />
    </AntPreset>
  );
}
