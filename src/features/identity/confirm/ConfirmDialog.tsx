import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { formFailureOf, useConfirmSessionMutation, useGetSecondFactorsQuery } from '../../../api';
import { FormDialog } from '../../../ui/form/FormDialog';
import { hasPasskeys } from '../passkeys/askBrowser';
import { useOwnPasskey } from '../passkeys/useOwnPasskey';
import { SignInAgain } from '../openid/SignInAgain';

interface Props {
  onConfirmed: () => void;
  onClose: () => void;
}

interface Proof {
  proof?: string;
}

const fields = {
  password: { label: 'Password', name: 'password', input: { autoComplete: 'current-password' } },
  totp: {
    label: 'Code of your authenticator app',
    name: 'code',
    input: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  },
  recovery: { label: 'Recovery code', name: 'recovery_code', input: { autoComplete: 'off' } },
} as const;

/** Re-authenticates the signed-in person, in one of the ways that the server accepts from them. */
export function ConfirmDialog({ onConfirmed, onClose }: Props) {
  const { data, isLoading } = useGetSecondFactorsQuery();
  const [confirm] = useConfirmSessionMutation();
  const askForPasskey = useOwnPasskey();
  const [usesCode, setUsesCode] = useState(false);
  const { confirm_with: accepted = [], providers = [] } = data ?? {};
  const methods = accepted
    .filter((one) => one !== 'openid')
    .filter((one) => one !== 'passkey' || hasPasskeys());
  const method = usesCode ? 'recovery' : methods[0];

  const confirmByPasskey = async () => {
    const asked = await askForPasskey();
    if (asked === 'cancelled') return undefined;
    if ('failure' in asked) return { text: asked.failure };
    return formFailureOf(await confirm({ confirmSessionRequest: { passkey: asked.answer } }));
  };

  const handleSubmit = async ({ proof }: Proof) => {
    if (method === undefined) return { text: 'Sign out and in again, then you can do this.' };
    if (method === 'passkey') return confirmByPasskey();
    const confirmSessionRequest = { [fields[method].name]: proof };
    return formFailureOf(await confirm({ confirmSessionRequest }));
  };

  return (
    <FormDialog<Proof>
      title="Confirm it is you"
      width={400}
      submitText="Confirm"
      initialValues={{ proof: '' }}
      isDisabled={method === undefined}
      isLoading={isLoading}
      instead={providers.length > 0 && <SignInAgain providers={providers} />}
      onSubmit={handleSubmit}
      onDone={onConfirmed}
      onClose={onClose}
    >
      {method === undefined && data !== undefined && (
        <p>You have no password here. Sign out and in again, then you can do this.</p>
      )}
      {method === 'passkey' && <p>Your browser will ask you for your passkey.</p>}
      {method !== undefined && method !== 'passkey' && (
        <Form.Item
          key={method}
          name="proof"
          label={fields[method].label}
          rules={[{ required: true, message: `Enter your ${fields[method].label.toLowerCase()}.` }]}
        >
          {method === 'password' ? (
            <Input.Password autoFocus {...fields[method].input} />
          ) : (
            <Input autoFocus {...fields[method].input} />
          )}
        </Form.Item>
      )}
      {method !== 'recovery' && methods.includes('recovery') && (
        <Button type="link" onClick={() => setUsesCode(true)}>
          Use a recovery code instead
        </Button>
      )}
    </FormDialog>
  );
}
