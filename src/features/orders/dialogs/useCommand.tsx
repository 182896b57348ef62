import { type ReactNode, useState } from 'react';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { Modal } from '../../../ui/modal/Modal';

/**
 * Runs a dialog's command: resolves to null when it succeeded, which the alert bar reports unless `done` is null. A
 * failure is shown by `alert`, with `more` below it, and there alone: once it is closed, `run` resolves to undefined.
 */
export function useCommand(done: string | null, notDone: string, more?: ReactNode) {
  const [refusal, setRefusal] = useState<{ text: string; onClose: () => void } | null>(null);
  const { submit } = useNotices();

  const run = async (command: Parameters<typeof submit>[0]): Promise<null | undefined> => {
    const failure = await submit(command, done);
    if (failure === null) return null;
    await new Promise<void>((resolve) => setRefusal({ text: failure.text, onClose: resolve }));
    setRefusal(null);
    return undefined;
  };
  return { run, alert: refusal && <RefusalAlert title={notDone} more={more} {...refusal} /> };
}

interface Props {
  title: string;
  /** The server's message. */
  text: string;
  more: ReactNode;
  onClose: () => void;
}

/** Replaces the browser alert of spec 8. */
function RefusalAlert({ title, text, more, onClose }: Props) {
  return (
    <Modal
      open
      isAlert
      title={title}
      width={400}
      closable={false}
      onOk={onClose}
      onCancel={onClose}
      footer={(_buttons, { OkBtn }) => <OkBtn />}
    >
      <p>{text}</p>
      {more}
    </Modal>
  );
}
