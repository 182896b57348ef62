import { theme as antd, type ThemeConfig } from 'antd';
import { fontFamily, palettes, type Scheme } from './palette';

/** The height of what is touched on phones, in pixels. */
const touchHeight = { controlHeight: 40, controlHeightSM: 40 };

/** Ant Design's tokens: compact, one accent color, an 8 px grid; on phones with controls large enough for a finger. */
export function themeOf(scheme: Scheme, isPhone = false): ThemeConfig {
  const colors = palettes[scheme];
  const algorithm = scheme === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm;
  // The colors that the algorithm derives from these have too little contrast under text.
  const exact = {
    colorPrimary: colors.fill,
    colorPrimaryHover: colors.fillHover,
    colorPrimaryBg: colors.accentSoft,
    colorPrimaryBgHover: colors.accentSoft,
    // The focus ring.
    colorPrimaryBorder: colors.accent,
    colorPrimaryText: colors.accent,
    colorLink: colors.accent,
    colorLinkHover: colors.accentHover,
    colorInfo: colors.accent,
    colorInfoBg: colors.accentSoft,
    colorError: colors.danger,
    colorErrorText: colors.danger,
    colorErrorBg: colors.dangerSoft,
    colorErrorBorder: colors.dangerLine,
    colorWarning: colors.warning,
    colorWarningText: colors.warning,
    colorWarningBg: colors.warningSoft,
    colorSuccess: colors.success,
    colorSuccessText: colors.success,
    colorSuccessBg: colors.successSoft,
    colorText: colors.ink,
    colorTextSecondary: colors.inkSoft,
    colorBorder: colors.border,
    colorBorderSecondary: colors.line,
    colorBgContainer: colors.paper,
    colorBgElevated: colors.raised,
    colorBgLayout: colors.ground,
    colorBgMask: colors.mask,
  };
  // Fields and checkboxes are recognizable only by their borders.
  const field = { colorBorder: colors.borderStrong };
  return {
    cssVar: { key: 'app' },
    hashed: false,
    algorithm: (seed) => ({ ...algorithm(seed), ...exact }),
    token: {
      colorPrimary: colors.fill,
      colorInfo: colors.accent,
      colorLink: colors.accent,
      colorError: colors.danger,
      colorWarning: colors.warning,
      colorSuccess: colors.success,
      colorTextBase: colors.ink,
      colorBgBase: scheme === 'dark' ? colors.ground : colors.paper,
      colorTextDescription: colors.inkSoft,
      colorTextPlaceholder: colors.inkFaint,
      colorTextDisabled: colors.inkDisabled,
      fontSize: 13,
      // Ant Design's default is 10 px; our minimum is 12.
      fontSizeSM: 12,
      lineHeightSM: 1.6667,
      fontSizeIcon: 10,
      fontFamily,
      lineHeight: 1.5385,
      lineWidthFocus: 2,
      // No motion: expanding content moves under the pointer, and a dialog ignores keys while it opens, so fast input
      // was lost.
      motion: false,
      ...(isPhone && touchHeight),
    },
    components: {
      Layout: {
        siderBg: colors.paper,
        headerBg: colors.paper,
        headerHeight: 48,
        headerPadding: '0 16px',
      },
      Menu: {
        activeBarBorderWidth: 0,
        collapsedWidth: 64,
        collapsedIconSize: 16,
        itemHeight: 36,
        itemBorderRadius: 6,
        itemSelectedBg: colors.accentSoft,
        itemSelectedColor: colors.accent,
        groupTitleFontSize: 12,
        groupTitleColor: colors.inkSoft,
      },
      Table: {
        cellPaddingBlockSM: 7,
        headerBg: colors.ground,
        headerColor: colors.inkSoft,
        headerSplitColor: 'transparent',
        rowHoverBg: colors.hover,
      },
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        dangerColor: colors.paper,
        defaultHoverColor: colors.accent,
        defaultHoverBorderColor: colors.accent,
      },
      Segmented: {
        trackBg: colors.lineSoft,
        itemSelectedBg: scheme === 'dark' ? colors.border : colors.paper,
      },
      // The height of a hint below a field, on phones too.
      Form: { controlHeightSM: 24 },
      Input: field,
      Select: field,
      InputNumber: field,
      DatePicker: {
        ...field,
        cellActiveWithRangeBg: colors.accentSoft,
        // It also colors the days of the adjacent months, which can be chosen.
        colorTextDisabled: colors.inkFaint,
      },
      Checkbox: field,
      Radio: field,
      Switch: { colorTextQuaternary: colors.borderStrong, colorTextTertiary: colors.inkFaint },
      Descriptions: { labelColor: colors.inkSoft },
      Badge: { colorTextLightSolid: colors.paper },
      Tabs: {
        itemSelectedColor: colors.accent,
        itemHoverColor: colors.accentHover,
        inkBarColor: colors.accent,
        // Space for the focus ring of the first tab, which would be clipped.
        horizontalItemPadding: '8px 12px',
        horizontalItemGutter: 8,
      },
      Result: { titleFontSize: 18, iconFontSize: 48 },
      Tooltip: { fontSize: 12 },
    },
  };
}
