import { Form } from 'antd';
import { useEffect } from 'react';

interface Props {
  /** What was taken last; null at first. */
  after: object | null;
  /** The field that begins anew; all of them when left out. */
  field?: string;
}

/** In a form: its fields begin anew whenever something else was taken. */
export function FormReset({ after, field }: Props) {
  const form = Form.useFormInstance();
  useEffect(
    function beginAnew() {
      if (after !== null) form.resetFields(field === undefined ? undefined : [field]);
    },
    [after, field, form],
  );
  return null;
}
