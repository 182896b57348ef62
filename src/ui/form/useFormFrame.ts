import { Form, type FormInstance, type FormProps } from 'antd';
import { useEffect, useState } from 'react';
import { type FormFailure, type FormFault, placeFailure } from './formFailure';

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
    // Nobody is told of a fault before they have finished; then each is taken back as soon as it is mended.
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
export type FormFrameState<Values extends object> = ReturnType<typeof useFormFrame<Values>>;

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
