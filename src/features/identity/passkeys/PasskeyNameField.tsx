import { Form, Input } from 'antd';

/** The name of a passkey. */
export const PasskeyNameField = () => (
  <Form.Item
    name="name"
    label="Name"
    rules={[{ required: true, whitespace: true, message: 'Name the passkey.' }]}
  >
    <Input maxLength={100} autoComplete="off" />
  </Form.Item>
);
