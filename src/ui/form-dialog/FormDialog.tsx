import { Alert, Modal } from 'antd';
import { type ReactNode, useId } from 'react';
import styles from './FormDialog.module.css';

interface Props {
  title: string;
  /** What is typed into it, or what is asked. */
  children: ReactNode;
  submitText: string;
  cancelText?: string;
  width?: number;
  /** It is under way: the dialog waits for its end, so that nobody misses how it ended. */
  isBusy: boolean;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** Why it was not done, in a sentence; what was typed stays. */
  failure?: string | null;
  onSubmit: () => void;
  onClose: () => void;
}

/** A dialog that does one thing: by its button, or by Enter in one of its fields. */
export function FormDialog(props: Props) {
  const { isBusy, isDanger = false, isDisabled = false, failure = null, onSubmit, onClose } = props;
  const formId = useId();
  return (
    <Modal
      open
      title={props.title}
      width={props.width ?? 440}
      okText={props.submitText}
      cancelText={props.cancelText ?? 'Cancel'}
      okButtonProps={{
        htmlType: 'submit',
        form: formId,
        danger: isDanger,
        loading: isBusy,
        disabled: isDisabled,
      }}
      onCancel={() => {
        if (!isBusy) onClose();
      }}
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && !isDisabled) onSubmit();
        }}
      >
        {props.children}
        <div role="alert">{failure !== null && <Alert type="error" showIcon title={failure} />}</div>
      </form>
    </Modal>
  );
}
