import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './FormPanel.module.css';

interface Props {
  submitText: string;
  /** It is under way: nothing more is taken until it is done. */
  isBusy: boolean;
  isDisabled?: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** A page's form: it does one thing, by its button, or by Enter in one of its fields. */
export function FormPanel({ submitText, isBusy, isDisabled = false, onSubmit, children }: Props) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && !isDisabled) onSubmit();
      }}
    >
      {children}
      <Button
        className={styles.submit}
        type="primary"
        htmlType="submit"
        loading={isBusy}
        disabled={isDisabled}
      >
        {submitText}
      </Button>
    </form>
  );
}
