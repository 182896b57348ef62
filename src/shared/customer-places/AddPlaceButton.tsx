import { Button } from 'antd';
import { type ComponentType, useState } from 'react';
import type { SalesOrganization, User, UserAddress } from '../../api';
import { useMayCall } from '../may-call/useMayCall';
import { AddressDialog } from './AddressDialog';
import { SalesOrganizationDialog } from './SalesOrganizationDialog';
import { useT } from '../../languages/useT';

interface DialogProps<Place> {
  customer: Pick<User, 'id' | 'name'>;
  /** Called with the saved address or sales organization. */
  onDone?: ((place: Place) => void) | undefined;
}

interface Props<Place> extends DialogProps<Place> {
  /** The accessible name, where several such buttons are in view. */
  label?: string;
  isDisabled?: boolean;
}

/** Adds an address of a customer; nothing where the server or the person's roles don't allow it. */
export const AddAddressButton = (props: Props<UserAddress>) => {
  const t = useT();
  return <AddButton {...props} text={t('Add address')} Dialog={AddressDialog} />;
};

/** The same for a sales organization. */
export const AddSalesOrganizationButton = (props: Props<SalesOrganization>) => {
  const t = useT();
  return <AddButton {...props} text={t('Add sales organization')} Dialog={SalesOrganizationDialog} />;
};

interface AddProps<Place> extends Props<Place> {
  text: string;
  Dialog: ComponentType<DialogProps<Place> & { onClose: () => void }>;
}

function AddButton<Place>({ text, label, isDisabled, Dialog, ...props }: AddProps<Place>) {
  const [isOpen, setOpen] = useState(false);
  if (!useMayCall('changeUserPlaces')) return null;
  return (
    <>
      <Button aria-label={label} disabled={isDisabled} onClick={() => setOpen(true)}>
        {text}
      </Button>
      {isOpen && <Dialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
