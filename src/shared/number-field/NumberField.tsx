import { InputNumber, type InputNumberProps } from 'antd';
import { withDecimalPoint } from '../../domain/text/plainMarks';

const parse = (text = '') => withDecimalPoint(text);

/** A field for a number in any script's digits, with a decimal point or comma. */
export function NumberField(props: Omit<InputNumberProps<number | string>, 'parser'>) {
  return <InputNumber<number | string> style={{ width: '100%' }} {...props} parser={parse} />;
}
