import { Field } from '../../ui/field/Field';
import { AddressSelect } from '../address-select/AddressSelect';
import { SalesOrganizationSelect } from '../sales-organization-select/SalesOrganizationSelect';
import type { PlaceChoices, PlaceDraft } from './placeChoices';

interface Props {
  /** The ids of the controls begin with it. */
  id: string;
  choices: PlaceChoices;
  onChange: (change: PlaceDraft) => void;
}

/** The address and the sales organization with its channel of an order; what the customer has none of is not asked for. */
export function PlaceFields({ id, choices, onChange }: Props) {
  return (
    <>
      {choices.addresses.length > 0 && (
        <Field id={`${id}-address`} label="Address" isOptional>
          <AddressSelect
            id={`${id}-address`}
            options={choices.addresses}
            value={choices.address}
            onChange={(address) => onChange({ address })}
          />
        </Field>
      )}
      {choices.salesOrganizations.length > 0 && (
        <Field id={`${id}-so`} label="Sales organization/channel" isOptional>
          <SalesOrganizationSelect
            id={`${id}-so`}
            options={choices.salesOrganizations}
            value={choices.salesOrganization}
            onChange={(salesOrganization) => onChange({ salesOrganization })}
          />
        </Field>
      )}
    </>
  );
}
