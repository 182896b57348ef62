import { Checkbox, Form, Input } from 'antd';
import { useGetMeQuery } from '../../api';
import { may } from '../../domain/access/rights';
import { useT } from '../../languages/useT';

interface NameProps {
  kind: 'view' | 'group';
  label?: string;
  placeholder?: string;
}

/** The name of a saved view or group. */
export const NameField = ({ kind, label, placeholder }: NameProps) => {
  const t = useT();
  return (
    <Form.Item
      name="name"
      label={label ?? t('Name')}
      rules={[
        {
          required: true,
          whitespace: true,
          message: t('Name the {kind, select, view {view} other {group}}.', { kind }),
        },
      ]}
    >
      <Input maxLength={100} autoComplete="off" placeholder={placeholder} />
    </Form.Item>
  );
};

/** Whether the person may share with everybody. */
export const useMayShare = () => may(useGetMeQuery().data?.roles ?? [], 'shareSavedSets');

/** Whether a saved view or group is for everybody; only admins may choose. */
export const SharedField = () => {
  const t = useT();
  return (
    useMayShare() && (
      <Form.Item name="isShared" valuePropName="checked">
        <Checkbox>{t('For everybody')}</Checkbox>
      </Form.Item>
    )
  );
};
