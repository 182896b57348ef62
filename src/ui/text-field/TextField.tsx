import { Input, type InputRef } from 'antd';
import type { ReactNode, Ref } from 'react';
import { describedBy, Field } from '../field/Field';

interface Props {
  id: string;
  label: string;
  value: string;
  /** How many characters it takes at most. */
  longest: number;
  type?: 'text' | 'email';
  isRequired?: boolean;
  isOptional?: boolean;
  isDisabled?: boolean;
  autoFocus?: boolean;
  /** Why what stands in it cannot be taken. */
  error?: string | null;
  /** Stands beneath it. */
  hint?: ReactNode;
  ref?: Ref<InputRef>;
  onChange: (value: string) => void;
}

/** A line of text with its label, and beneath it what is wrong or a hint. */
export function TextField({ id, label, value, longest, type = 'text', error = null, ...props }: Props) {
  return (
    <Field id={id} label={label} isOptional={props.isOptional} error={error} hint={props.hint}>
      <Input
        ref={props.ref}
        id={id}
        type={type}
        autoFocus={props.autoFocus}
        autoComplete="off"
        maxLength={longest}
        required={props.isRequired}
        disabled={props.isDisabled}
        status={error === null ? undefined : 'error'}
        aria-invalid={error !== null}
        aria-describedby={describedBy(id)}
        value={value}
        onChange={({ target }) => props.onChange(target.value)}
      />
    </Field>
  );
}
