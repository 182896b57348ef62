import { type ReactNode, useId, useState } from 'react';
import { DiscardQuestion, FormFrame, type FormTask, useFormFrame } from './FormFrame';
import { Modal } from '../modal/Modal';
import { useT } from '../../languages/useT';

interface Props<Values extends object> extends FormTask<Values> {
  title: string;
  /** The fields, or the question. */
  children: ReactNode;
  submitText: string;
  cancelText?: string;
  width?: number;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** The initial values are being loaded. */
  isLoading?: boolean;
  /** Shown instead of the form, such as why it could not be loaded. */
  instead?: ReactNode;
  /** Called when the form was submitted, before it closes. */
  onDone?: () => void;
  /** The caller shows the outcome itself. */
  staysOpen?: boolean;
  onClose: () => void;
}

/**
 * A dialog with one action, submitted by its button or by Enter in a field. It stays open while the call is pending,
 * closes on success, and confirms before it discards input.
 */
export function FormDialog<Values extends object>(props: Props<Values>) {
  const t = useT();
  const { isDanger = false, isDisabled = false, isLoading = false, staysOpen = false } = props;
  const { instead, onSubmit, onDone, onClose } = props;
  const submitAndClose = async (values: Values) => {
    const failure = await onSubmit(values);
    if (failure === null) onDone?.();
    if (failure === null && !staysOpen) onClose();
    return failure;
  };
  const frame = useFormFrame<Values>({ ...props, onSubmit: submitAndClose });
  const formId = useId();
  const [isAsking, setAsking] = useState(false);

  const handleCancel = () => {
    if (frame.isBusy) return;
    if (frame.isDirty) setAsking(true);
    else onClose();
  };

  return (
    <Modal
      open
      title={props.title}
      width={props.width ?? 440}
      okText={props.submitText}
      cancelText={props.cancelText ?? t('Cancel')}
      okButtonProps={{
        htmlType: 'submit',
        form: formId,
        danger: isDanger,
        loading: frame.isBusy,
        disabled: isDisabled,
      }}
      loading={isLoading}
      footer={isLoading || instead ? null : undefined}
      onCancel={handleCancel}
    >
      {instead || (
        <FormFrame frame={frame} id={formId}>
          {props.children}
        </FormFrame>
      )}
      {/* In the dialog, which so leaves it the focus. */}
      {isAsking && <DiscardQuestion open onOk={onClose} onCancel={() => setAsking(false)} />}
    </Modal>
  );
}
