/** The colours of printed documents: ink and paper, one accent, and tints that survive a black and white printer. */
export const palette = {
  ink: '#1b2426',
  soft: '#566164',
  accent: '#0f5b63',
  line: '#cfd6d6',
  tint: '#f0f3f3',
  none: '#e9ecec',
  wanted: '#fdf0cc',
} as const;
