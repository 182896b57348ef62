import { Checkbox, Form, Input } from 'antd';

interface NameProps {
  kind: 'view' | 'group';
  label?: string;
  placeholder?: string;
}

/** The name of a saved view or group. */
export const NameField = ({ kind, label = 'Name', placeholder }: NameProps) => (
  <Form.Item
    name="name"
    label={label}
    rules={[{ required: true, whitespace: true, message: `Name the ${kind}.` }]}
  >
    <Input maxLength={100} autoComplete="off" placeholder={placeholder} />
  </Form.Item>
);

/** Whether a saved view or group is for everybody, which admins may choose. */
export const SharedField = () => (
  <Form.Item name="isShared" valuePropName="checked">
    <Checkbox>For everybody</Checkbox>
  </Form.Item>
);
