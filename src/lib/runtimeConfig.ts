/** What each deployment configures without a new build; loaded from /config.js before the bundle (contract.md). */
export interface RuntimeConfig {
  /** The API's origin; '' means the page's own. */
  apiUrl: string;
  /** The origin of the product pictures; '' means the API's. */
  imagesUrl: string;
  /** The brand's name, as the logo and the titles show it. */
  brand: string;
  /** What the brand calls its ERP, as in 'Send to the ERP'. */
  erpName: string;
  /**
   * The languages of the page that people can choose, as tags (BCP 47); the first one is for those who have none of them.
   * Left out, all that the product speaks.
   */
  languages: readonly string[] | null;
  /** How people can sign in besides name and password, as the host says that serves the file; nothing else by default. */
  signIn: {
    /** Whether the host takes passkeys. */
    passkeys?: boolean;
    /** The companies whose accounts people can sign in with. */
    providers?: readonly { id: string; name: string }[];
    /** Who has a password of the host: everybody by default, or all but admins and agents. */
    passwords?: 'all' | 'customers';
  };
}

declare global {
  interface Window {
    __APP_CONFIG__?: Partial<RuntimeConfig>;
  }
}

const defaults: RuntimeConfig = {
  apiUrl: '',
  imagesUrl: '',
  brand: 'Linedesk',
  erpName: 'SAP',
  languages: null,
  signIn: {},
};

/** The runtime configuration, with a default for whatever /config.js leaves out. */
export function runtimeConfig(): RuntimeConfig {
  return { ...defaults, ...window.__APP_CONFIG__ };
}

/** The absolute origin of the API, without a trailing slash. */
export function apiOrigin(): string {
  return (runtimeConfig().apiUrl || window.location.origin).replace(/\/+$/, '');
}

/** The absolute origin of the product pictures, without a trailing slash: '/images/…' follows. */
export function imagesOrigin(): string {
  return runtimeConfig().imagesUrl.replace(/\/+$/, '') || apiOrigin();
}
