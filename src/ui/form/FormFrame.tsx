import { Alert, Button, Form } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './FormFrame.module.css';
import type { FormFault } from './formFailure';
import type { FormFrameState } from './useFormFrame';

interface Props<Values extends object> {
  frame: FormFrameState<Values>;
  /** The id of the form, for a button outside of it; the ids of its fields begin with it. */
  id: string;
  children: ReactNode;
  /** What sends it, under the summary, where that is not outside of the form. */
  action?: ReactNode;
}

/** Ant Design's `Form` with a summary of what is to be corrected, which takes the focus and leads to each field. */
export function FormFrame<Values extends object>({ frame, id, children, action }: Props<Values>) {
  const { form, faults, refusals } = frame;
  const summary = useRef<HTMLDivElement>(null);

  useEffect(
    function focusSummary() {
      if (refusals > 0) summary.current?.focus();
    },
    [refusals],
  );

  const follow = (name: string) => {
    form.focusField(name);
    // A group of boxes cannot take the focus itself.
    const field = document.getElementById(`${id}_${name}`);
    if (field?.contains(document.activeElement) === false) field.querySelector('input')?.focus();
  };

  return (
    <Form<Values>
      {...frame.props}
      id={id}
      name={id}
      className={styles.form}
      noValidate
      requiredMark={markOptional}
    >
      {children}
      {/* Beneath the fields: nothing moves under the fingers of who corrects them. */}
      <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
        {faults.length > 0 && <Summary faults={faults} onFollow={follow} />}
      </div>
      {action}
    </Form>
  );
}

function Summary({ faults, onFollow }: { faults: readonly FormFault[]; onFollow: (name: string) => void }) {
  const [only] = faults;
  if (faults.length === 1 && only !== undefined && only.name === undefined) {
    return <Alert type="error" showIcon title={only.text} />;
  }
  const items = faults.map(({ name, text }) => (
    <li key={`${name} ${text}`}>
      {name === undefined ? (
        text
      ) : (
        <Button type="link" size="small" onClick={() => onFollow(name)}>
          {text}
        </Button>
      )}
    </li>
  ));
  return (
    <Alert
      type="error"
      showIcon
      title="Please correct this:"
      description={<ul className={styles.list}>{items}</ul>}
    />
  );
}

const markOptional = (label: ReactNode, { required }: { required: boolean }) => (
  <span>
    {label}
    {!required && <span className={styles.optional}> (optional)</span>}
  </span>
);
