import { Alert, Flex, Form, Input } from 'antd';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { useT } from '../../languages/useT';

/** The form value: the email that was typed to confirm an erasure. */
export interface Erasure {
  typed?: string;
}

interface Props {
  user: { readonly email: string };
}

/** Whether the email of the person who will be erased is typed. */
export const isConfirmed = ({ typed = '' }: Erasure, { email }: Props['user']): boolean =>
  typed.trim().toLowerCase() === email.toLowerCase();

/** Says what an erasure removes and what stays, and makes one type the person's email. */
export function EraseFields({ user }: Props) {
  const t = useT();
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={t('This can’t be undone.')}
        description={
          <Flex vertical gap={8}>
            <p>
              {t(
                'Removed: name, email, SAP ID, addresses, notes about the person, sign-ins, their own views and groups, and the name in notes, histories and documents. Open orders can’t be sent anymore.',
              )}
            </p>
            <p>
              {t(
                'Staying: orders with their figures, under ‘Deleted person’, and the addresses of sent ones. What {erpName} has received stays there.',
                { erpName: runtimeConfig().erpName },
              )}
            </p>
          </Flex>
        }
      />
      <Form.Item
        name="typed"
        label={t('Type {email} to confirm', { email: user.email })}
        required
        style={{ marginTop: 16 }}
      >
        <Input autoComplete="off" autoCapitalize="off" spellCheck={false} />
      </Form.Item>
    </>
  );
}
