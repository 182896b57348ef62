import { Checkbox, Form, Input } from 'antd';
import { useGetMeQuery } from '../../api';
import { may } from '../../domain/access/rights';

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

/** Whether the person may share with everybody. */
export const useMayShare = () => may(useGetMeQuery().data?.roles ?? [], 'shareSavedSets');

/** Whether a saved view or group is for everybody; only admins may choose. */
export const SharedField = () =>
  useMayShare() && (
    <Form.Item name="isShared" valuePropName="checked">
      <Checkbox>For everybody</Checkbox>
    </Form.Item>
  );
