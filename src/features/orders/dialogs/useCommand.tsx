import { useState } from 'react';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { Modal } from '../../../ui/modal/Modal';

/**
 * Runs a dialog's command. `run` reports success in the alert bar, unless `done` is null; on failure it shows `alert`
 * with the reason, and once closed resolves to the failure for the form.
 */
export function useCommand(done: string | null, notDone: string) {
  const [refusal, setRefusal] = useState<{ text: string; onClose: () => void } | null>(null);
  const { submit } = useNotices();

  const run = async (command: Parameters<typeof submit>[0]) => {
    const failure = await submit(command, done);
    if (failure !== null) {
      await new Promise<void>((resolve) => setRefusal({ text: failure.text, onClose: resolve }));
      setRefusal(null);
    }
    return failure;
  };
  return { run, alert: refusal && <RefusalAlert title={notDone} {...refusal} /> };
}

interface Props {
  title: string;
  /** The server's message. */
  text: string;
  onClose: () => void;
}

/** Replaces the browser alert of spec 8; modal. */
function RefusalAlert({ title, text, onClose }: Props) {
  return (
    <Modal
      open
      title={title}
      width={400}
      closable={false}
      onOk={onClose}
      onCancel={onClose}
      footer={(_buttons, { OkBtn }) => <OkBtn />}
    >
      <p role="alert">{text}</p>
    </Modal>
  );
}
