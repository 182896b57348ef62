import { Button } from 'antd';
import { useState } from 'react';
import type { SalesOrganization, User, UserAddress } from '../../api';
import { lazyComponent } from '../../ui/lazy-component/lazyComponent';
import { useMayCall } from '../may-call/useMayCall';

const AddressDialog = lazyComponent(async () => (await import('./AddressDialog')).AddressDialog);
const SalesOrganizationDialog = lazyComponent(
  async () => (await import('./SalesOrganizationDialog')).SalesOrganizationDialog,
);

interface Props {
  customer: Pick<User, 'id' | 'name'>;
  /** The accessible name, where several such buttons are in view. */
  label?: string;
  isDisabled?: boolean;
}

/** Adds an address of a customer; nothing where the server or the person's roles don't allow it. */
export function AddAddressButton({ customer, label, isDisabled, onDone }: Props & AddressDone) {
  const [isOpen, setOpen] = useState(false);
  if (!useMayCall('changeUserPlaces')) return null;
  return (
    <>
      <Button aria-label={label} disabled={isDisabled} onClick={() => setOpen(true)}>
        Add address
      </Button>
      {isOpen && <AddressDialog customer={customer} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The same for a sales organization. */
export function AddSalesOrganizationButton({
  customer,
  label,
  isDisabled,
  onDone,
}: Props & OrganizationDone) {
  const [isOpen, setOpen] = useState(false);
  if (!useMayCall('changeUserPlaces')) return null;
  return (
    <>
      <Button aria-label={label} disabled={isDisabled} onClick={() => setOpen(true)}>
        Add sales organization
      </Button>
      {isOpen && (
        <SalesOrganizationDialog customer={customer} onDone={onDone} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

interface AddressDone {
  onDone?: (address: UserAddress) => void;
}

interface OrganizationDone {
  onDone?: (organization: SalesOrganization) => void;
}
