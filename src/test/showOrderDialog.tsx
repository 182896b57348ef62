import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { OrderSummary } from '../api';
import { OrderDialog } from '../features/orders/dialogs/OrderDialog';
import type { OpenOrderDialog } from '../features/orders/useOrderHandlers';
import { AlertBar } from '../shared/alert-bar/AlertBar';
import { renderWithStore } from './render';

const nothing = () => undefined;

function DialogAlone(dialog: OpenOrderDialog) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <AlertBar />
      {isOpen && (
        <OrderDialog
          dialog={dialog}
          onDownloadXls={nothing}
          onSend={nothing}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Shows a dialog of the row menu without its list, which is slow to render. */
export async function showOrderDialog(kind: OpenOrderDialog['kind'], order: OrderSummary, title: string) {
  const app = renderWithStore(<DialogAlone kind={kind} order={order} />);
  const dialog = await screen.findByRole('dialog', { name: title });
  const press = (name: string) => app.user.click(within(dialog).getByRole('button', { name }));
  return { ...app, dialog, press };
}
