import { Skeleton } from 'antd';
import { isolated } from '../../domain/text/isolated';
import {
  failureOf,
  type FactorsOfUser,
  problemText,
  useGetFactorsOfUserQuery,
  type User,
  useResetFactorsMutation,
} from '../../api';
import { dateAndTimeText } from '../../lib/dates';
import { useConfirmation } from '../../shared/confirm-session/useConfirmation';
import { FormDialog } from '../../ui/form/FormDialog';
import { useT } from '../../languages/useT';
import { type Message, message } from '../../domain/language/message';

interface Props {
  me: User;
  user: User;
  /** Called with what was done. */
  onDone: (done: string) => void;
  onClose: () => void;
}

/** Asks for a reset of somebody's second factors, or confirms that of another admin. */
export function ResetFactorsDialog({ me, user, onDone, onClose }: Props) {
  const t = useT();
  const { currentData: factors, error } = useGetFactorsOfUserQuery(
    { id: user.id },
    { refetchOnMountOrArgChange: true },
  );
  const [reset] = useResetFactorsMutation();
  const { run, dialog } = useConfirmation();
  const state = factors === undefined ? null : stateOf(factors, me, user);

  const handleSubmit = async () => {
    const outcome = await run(() => reset({ userIdRequest: { id: user.id } }));
    if (outcome === null) return undefined;
    const failure = failureOf(outcome);
    if (failure !== null) return { text: failure };
    onDone(outcome.data?.is_pending === true ? t('Reset asked for') : t('Second factor reset'));
    return null;
  };

  return (
    <>
      <FormDialog
        title={t('Reset second factor')}
        submitText={state?.submit === undefined ? t('Ask for the reset') : t(state.submit)}
        isDanger
        isDisabled={state?.submit === undefined}
        onSubmit={handleSubmit}
        onClose={onClose}
      >
        {error !== undefined && <p>{problemText(error)}</p>}
        {state === null && error === undefined && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
        {state !== null && <p>{t(state.text)}</p>}
      </FormDialog>
      {dialog}
    </>
  );
}

/** What there is to say, and to do; nothing to do without `submit`. */
function stateOf(
  { methods, reset }: FactorsOfUser,
  me: User,
  user: User,
): { text: Message; submit?: Message } {
  if (methods.length === 0)
    return { text: message('{name} has no second factor.', { name: isolated(user.name) }) };
  if (reset === null) {
    return {
      text: message(
        'Another admin has to confirm this within 24 hours. Then {name} signs in without a second factor, and their sessions end. Make sure that it is really {name} who asked you.',
        { name: isolated(user.name) },
      ),
      submit: message('Ask for the reset'),
    };
  }
  const until = dateAndTimeText(reset.until);
  if (reset.by === me.id)
    return {
      text: message('You have asked for this. Another admin can confirm it until {until}.', { until }),
    };
  return {
    text: message(
      '{name} has asked for this and needs another admin until {until}. Then {user} signs in without a second factor, and their sessions end. Make sure that it is really {user} who asked.',
      { name: isolated(reset.name), until, user: isolated(user.name) },
    ),
    submit: message('Confirm the reset'),
  };
}
