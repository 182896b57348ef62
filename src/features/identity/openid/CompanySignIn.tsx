import { runtimeConfig } from '../../../lib/runtimeConfig';
import styles from './CompanySignIn.module.css';
import { useT } from '../../../languages/useT';

/** Links to the providers of the host: sign-in with a company's account. Native HTML, like all of the login (ADR 12). */
export function CompanySignIn({ from }: { from: string | null }) {
  const t = useT();
  const { providers = [] } = runtimeConfig().signIn;
  const query = from === null ? '' : `?${new URLSearchParams({ from })}`;
  return (
    <>
      <PasswordsHint />
      {providers.map(({ id, name }) => (
        <a key={id} className={styles.provider} href={`/auth/openid/${id}${query}`}>
          {t('Sign in with {name}', { name })}
        </a>
      ))}
    </>
  );
}

/** Says who has no password here. */
export function PasswordsHint() {
  const t = useT();
  if (runtimeConfig().signIn.passwords !== 'customers') return null;
  return <p className={styles.hint}>{t('Admins and agents sign in with their company’s account.')}</p>;
}
