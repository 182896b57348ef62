import { Form, Input } from 'antd';
import { useT } from '../../../languages/useT';

/** The name of a passkey. */
export const PasskeyNameField = () => {
  const t = useT();
  return (
    <Form.Item
      name="name"
      label={t('Name')}
      rules={[{ required: true, whitespace: true, message: t('Name the passkey.') }]}
    >
      <Input maxLength={100} autoComplete="off" />
    </Form.Item>
  );
};
