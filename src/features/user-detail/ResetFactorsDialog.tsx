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

interface Props {
  me: User;
  user: User;
  /** Called with what was done. */
  onDone: (done: string) => void;
  onClose: () => void;
}

/** Asks for a reset of somebody's second factors, or confirms that of another admin. */
export function ResetFactorsDialog({ me, user, onDone, onClose }: Props) {
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
    onDone(outcome.data?.is_pending === true ? 'Reset asked for' : 'Second factor reset');
    return null;
  };

  return (
    <>
      <FormDialog
        title="Reset second factor"
        submitText={state?.submit ?? 'Ask for the reset'}
        isDanger
        isDisabled={state?.submit === undefined}
        onSubmit={handleSubmit}
        onClose={onClose}
      >
        {error !== undefined && <p>{problemText(error)}</p>}
        {state === null && error === undefined && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
        {state !== null && <p>{state.text}</p>}
      </FormDialog>
      {dialog}
    </>
  );
}

/** What there is to say, and to do; nothing to do without `submit`. */
function stateOf({ methods, reset }: FactorsOfUser, me: User, user: User): { text: string; submit?: string } {
  if (methods.length === 0) return { text: `${isolated(user.name)} has no second factor.` };
  if (reset === null) {
    return {
      text: `Another admin has to confirm this within 24 hours. Then ${isolated(user.name)} signs in without a second factor, and their sessions end. Make sure that it is really ${isolated(user.name)} who asked you.`,
      submit: 'Ask for the reset',
    };
  }
  const until = dateAndTimeText(reset.until);
  if (reset.by === me.id)
    return { text: `You have asked for this. Another admin can confirm it until ${until}.` };
  return {
    text: `${isolated(reset.name)} has asked for this and needs another admin until ${until}. Then ${isolated(user.name)} signs in without a second factor, and their sessions end. Make sure that it is really ${isolated(user.name)} who asked.`,
    submit: 'Confirm the reset',
  };
}
