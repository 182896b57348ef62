import { screen, waitFor } from '@testing-library/react';
import { Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { renderWithStore } from '../../test/render';
import { FormDialog } from './FormDialog';
import { type FormFailure, ruleOf } from './formFailure';

interface Person {
  name: string;
  sapId: string;
}

const nameFault = (name: string | undefined) => (name ? null : 'Please enter a name.');

function renderDialog(answer: FormFailure | null = null) {
  const onSubmit = jest.fn<Promise<FormFailure | null>, [Person]>().mockResolvedValue(answer);
  const onClose = jest.fn();
  const rendered = renderWithStore(
    <FormDialog<Person> title="Edit" submitText="Save" onSubmit={onSubmit} onClose={onClose}>
      <Form.Item name="name" label="Name" required rules={[ruleOf(nameFault)]}>
        <Input />
      </Form.Item>
      <Form.Item name="sapId" label="SAP ID">
        <Input />
      </Form.Item>
    </FormDialog>,
  );
  return { ...rendered, onSubmit, onClose };
}

const save = () => screen.getByRole('button', { name: 'Save' });
const nameField = () => screen.getByRole('textbox', { name: 'Name' });

test('an error is shown only at its field, which is focused', async () => {
  const { user, onSubmit } = renderDialog();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(nameField()).toHaveAccessibleDescription('Please enter a name.'));
  expect(nameField()).toBeInvalid();
  await waitFor(() => expect(nameField()).toHaveFocus());
  expect(screen.getByText('Please enter a name.')).toBeVisible();
  expect(screen.queryByText('Please correct this:')).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();

  await user.keyboard('Bea');
  await waitFor(() => expect(nameField()).toBeValid());
  await user.click(save());
  expect(onSubmit.mock.calls).toEqual([[{ name: 'Bea' }]]);
});

test.each([3, 4])('of %i errors, four or more are also listed, with links to their fields', async (count) => {
  const names = Array.from({ length: count }, (_, index) => `field${index}`);
  const { user } = renderWithStore(
    <FormDialog title="Edit" submitText="Save" onSubmit={async () => null} onClose={() => undefined}>
      {names.map((name) => (
        <Form.Item key={name} name={name} label={name} rules={[ruleOf(() => `${name} is wrong.`)]}>
          <Input />
        </Form.Item>
      ))}
    </FormDialog>,
  );
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  const field = (index: number) => screen.getByRole('textbox', { name: `field${index} (optional)` });
  if (count < 4) {
    await waitFor(() => expect(field(0)).toHaveFocus());
    expect(screen.queryByText('Please correct this:')).not.toBeInTheDocument();
    return;
  }
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Please correct this:'));
  await user.click(screen.getByRole('button', { name: 'field2 is wrong.' }));
  expect(field(2)).toHaveFocus();
});

test("the server's errors are shown at their fields", async () => {
  const { user } = renderDialog({
    text: 'Another customer has this SAP ID.',
    errors: [{ path: 'body.sap_id', message: 'Another customer has this SAP ID.' }],
  });
  await user.type(nameField(), 'Bea');
  await user.click(save());
  const field = screen.getByRole('textbox', { name: 'SAP ID (optional)' });
  await waitFor(() => expect(field).toHaveAccessibleDescription('Another customer has this SAP ID.'));
  expect(nameField()).toHaveValue('Bea');
});

test('a refusal without a field is shown in the summary', async () => {
  const { user } = renderDialog({ text: 'The order is locked.' });
  await user.type(nameField(), 'Bea');
  await user.click(save());
  expect(await screen.findByText('The order is locked.')).toBeVisible();
});

test('discarding input is confirmed', async () => {
  const { user, onClose } = renderDialog();
  await user.type(nameField(), 'Bea');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByText('Discard what you entered?');
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(question).not.toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('an untouched dialog closes at once', async () => {
  const { user, onClose } = renderDialog();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('what was entered outlives a node that React loses', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  function Dialog() {
    const [note, setNote] = useState<string | null>('a note');
    return (
      <FormDialog<Person> title="Edit" submitText="Save" onSubmit={async () => null} onClose={() => {}}>
        <p data-testid="note">
          {note} {note !== null && <b>!</b>}
        </p>
        <Form.Item name="name" label="Name" required>
          <Input onKeyDown={({ key }) => key === 'Enter' && setNote(null)} />
        </Form.Item>
        <Form.Item name="drop" label="Drop" required>
          <Radio.Group options={['First', 'Second']} />
        </Form.Item>
      </FormDialog>
    );
  }
  const { user } = renderWithStore(<Dialog />);
  await user.click(await screen.findByRole('radio', { name: 'Second' }));
  await user.type(nameField(), 'Bea');
  screen.getByTestId('note').lastChild?.remove();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(nameField()).toHaveValue('Bea');
  expect(screen.getByRole('radio', { name: 'Second' })).toBeChecked();
  expect(save()).toBeVisible();
  logged.mockRestore();
});
