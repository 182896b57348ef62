import { Alert, Button, Form, type FormInstance, type FormProps, Modal, type ModalProps } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './FormFrame.module.css';
import { type FormFailure, type FormFault, placeFailure } from './formFailure';

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
      {/* Below the fields, so that nothing moves while somebody corrects them. */}
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

/** What a form does; `Values` is what its fields hold, by their names. */
export interface FormTask<Values extends object> {
  /** What stands in the fields at first. */
  initialValues?: Partial<Values>;
  /**
   * Takes what was entered; answers null when that is done, why the host did not take it, or undefined when nothing came
   * of it. The form is busy until then.
   */
  onSubmit: (values: Values) => Promise<FormFailure | null | undefined>;
  /** What begins anew when it is done: all fields, or this one. */
  resets?: 'all' | (keyof Values & string);
  /** Called with what was changed, and with everything that stands now. */
  onChange?: (change: Partial<Values>, values: Values) => void;
}

/** A form's state around Ant Design's `Form`: whether it is busy or unsaved, and what is to be corrected. */
export function useFormFrame<Values extends object>(task: FormTask<Values>) {
  const { initialValues, onSubmit, resets, onChange } = task;
  const [form] = Form.useForm<Values>();
  const [isBusy, setBusy] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [faults, setFaults] = useState<readonly FormFault[]>([]);
  /** Counts what the person is to be led to: each time, the summary takes the focus. */
  const [refusals, setRefusals] = useState(0);
  useLeaveWarning(isDirty);

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
    // Faults show only once the form was sent; then each goes away as soon as it is corrected.
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

/** The browser asks before it leaves the page, or loads it again, while something is not saved. */
function useLeaveWarning(isDirty: boolean) {
  useEffect(
    function warn() {
      if (!isDirty) return;
      const ask = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', ask);
      return () => window.removeEventListener('beforeunload', ask);
    },
    [isDirty],
  );
}

/** Asks before what was typed is dropped: its OK drops it. */
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
