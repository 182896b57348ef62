import { type FactorChangeResult, formFailureOf } from '../../../api';
import { useConfirmation } from '../../../shared/confirm-session/useConfirmation';
import { FormDialog } from '../../../ui/form/FormDialog';

interface Props {
  title: string;
  text: string;
  submitText: string;
  isDanger?: boolean;
  change: () => Promise<{ data?: FactorChangeResult; error?: unknown }>;
  /** Called with the new recovery codes, if there are any. */
  onDone?: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Confirms removing a second factor or replacing the recovery codes; re-authenticates the person if the host requires it. */
export function FactorQuestion({ text, change, onDone, ...dialogProps }: Props) {
  const { run, dialog } = useConfirmation();

  const handleSubmit = async () => {
    const outcome = await run(change);
    if (outcome === null) return undefined;
    const failure = formFailureOf(outcome);
    if (failure === null) onDone?.(outcome.data?.recovery_codes ?? []);
    return failure;
  };

  return (
    <>
      <FormDialog {...dialogProps} onSubmit={handleSubmit}>
        <p>{text}</p>
      </FormDialog>
      {dialog}
    </>
  );
}
