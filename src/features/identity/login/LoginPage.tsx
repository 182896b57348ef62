import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, matchPath, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { api, failureOf, type SignInResult, useLoginMutation } from '../../../api';
import { clearOfflineCaches } from '../../../lib/offlineCache';
import { isSessionEndedVisit, isSignedOutVisit, paths, safeReturn } from '../../../lib/paths';
import { useAppDispatch } from '../../../lib/redux';
import { runtimeConfig } from '../../../lib/runtimeConfig';
import { hasPasskeys } from '../passkeys/askBrowser';
import { lazyComponent } from '../../../ui/lazy-component/lazyComponent';
import { CompanySignIn } from '../openid/CompanySignIn';
import { PendingStep } from '../openid/PendingStep';
import {
  comesFromProvider,
  Entrance,
  needsSecondStep,
  providerFailure,
  withoutSecondStep,
} from '../openid/providerReturn';
import { PasskeySignIn } from '../passkeys/PasskeySignIn';
import { reportOtherDevicesLate } from '../sessions/reportOtherDevicesLate';
import { EntryFrame } from './EntryFrame';
import styles from './EntryFrame.module.css';
import { PasswordField } from './PasswordField';
import { SubmitButton } from './SubmitButton';
import { UsernameField } from './UsernameField';
import { inWords } from '../../../domain/language/wording';
import { useT } from '../../../languages/useT';
import { type Message, message } from '../../../domain/language/message';

const SecondStep = lazyComponent(async () => (await import('./SecondStep')).SecondStep);

/** How long the heading has the focus: it is read out, and nobody types any more. */
const headingMs = 3000;

/** The login (spec 2). Without Ant Design, to load fast (ADR 12). */
export function LoginPage() {
  const t = useT();
  // The cached answer is enough: a refetch would only fail again.
  const { data: me, isLoading: isFinding } = api.endpoints.getMe.useQueryState();
  const [login, { isLoading }] = useLoginMutation();
  const [fields, setFields] = useState({ username: '', password: '' });
  const [params, setParams] = useSearchParams();
  const [failure, setFailure] = useState<string | Message | null>(null);
  const [isReading, setReading] = useState(() => params.has('failure'));
  /** The second step that is needed after the password or the provider; 'unknown' until the host has answered, null before. */
  const [asked, setAsked] = useState<SignInResult | 'unknown' | null>(() =>
    needsSecondStep(params) ? 'unknown' : null,
  );
  const { state } = useLocation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const target = safeReturn(params.get('from'), paths.orderList.href());
  const offersPasskeys = runtimeConfig().signIn.passkeys === true && hasPasskeys();
  const isEnded = isSessionEndedVisit(state);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(
    function readFailure() {
      if (!isReading) return;
      void providerFailure(params)
        .then(setFailure, () => undefined)
        .then(() => setReading(false));
    },
    [isReading, params],
  );

  useEffect(
    function focusHeading() {
      if (!isEnded) return;
      // After a session has ended: keys still being typed must not end up in the username.
      heading.current?.focus();
      const move = () => {
        if (document.activeElement !== heading.current) return;
        heading.current?.closest('form')?.querySelector<HTMLInputElement>('[name=username]')?.focus();
      };
      let timer = setTimeout(move, headingMs);
      const restart = () => {
        clearTimeout(timer);
        timer = setTimeout(move, headingMs);
      };
      document.addEventListener('keydown', restart);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('keydown', restart);
      };
    },
    [isEnded],
  );

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) =>
    setFields({ ...fields, [target.name]: target.value });

  if (isReading) return null;
  if (me !== undefined && !isSignedOutVisit(state) && !params.has('another')) {
    return <Entrance params={params} failure={failure} to={target} />;
  }
  // Most who come back are signed in: the form would only flash.
  if (isFinding && comesFromProvider(params)) return null;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const outcome = await login({ loginRequest: fields });
    const reason = failureOf(outcome);
    if (reason !== null) return setFailure(reason);
    if (outcome.data?.status === 'second_factor') return setAsked(outcome.data);
    await handleSignedIn();
  };

  const handleSignedIn = async () => {
    // The previous person's data must not be shown to this one.
    await clearOfflineCaches();
    dispatch(api.util.resetApiState());
    await navigate(target, { replace: true });
    await reportOtherDevicesLate(dispatch);
  };

  const handleRestart = (reason: string | null) => {
    setAsked(null);
    setParams(withoutSecondStep, { replace: true, state });
    setFailure(reason);
    setFields({ ...fields, password: '' });
  };

  if (asked !== null) {
    return (
      <EntryFrame name={t('Dashboard Login')}>
        {asked === 'unknown' ? (
          <PendingStep onAsked={setAsked} onRestart={handleRestart} />
        ) : (
          <SecondStep asked={asked} onDone={() => void handleSignedIn()} onRestart={handleRestart} />
        )}
      </EntryFrame>
    );
  }

  return (
    <EntryFrame name={t('Dashboard Login')}>
      <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
        <h1 ref={heading} className={styles.welcome} tabIndex={-1}>
          {t('Welcome back! Please login to your account.')}
        </h1>
        {isEnded && (
          <p className={styles.ended} role="status">
            {t(sessionEndedText(target))}
          </p>
        )}
        <UsernameField
          value={fields.username}
          autoFocus={!isEnded}
          autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
          onChange={handleChange}
        />
        <PasswordField value={fields.password} onChange={handleChange} />
        <p className={styles.failure} role="alert">
          {failure && inWords(t, failure)}
        </p>
        <SubmitButton isBusy={isLoading}>{t('Login')}</SubmitButton>
        {offersPasskeys && <PasskeySignIn onSignedIn={handleSignedIn} onFailure={setFailure} />}
        <CompanySignIn from={params.has('from') ? target : null} />
        <Link
          className={styles.link}
          to={paths.forgottenPassword.href()}
          state={{ username: fields.username }}
        >
          {t('Forgot your password?')}
        </Link>
      </form>
    </EntryFrame>
  );
}

/** What happened to unsaved work when the session ended: the line sheet keeps every quantity. */
function sessionEndedText(target: string): Message {
  return matchPath(paths.lineSheet.pattern, target.replace(/[?#].*/, '')) === null
    ? message('Your session ended. Sign in to go on where you were.')
    : message('Your session ended. Nothing you typed is lost.');
}
