import { Alert, Checkbox, Flex, Form, Input } from 'antd';
import type { User } from '../../api';

/** The form values: whether personal data is erased too, and the email that was typed to confirm it. */
export interface Erasure {
  erases?: boolean;
  typed?: string;
}

/** Whether the form may be submitted: to erase, one has to type the person's email. */
export const isConfirmed = ({ erases = false, typed = '' }: Erasure, { email }: User): boolean =>
  !erases || typed.trim().toLowerCase() === email.toLowerCase();

/** Offers to erase the personal data too: says what goes and what stays, and makes one type the email. */
export function EraseFields({ user, isErasing }: { user: User; isErasing: boolean }) {
  return (
    <>
      <Form.Item name="erases" valuePropName="checked">
        <Checkbox>Erase personal data too</Checkbox>
      </Form.Item>
      {isErasing && (
        <>
          <Alert
            type="warning"
            showIcon
            title="This can’t be undone."
            description={
              <Flex vertical gap={8}>
                <p>
                  Removed: name, email, SAP ID, addresses, notes about the person, sign-ins, their own views
                  and groups, and the name in notes, histories and documents. Open orders can’t be sent
                  anymore.
                </p>
                <p>
                  Staying: orders with their figures, under ‘Deleted person’, and the addresses of sent ones.
                  What the ERP has received stays there.
                </p>
              </Flex>
            }
          />
          <Form.Item name="typed" label={`Type ${user.email} to confirm`} required style={{ marginTop: 16 }}>
            <Input autoComplete="off" autoCapitalize="off" spellCheck={false} />
          </Form.Item>
        </>
      )}
    </>
  );
}
