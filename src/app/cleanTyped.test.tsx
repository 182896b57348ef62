import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AutoComplete, Form, Input } from 'antd';
import { useState } from 'react';
import { cleanTyped } from './cleanTyped';

const onRemoved = jest.fn();
let stop: () => void;
beforeEach(() => {
  onRemoved.mockClear();
  stop = cleanTyped(onRemoved);
});
afterEach(() => stop());

function Field({ type = 'text', role }: { type?: string; role?: string }) {
  const [text, setText] = useState('');
  return (
    <>
      <input
        aria-label="Name"
        type={type}
        role={role}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <output>{text}</output>
    </>
  );
}

it.each(['text', 'email', 'tel', 'url'])(
  'takes them from a field of the type %s, and tells it',
  async (type) => {
    render(<Field type={type} />);
    await userEvent.click(screen.getByLabelText('Name'));
    await userEvent.paste('\ufeffCre\u0300\u200bme\u202e');
    expect(screen.getByLabelText('Name')).toHaveValue('Crème');
    expect(screen.getByRole('status')).toHaveTextContent(/^Crème$/);
    expect(onRemoved).toHaveBeenCalledTimes(1);
  },
);

it('from the field of a form and a longer text, where the caret stays behind what was pasted', async () => {
  const onFinish = jest.fn();
  render(
    <Form onFinish={onFinish} initialValues={{ note: 'ab' }}>
      <Form.Item name="note" label="Note">
        <Input.TextArea />
      </Form.Item>
      <button type="submit">Save</button>
    </Form>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  await userEvent.click(field);
  field.setSelectionRange(1, 1);
  await userEvent.paste('\u200bx\u2066y\n');
  expect(field).toHaveValue('axy\nb');
  expect(field.selectionStart).toBe(4);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onFinish).toHaveBeenCalledWith({ note: 'axy\nb' }));
});

it.each([
  ['a password', { type: 'password' }, 'a\u200bb'],
  ['a search', { role: 'searchbox' }, 'a\u200bb'],
  ['a plain text', {}, 'Crème 👗'],
])('leaves %s alone', async (_what, props, text) => {
  render(<Field {...props} />);
  await userEvent.click(screen.getByLabelText('Name'));
  await userEvent.paste(text);
  expect(screen.getByLabelText('Name')).toHaveValue(text);
  expect(onRemoved).not.toHaveBeenCalled();
});

it.each([
  ['a code', <input key="one" aria-label="Name" data-code="" />],
  ['an email', <input key="one" aria-label="Name" type="email" />],
  [
    'a code that is typed or chosen',
    <AutoComplete key="one" aria-label="Name" data-code="" options={[{ value: '0001' }]} />,
  ],
])('takes soft hyphens and joiners from %s too', async (_what, field) => {
  render(field);
  await userEvent.click(screen.getByLabelText('Name'));
  await userEvent.paste('0\u00ad0\u200d01');
  expect(screen.getByLabelText('Name')).toHaveValue('0001');
  expect(onRemoved).toHaveBeenCalledTimes(1);
});

it('leaves the soft hyphens of a text', async () => {
  render(<Field />);
  await userEvent.click(screen.getByLabelText('Name'));
  await userEvent.paste('Leder\u00adjacke');
  expect(screen.getByLabelText('Name')).toHaveValue('Leder\u00adjacke');
  expect(onRemoved).not.toHaveBeenCalled();
});

it('waits until a text is composed', () => {
  render(<Field />);
  const field = screen.getByLabelText('Name');
  fireEvent.input(field, { target: { value: 'a\u200b' }, isComposing: true });
  expect(field).toHaveValue('a\u200b');
  fireEvent.input(field, { target: { value: 'a\u200bb' } });
  expect(field).toHaveValue('ab');
});

it('ends', async () => {
  stop();
  render(<Field />);
  await userEvent.click(screen.getByLabelText('Name'));
  await userEvent.paste('a\u200b');
  expect(screen.getByLabelText('Name')).toHaveValue('a\u200b');
});
