import { Alert, Button, Form, type FormInstance, type FormProps, type ModalProps, Typography } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useBeforeUnload } from 'react-router-dom';
import styles from './FormFrame.module.css';
import { type FormFailure, type FormFault, showFailure } from './formFailure';
import { Modal } from '../modal/Modal';
import { Restored } from '../restored/Restored';
import { useT } from '../../languages/useT';

interface Props<Values extends object> {
  frame: FormFrameState<Values>;
  /** The id of the form, for a button outside it; also the prefix of its fields' ids. */
  id: string;
  children: ReactNode;
  /** The submit button, below the summary, unless it is outside the form. */
  action?: ReactNode;
}

/**
 * Ant Design's `Form`. Errors are shown at their fields, and the first such field is focused; if there are many, a
 * focused summary links to each field. What is chosen and typed outlives a node that React loses.
 */
export function FormFrame<Values extends object>({ frame, id, children, action }: Props<Values>) {
  const { form, faults, refusals } = frame;
  const summary = useRef<HTMLDivElement>(null);
  const listed = faults.length < fewestListed ? faults.filter(({ name }) => name === undefined) : faults;

  const follow = (name: string) => {
    form.scrollToField(name, { focus: true, block: 'center' });
    // A group of checkboxes cannot be focused itself.
    const field = document.getElementById(`${id}_${name}`);
    if (field?.contains(document.activeElement) === false) field.querySelector('input')?.focus();
  };
  const lead = useEffectEvent(() => {
    const [first] = faults;
    if (listed.length === 0 && first?.name !== undefined) follow(first.name);
    else summary.current?.focus();
  });
  useEffect(
    function focusErrors() {
      if (refusals > 0) lead();
    },
    [refusals],
  );

  return (
    <Restored>
      <Form<Values>
        {...frame.props}
        id={id}
        name={id}
        className={styles.form}
        noValidate
        requiredMark={markOptional}
      >
        {children}
        {/* Below the fields, so that they don't move while being corrected. */}
        <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
          {listed.length > 0 && <Summary faults={listed} onFollow={follow} />}
        </div>
        {action}
      </Form>
    </Restored>
  );
}

/** The minimum number of errors for a summary. */
const fewestListed = 4;

function Summary({ faults, onFollow }: { faults: readonly FormFault[]; onFollow: (name: string) => void }) {
  const t = useT();
  const [only] = faults;
  if (faults.length === 1 && only !== undefined && only.name === undefined) {
    const { text, viewHref } = only;
    return (
      <Alert
        type="error"
        showIcon
        title={text}
        action={viewHref !== undefined && <Link to={viewHref}>{t('view it')}</Link>}
      />
    );
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
      title={t('Please correct this:')}
      description={<ul className={styles.list}>{items}</ul>}
    />
  );
}

const markOptional = (label: ReactNode, { required }: { required: boolean }) => (
  <span>
    {label}
    {!required && <Optional />}
  </span>
);

function Optional() {
  const t = useT();
  return <Typography.Text type="secondary"> {t('(optional)')}</Typography.Text>;
}

/** A form's values and submission; `Values` are its fields' values by name. */
export interface FormTask<Values extends object> {
  /** The initial values of the fields. */
  initialValues?: Partial<Values>;
  /**
   * Submits the values; resolves to null on success, to the server's refusal, or to undefined if nothing was sent or the
   * refusal was shown elsewhere. The form is busy until then.
   */
  onSubmit: (values: Values) => Promise<FormFailure | null | undefined>;
  /** The fields to reset on success: all, or this one. */
  resets?: 'all' | (keyof Values & string);
  /** Called with the changed values, and with all current ones. */
  onChange?: (change: Partial<Values>, values: Values) => void;
}

/** The state of an Ant Design `Form`: whether it is busy or unsaved, and its errors. */
export function useFormFrame<Values extends object>(task: FormTask<Values>) {
  const { initialValues, onSubmit, resets, onChange } = task;
  const [form] = Form.useForm<Values>();
  const [isBusy, setBusy] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [faults, setFaults] = useState<readonly FormFault[]>([]);
  /** Counts the refusals: each one focuses the errors. */
  const [refusals, setRefusals] = useState(0);
  // The browser confirms leaving or reloading the page while something is unsaved.
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
      if (failure) return refuse(showFailure(form, failure));
      if (failure === undefined) return;
      if (resets !== undefined) resetForm(form, resets);
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
    // Errors show only after a submit; each disappears as soon as it is corrected.
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

/** The state that `FormFrame` renders. */
type FormFrameState<Values extends object> = ReturnType<typeof useFormFrame<Values>>;

function resetForm(form: FormInstance, resets: string) {
  form.resetFields(resets === 'all' ? undefined : [resets]);
}

/** Confirms discarding input. */
export function DiscardQuestion(props: Pick<ModalProps, 'open' | 'onOk' | 'onCancel'>) {
  const t = useT();
  return (
    <Modal
      title={t('Discard what you entered?')}
      width={360}
      okText={t('Discard')}
      okButtonProps={{ danger: true }}
      cancelText={t('Keep editing')}
      {...props}
    />
  );
}
