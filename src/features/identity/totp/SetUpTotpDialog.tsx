import { Flex, Form, Input, QRCode, Typography } from 'antd';
import { formFailureOf, useConfirmTotpMutation } from '../../../api';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useT } from '../../../languages/useT';

interface Props {
  /** The new secret, as text and as the address in the QR code. */
  setup: { secret: string; uri: string };
  /** Called with the new recovery codes, if there are any. */
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

interface Values {
  code: string;
}

/** Adds a secret to an authenticator app, and checks a code that the app makes from it. */
export function SetUpTotpDialog({ setup, onDone, onClose }: Props) {
  const t = useT();
  const [confirm] = useConfirmTotpMutation();

  const handleSubmit = async ({ code }: Values) => {
    const outcome = await confirm({ totpCodeRequest: { code } });
    const failure = formFailureOf(outcome);
    if (failure === null) onDone(outcome.data?.recovery_codes ?? []);
    return failure;
  };

  return (
    <FormDialog<Values>
      title={t('Set up authenticator app')}
      submitText={t('Set up')}
      initialValues={{ code: '' }}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>
        {t(
          'Scan this with an authenticator app on your phone, such as Google Authenticator or Microsoft Authenticator, or add it to your password manager.',
        )}
      </p>
      <Flex vertical align="center" gap={8} style={{ marginBottom: 16 }}>
        {/* The key says the same. Dark on light in each color scheme: not all apps read it otherwise. */}
        <div aria-hidden="true">
          <QRCode type="svg" value={setup.uri} size={184} color="#000" bgColor="#fff" />
        </div>
        <span>{t('Or enter this key:')}</span>
        <Typography.Text code copyable={{ text: setup.secret, tooltips: [t('Copy key'), t('Copied')] }}>
          {setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </Typography.Text>
      </Flex>
      <Form.Item
        name="code"
        label={t('Code that the app shows')}
        rules={[{ required: true, message: t('Enter the code that the app shows.') }]}
      >
        <Input autoComplete="one-time-code" inputMode="numeric" maxLength={20} />
      </Form.Item>
    </FormDialog>
  );
}
