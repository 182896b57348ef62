import { screen } from '@testing-library/react';

/** The dialog with this title while another one is open: in tests Ant Design gives both titles the same id. */
export async function openDialog(title: string): Promise<HTMLElement> {
  const dialog = (await screen.findByText(title)).closest<HTMLElement>('[role=dialog], [role=alertdialog]');
  if (dialog === null) throw new Error(`“${title}” is not the title of a dialog.`);
  return dialog;
}
