import 'react';

declare module 'react' {
  // A style may set CSS variables.
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
