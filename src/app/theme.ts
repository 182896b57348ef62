import type { ThemeConfig } from 'antd';

/** The palette: ink and paper, and one accent, a deep teal. Every text pair passes AA on its ground. */
const colors = {
  accent: '#0f5b63',
  accentHover: '#17727c',
  accentSoft: '#e6f1f1',
  ink: '#1b2426',
  inkSoft: '#566164',
  line: '#dfe4e4',
  lineSoft: '#edf0f0',
  paper: '#ffffff',
  ground: '#f5f7f7',
  danger: '#b3261e',
  dangerSoft: '#fdecea',
  warning: '#8a5a00',
  warningSoft: '#fdf3dc',
  success: '#1f6b3a',
  successSoft: '#e6f4ea',
} as const;

const fontFamily = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Ant Design's tokens, all in this place: quiet, dense, one accent, an 8 px grid. */
export const theme: ThemeConfig = {
  cssVar: { key: 'app' },
  hashed: false,
  token: {
    colorPrimary: colors.accent,
    colorInfo: colors.accent,
    colorLink: colors.accent,
    colorError: colors.danger,
    colorWarning: colors.warning,
    colorSuccess: colors.success,
    // What is made of so dark colours by itself would be murky under text.
    colorInfoBg: colors.accentSoft,
    colorErrorBg: colors.dangerSoft,
    colorWarningBg: colors.warningSoft,
    colorSuccessBg: colors.successSoft,
    colorTextBase: colors.ink,
    colorTextSecondary: colors.inkSoft,
    colorTextDescription: colors.inkSoft,
    colorTextPlaceholder: '#6b7679',
    colorBorder: '#c8d0d0',
    colorBorderSecondary: colors.line,
    colorBgLayout: colors.ground,
    borderRadius: 6,
    controlHeight: 32,
    fontSize: 13,
    fontFamily,
    lineHeight: 1.5385,
    // From here on an order list has room for all its columns beside the menu.
    screenXLMax: 1399,
    screenXXL: 1400,
    screenXXLMin: 1400,
    motionDurationMid: '0.12s',
    motionDurationSlow: '0.18s',
    wireframe: false,
  },
  components: {
    Layout: { siderBg: colors.paper, headerBg: colors.paper, headerHeight: 48, headerPadding: '0 24px' },
    Menu: {
      itemHeight: 36,
      itemBorderRadius: 6,
      itemSelectedBg: colors.accentSoft,
      itemSelectedColor: colors.accent,
      groupTitleFontSize: 12,
      groupTitleColor: colors.inkSoft,
    },
    Table: {
      cellPaddingBlockSM: 7,
      cellPaddingInlineSM: 8,
      headerBg: colors.ground,
      headerColor: colors.inkSoft,
      headerSplitColor: 'transparent',
      rowHoverBg: '#f3f8f8',
    },
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    Tooltip: { fontSize: 12 },
  },
};

/** The same palette as CSS variables (`--ld-accent` …), for style sheets inside and outside of Ant Design. */
export function applyThemeVariables(root: HTMLElement): void {
  for (const [name, value] of Object.entries(colors)) {
    root.style.setProperty(`--ld-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value);
  }
  root.style.setProperty('--ld-font', fontFamily);
}
