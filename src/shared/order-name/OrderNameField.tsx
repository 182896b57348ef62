import type { InputRef } from 'antd';
import type { Ref } from 'react';
import { TextField } from '../../ui/text-field/TextField';

interface Props {
  id: string;
  value: string;
  error: string | null;
  ref?: Ref<InputRef>;
  onChange: (name: string) => void;
}

const longest = 200;

/** The name of an order, which every order has (spec 2 'New order', spec 5). */
export function OrderNameField({ ref, ...props }: Props) {
  return <TextField ref={ref} label="Order name" isRequired autoFocus longest={longest} {...props} />;
}
