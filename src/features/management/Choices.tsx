import { Checkbox } from 'antd';
import type { CheckboxGroupProps } from 'antd/es/checkbox';

/** A group of checkboxes, one below the other. ARIA does not allow `aria-required` on it. */
export function Choices<Value extends string>(props: CheckboxGroupProps<Value>) {
  return <Checkbox.Group {...props} style={{ flexDirection: 'column' }} aria-required={undefined} />;
}
