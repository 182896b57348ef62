import { Form, Input, Select } from 'antd';
import dayjs from 'dayjs';
import { formFailureOf, useCreateApiKeyMutation } from '../../../api';
import type { KeyScope } from '../../../domain/access/apiKeys';
import { keysOf } from '../../../domain/records';
import { useT } from '../../../languages/useT';
import { useConfirmation } from '../../../shared/confirm-session/useConfirmation';
import { FormDialog } from '../../../ui/form/FormDialog';
import { Choices } from '../Choices';
import { scopeTexts } from './keyTexts';

interface Values {
  name: string;
  scopes: KeyScope[];
  months: number;
}

interface Props {
  /** Called with the new key, which can't be read again. */
  onCreated: (key: string) => void;
  onClose: () => void;
}

const validMonths = [3, 6, 12, 24];

/** A day less than the host allows at most, as the clocks of both may differ. */
const expiryAfter = (months: number) => dayjs().add(months, 'month').subtract(1, 'day').unix();

/** Creates an API key; re-authenticates the person if the host requires it. */
export function CreateKeyDialog({ onCreated, onClose }: Props) {
  const t = useT();
  const [create] = useCreateApiKeyMutation();
  const { run, dialog } = useConfirmation();

  const handleSubmit = async ({ name, scopes, months }: Values) => {
    const request = { name, scopes, expires: expiryAfter(months) };
    const outcome = await run(() => create({ createApiKeyRequest: request }));
    if (outcome === null) return undefined;
    const failure = formFailureOf(outcome);
    if (failure === null) onCreated(outcome.data?.key ?? '');
    return failure;
  };

  return (
    <>
      <FormDialog<Values>
        title={t('Create an API key')}
        submitText={t('Create')}
        initialValues={{ name: '', scopes: [], months: 12 }}
        onSubmit={handleSubmit}
        onClose={onClose}
      >
        <Form.Item
          name="name"
          label={t('Name')}
          extra={t('The system that will use it.')}
          rules={[{ required: true, whitespace: true, message: t('Name the key.') }]}
        >
          <Input maxLength={100} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="scopes"
          label={t('Scopes')}
          rules={[{ required: true, type: 'array', message: t('Choose at least one.') }]}
        >
          <Choices
            options={keysOf(scopeTexts).map((scope) => ({ value: scope, label: t(scopeTexts[scope]) }))}
          />
        </Form.Item>
        <Form.Item name="months" label={t('Valid for')} required>
          <Select
            options={validMonths.map((months) => ({
              value: months,
              label: t('{months, plural, one {# month} other {# months}}', { months }),
            }))}
          />
        </Form.Item>
      </FormDialog>
      {dialog}
    </>
  );
}
