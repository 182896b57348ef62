/** The two color schemes. */
export type Scheme = 'light' | 'dark';

/**
 * Neutral colors and one accent, a deep teal. All text passes WCAG AA on its background, in both schemes. `accent` is
 * for text, lines and icons; `fill` is the accent as a background under `onFill`. `raised` is for popups.
 */
export const palettes = {
  light: {
    accent: '#0f5b63',
    accentHover: '#17727c',
    accentSoft: '#e6f1f1',
    fill: '#0f5b63',
    fillHover: '#17727c',
    onFill: '#ffffff',
    ink: '#1b2426',
    inkSoft: '#566164',
    inkFaint: '#677275',
    inkDisabled: '#a3adaf',
    line: '#dfe4e4',
    lineSoft: '#edf0f0',
    border: '#c8d0d0',
    borderStrong: '#7d898b',
    edge: 'rgb(27 36 38 / 22%)',
    paper: '#ffffff',
    raised: '#ffffff',
    ground: '#f5f7f7',
    hover: '#f3f8f8',
    selection: 'rgb(15 91 99 / 14%)',
    danger: '#b3261e',
    dangerSoft: '#fdecea',
    dangerLine: '#e6b8b4',
    warning: '#8a5a00',
    warningSoft: '#fdf3dc',
    success: '#1f6b3a',
    successSoft: '#e6f4ea',
    brand: '#0c3a41',
    brandLine: '#8ecbc8',
    mask: 'rgb(15 25 27 / 45%)',
    shadow: 'rgb(15 35 38 / 18%)',
  },
  dark: {
    accent: '#6cc5cd',
    accentHover: '#8fd6dc',
    accentSoft: '#17363a',
    fill: '#197a84',
    fillHover: '#14666f',
    onFill: '#ffffff',
    ink: '#e3eaeb',
    inkSoft: '#a5b2b5',
    inkFaint: '#8f9da0',
    inkDisabled: '#667376',
    line: '#2f3a3d',
    lineSoft: '#283235',
    border: '#465356',
    borderStrong: '#7d898b',
    edge: 'rgb(227 234 235 / 28%)',
    paper: '#1a2325',
    raised: '#222c2f',
    ground: '#12191b',
    hover: '#1f2b2d',
    selection: 'rgb(108 197 205 / 22%)',
    danger: '#f49a91',
    dangerSoft: '#43201d',
    dangerLine: '#7c3b35',
    warning: '#e5b45c',
    warningSoft: '#3b2d12',
    success: '#7fcf9a',
    successSoft: '#1a3624',
    brand: '#0c3a41',
    brandLine: '#8ecbc8',
    mask: 'rgb(0 0 0 / 60%)',
    shadow: 'rgb(0 0 0 / 50%)',
  },
} as const;

/** The font of all texts, in Ant Design and in our own style sheets: ours, and one as wide until it has loaded. */
export const fontFamily = "'Source Sans 3', Arial, 'Liberation Sans', Roboto, system-ui, sans-serif";

/** Sets the scheme's colors on the root as CSS variables (`--ld-accent` …), and the browser's own controls to it. */
export function applyPalette(root: HTMLElement, scheme: Scheme): void {
  for (const [name, value] of Object.entries(palettes[scheme])) {
    root.style.setProperty(`--ld-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value);
  }
  root.style.setProperty('--ld-font', fontFamily);
  root.style.colorScheme = scheme;
}
