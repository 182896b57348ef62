import { Alert, Button, Form, type FormInstance, type FormProps, type ModalProps, Typography } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import styles from './FormFrame.module.css';
import { type FormFailure, type FormFault, placeFailure } from './formFailure';
import { Modal } from '../modal/Modal';

interface Props<Values extends object> {
  frame: FormFrameState<Values>;
  /** The id of the form, for a button outside it; also the prefix of its fields' ids. */
  id: string;
  children: ReactNode;
  /** The submit button, below the summary, unless it is outside the form. */
  action?: ReactNode;
}

/**
 * Ant Design's `Form`. What is wrong stands at its field, and the first such field takes the focus; many faults are also
 * listed in a summary, which then takes the focus and links to each field.
 */
export function FormFrame<Values extends object>({ frame, id, children, action }: Props<Values>) {
  const { form, faults, refusals } = frame;
  const summary = useRef<HTMLDivElement>(null);
  const listed = faults.length < fewestListed ? faults.filter(({ name }) => name === undefined) : faults;

  const follow = (name: string) => {
    form.scrollToField(name, { focus: true, block: 'center' });
    // A group of checkboxes cannot take the focus itself.
    const field = document.getElementById(`${id}_${name}`);
    if (field?.contains(document.activeElement) === false) field.querySelector('input')?.focus();
  };
  const lead = useEffectEvent(() => {
    const [first] = faults;
    if (listed.length === 0 && first?.name !== undefined) follow(first.name);
    else summary.current?.focus();
  });
  useEffect(
    function leadToWhatIsWrong() {
      if (refusals > 0) lead();
    },
    [refusals],
  );

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
      {/* Below the fields, so that nothing moves while somebody corrects them. */}
      <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
        {listed.length > 0 && <Summary faults={listed} onFollow={follow} />}
      </div>
      {action}
    </Form>
  );
}

/** Fewer faults are seen where they are. */
const fewestListed = 4;

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
    {!required && <Typography.Text type="secondary"> (optional)</Typography.Text>}
  </span>
);

/** What a form does; `Values` are its fields' values by name. */
export interface FormTask<Values extends object> {
  /** The initial values of the fields. */
  initialValues?: Partial<Values>;
  /**
   * Submits the values; resolves to null on success, to the server's refusal, or to undefined when nothing was done.
   * The form is busy until then.
   */
  onSubmit: (values: Values) => Promise<FormFailure | null | undefined>;
  /** What is reset on success: all fields, or this one. */
  resets?: 'all' | (keyof Values & string);
  /** Called with the changed values, and with all current ones. */
  onChange?: (change: Partial<Values>, values: Values) => void;
}

/** A form's state around Ant Design's `Form`: whether it is busy or unsaved, and what to correct. */
export function useFormFrame<Values extends object>(task: FormTask<Values>) {
  const { initialValues, onSubmit, resets, onChange } = task;
  const [form] = Form.useForm<Values>();
  const [isBusy, setBusy] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [faults, setFaults] = useState<readonly FormFault[]>([]);
  /** Counts the refusals: on each one, what is wrong takes the focus. */
  const [refusals, setRefusals] = useState(0);
  // The browser asks before it leaves or reloads the page while something is unsaved.
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });

  const refuse = (found: readonly FormFault[]) => {
    setFaults(found);
    setRefusals((count) => count + 1);
  };

  const handleFinish = async (values: Values) => {
    if (isBusy) return;
    setBusy(true);
    setFaults([]);
    try {
      const failure = await onSubmit(values);
      if (failure) return refuse(placeFailure(form, failure));
      if (failure === undefined) return;
      if (resets !== undefined) beginAnew(form, resets);
      setDirty(false);
      setTried(false);
    } finally {
      setBusy(false);
    }
  };

  const props: FormProps<Values> = {
    form,
    initialValues,
    layout: 'vertical',
    // Faults show only after the form was submitted; then each disappears as soon as it is corrected.
    validateTrigger: hasTried ? 'onChange' : 'onSubmit',
    onFinish: (values) => void handleFinish(values),
    onFinishFailed: ({ errorFields }) => {
      setTried(true);
      refuse(errorFields.map(({ name, errors }) => ({ name: String(name[0]), text: errors.join(' ') })));
    },
    onValuesChange: (change: Partial<Values>, values) => {
      setDirty(true);
      const changed = Object.keys(change);
      setFaults((known) => known.filter(({ name }) => name !== undefined && !changed.includes(name)));
      onChange?.(change, values);
    },
  };
  return { form, props, isBusy, isDirty, faults, refusals };
}

/** The state that `FormFrame` draws. */
type FormFrameState<Values extends object> = ReturnType<typeof useFormFrame<Values>>;

function beginAnew(form: FormInstance, resets: string) {
  form.resetFields(resets === 'all' ? undefined : [resets]);
}

/** Asks before discarding what was typed: OK discards it. */
export function DiscardQuestion(props: Pick<ModalProps, 'open' | 'onOk' | 'onCancel'>) {
  return (
    <Modal
      title="Discard what you entered?"
      width={360}
      okText="Discard"
      okButtonProps={{ danger: true }}
      cancelText="Keep editing"
      {...props}
    />
  );
}
