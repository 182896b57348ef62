import type { ReactNode } from 'react';
import { formFailureOf } from '../../api';
import { useConfirmation } from '../../shared/confirm-session/useConfirmation';
import { FormDialog } from '../../ui/form/FormDialog';

interface Props {
  title: string;
  submitText: string;
  /** What ends with it. */
  children: ReactNode;
  end: Parameters<ReturnType<typeof useConfirmation>['run']>[0];
  onClose: () => void;
}

/** Confirms ending something that gives another system access; re-authenticates the person if the host requires it. */
export function EndDialog({ title, submitText, children, end, onClose }: Props) {
  const { run, dialog } = useConfirmation();
  const handleSubmit = async () => {
    const outcome = await run(end);
    return outcome === null ? undefined : formFailureOf(outcome);
  };
  return (
    <>
      <FormDialog title={title} submitText={submitText} isDanger onSubmit={handleSubmit} onClose={onClose}>
        <p style={{ overflowWrap: 'anywhere' }}>{children}</p>
      </FormDialog>
      {dialog}
    </>
  );
}
