import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import {
  type FactorMethod,
  formFailureOf,
  useConfirmSessionMutation,
  useGetSecondFactorsQuery,
} from '../../../api';
import { mapValues } from '../../../domain/records';
import { FormDialog } from '../../../ui/form/FormDialog';
import { hasPasskeys } from '../passkeys/askBrowser';
import { useOwnPasskey } from '../passkeys/useOwnPasskey';
import { SignInAgain } from '../openid/SignInAgain';
import { factors, type ProofField } from '../second-factor/factors';
import { useT } from '../../../languages/useT';
import { message } from '../../../domain/language/message';

interface Props {
  onConfirmed: () => void;
  onClose: () => void;
}

interface Proof {
  proof?: string;
}

const fields: Record<FactorMethod | 'password', ProofField | undefined> = {
  ...mapValues(factors, ({ field }) => field),
  password: {
    name: 'password',
    label: message('Password'),
    missing: message('Enter your password.'),
    input: { autoComplete: 'current-password' },
  },
};

/** Re-authenticates the signed-in person, in one of the ways that the server accepts from them. */
export function ConfirmDialog({ onConfirmed, onClose }: Props) {
  const t = useT();
  const { data, isLoading } = useGetSecondFactorsQuery();
  const [confirm] = useConfirmSessionMutation();
  const askForPasskey = useOwnPasskey();
  const [usesCode, setUsesCode] = useState(false);
  const { confirm_with: accepted = [], providers = [] } = data ?? {};
  const methods = accepted
    .filter((one) => one !== 'openid')
    .filter((one) => one !== 'passkey' || hasPasskeys());
  const method = usesCode ? 'recovery' : methods[0];
  const field = method && fields[method];
  const label = field?.fullLabel ?? field?.label;

  const confirmByPasskey = async () => {
    const asked = await askForPasskey();
    if (asked === 'cancelled') return undefined;
    if ('failure' in asked) return { text: asked.failure };
    return formFailureOf(await confirm({ confirmSessionRequest: { passkey: asked.answer } }));
  };

  const handleSubmit = async ({ proof }: Proof) => {
    if (method === undefined) return { text: t('Sign out and in again, then you can do this.') };
    if (field === undefined) return confirmByPasskey();
    const confirmSessionRequest = { [field.name]: proof };
    return formFailureOf(await confirm({ confirmSessionRequest }));
  };

  return (
    <FormDialog<Proof>
      title={t('Confirm it is you')}
      width={400}
      submitText={t('Confirm')}
      initialValues={{ proof: '' }}
      isDisabled={method === undefined}
      isLoading={isLoading}
      instead={providers.length > 0 && <SignInAgain providers={providers} />}
      onSubmit={handleSubmit}
      onDone={onConfirmed}
      onClose={onClose}
    >
      {method === undefined && data !== undefined && (
        <p>{t('You have no password here. Sign out and in again, then you can do this.')}</p>
      )}
      {method === 'passkey' && <p>{t('Your browser will ask you for your passkey.')}</p>}
      {field !== undefined && (
        <Form.Item
          key={method}
          name="proof"
          label={label && t(label)}
          rules={[{ required: true, message: t(field.missing) }]}
        >
          {method === 'password' ? (
            <Input.Password autoFocus {...field.input} />
          ) : (
            <Input autoFocus {...field.input} />
          )}
        </Form.Item>
      )}
      {method !== 'recovery' && methods.includes('recovery') && (
        <Button type="link" onClick={() => setUsesCode(true)}>
          {t('Use a recovery code instead')}
        </Button>
      )}
    </FormDialog>
  );
}
