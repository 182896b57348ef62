import { Button } from 'antd';
import { type ReactNode, useId } from 'react';
import { FormFrame } from './FormFrame';
import styles from './FormPanel.module.css';
import { type FormTask, useFormFrame } from './useFormFrame';

interface Props<Values extends object> extends FormTask<Values> {
  submitText: string;
  isDisabled?: boolean;
  children: ReactNode;
}

/** A page's form: it does one thing, by its button, or by Enter in one of its fields. */
export function FormPanel<Values extends object>({
  submitText,
  isDisabled,
  children,
  ...task
}: Props<Values>) {
  const frame = useFormFrame(task);
  const id = useId();
  return (
    <FormFrame
      frame={frame}
      id={id}
      className={styles.panel}
      action={
        <Button
          className={styles.submit}
          type="primary"
          htmlType="submit"
          loading={frame.isBusy}
          disabled={isDisabled}
        >
          {submitText}
        </Button>
      }
    >
      {children}
    </FormFrame>
  );
}
