import { fireEvent, render, screen } from '@testing-library/react';
import { PlainButton } from './PlainButton';
import { PlainDialog } from './PlainDialog';

function renderDialog() {
  const onCancel = jest.fn();
  const onAct = jest.fn();
  render(
    <PlainDialog title="Really?" onCancel={onCancel} actions={<PlainButton onClick={onAct}>Yes</PlainButton>}>
      <p>It cannot be undone.</p>
    </PlainDialog>,
  );
  return { onCancel, onAct, dialog: screen.getByRole('dialog', { name: 'Really?' }) };
}

it('asks, and takes the answer', () => {
  const { onAct, onCancel } = renderDialog();
  expect(screen.getByText('It cannot be undone.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(onAct).toHaveBeenCalledTimes(1);
  expect(onCancel).not.toHaveBeenCalled();
});

it('is cancelled by Escape, and by a click beside it', () => {
  const { dialog, onCancel } = renderDialog();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  fireEvent.mouseDown(dialog, { clientX: 500, clientY: 500 });
  expect(onCancel).toHaveBeenCalledTimes(2);
  fireEvent.mouseDown(screen.getByText('It cannot be undone.'), { clientX: 500, clientY: 500 });
  expect(onCancel).toHaveBeenCalledTimes(2);
});
