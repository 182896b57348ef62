import type { ReactNode } from 'react';
import { chooseLanguage, offeredLanguages } from '../../../languages/chooseLanguage';
import { useLanguage } from '../../../languages/useT';
import { runtimeConfig } from '../../../lib/runtimeConfig';
import styles from './EntryFrame.module.css';

interface Props {
  /** The heading beside the form. */
  name: string;
  children: ReactNode;
}

/** The frame of the login and the password link: the brand on the left, the form on the right (spec 2 'Login'). */
export function EntryFrame({ name, children }: Props) {
  return (
    <main className={styles.page}>
      <div className={styles.brand}>
        <div className={styles.logo}>
          <img src="/favicon.svg" alt="" width="44" height="44" />
          <span>{runtimeConfig().brand}</span>
        </div>
        <Rail />
        <p className={styles.name}>{name}</p>
      </div>
      <div className={styles.panel}>
        {children}
        <LanguageChoice />
      </div>
    </main>
  );
}

/** Changes the language of the page, where the brand offers several. */
function LanguageChoice() {
  const { tag: shown, t } = useLanguage();
  const offered = offeredLanguages();
  if (offered.length < 2) return null;
  return (
    <label className={styles.language}>
      <span>{t('Language')}</span>
      <select
        value={shown}
        onChange={({ target }) => {
          const chosen = offered.find(({ tag }) => tag === target.value);
          // What can't be loaded leaves the page as it is, and can be chosen again.
          if (chosen) void chooseLanguage(chosen.tag).catch(() => undefined);
        }}
      >
        {offered.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const hanger = 'M0 0v-6a4 4 0 1 1 4-4M0 0l-26 14M0 0l26 14';
const garments = [
  { x: 60, path: 'M-26 14l-12 46 10 3 6-20v74h44v-74l6 20 10-3-12-46-15-4q-11 9-22 0z' },
  { x: 148, path: 'M-18 12l4 40-22 96h72l-22-96 4-40q-6 14-18 14t-18-14zM-14 52h28' },
  { x: 236, path: 'M-26 14l-14 62 11 3 7-28v92h20v-92h4v92h20v-92l7 28 11-3-14-62-16-4-10 30-10-30z' },
  { x: 324, path: 'M-14 12l-6 26v22h40v-22l-6-26q-6 10-14 10t-14-10zM-20 60v6h40v-6' },
  { x: 412, path: 'M-26 14l-12 46 10 3 6-20v60h44v-60l6 20 10-3-12-46-15-4-11 12-11-12zM0 22v81' },
];

/** A line drawing of a rail of garments; decorative only. */
function Rail() {
  return (
    <svg className={styles.rail} viewBox="0 0 472 200" aria-hidden="true">
      <path d="M0 8h472" />
      {garments.map(({ x, path }) => (
        <g key={x} transform={`translate(${x} 20)`}>
          <path className={styles.hanger} d={hanger} />
          <path d={path} />
        </g>
      ))}
    </svg>
  );
}
