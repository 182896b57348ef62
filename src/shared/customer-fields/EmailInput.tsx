import { Input } from 'antd';
import { isEmail, toEmail, withWrittenDomain } from '../../domain/people';
import { useNotices } from '../alert-bar/useNotices';
import { useT } from '../../languages/useT';

interface Props {
  /** Set by `Form.Item`, as `value` and `onChange` are. */
  id?: string;
  value?: string;
  onChange?: (email: string) => void;
}

/**
 * An email address that is typed or pasted. What was copied with it, such as `mailto:` or a name, leaves the field with
 * the focus or on Enter, and the alert bar says so; the host would not store it either.
 */
export function EmailInput({ value = '', onChange, ...field }: Props) {
  const t = useT();
  const { notify } = useNotices();
  const reduceToAddress = () => {
    const address = toEmail(value);
    // Another spelling of the domain is the same address.
    if (!isEmail(address) || address === withWrittenDomain(value.trim())) return;
    onChange?.(address);
    notify(t('Everything but the address was removed: {address}', { address }), 'info');
  };
  return (
    <Input
      {...field}
      type="email"
      autoComplete="off"
      maxLength={200}
      value={value}
      onChange={({ target }) => onChange?.(target.value)}
      onBlur={reduceToAddress}
      onPressEnter={reduceToAddress}
    />
  );
}
