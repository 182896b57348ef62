import type { User } from '../../api';
import { Field } from '../../ui/field/Field';
import { PriceListSelect } from '../price-list-select/PriceListSelect';
import { WarehouseSelect } from './WarehouseSelect';

/** At which prices and from which warehouse a customer is supplied. */
export interface Supply {
  /** Null is 'None'. */
  readonly pricelist: string | null;
  readonly warehouse: string;
}

interface Props {
  /** The ids of the controls begin with it. */
  id: string;
  /** Who chooses: admins from all, others their own. */
  viewer: User;
  /** What stands already, which is offered even where the viewer could not give it. */
  given?: Supply;
  value: Supply;
  onChange: (change: Partial<Supply>) => void;
}

/** A customer's price list and warehouse (spec 5, 9). */
export function SupplyFields({ id, viewer, given, value, onChange }: Props) {
  return (
    <>
      <Field id={`${id}-pricelist`} label="Price list">
        <PriceListSelect
          id={`${id}-pricelist`}
          viewer={viewer}
          given={given?.pricelist}
          value={value.pricelist}
          onChange={(pricelist) => onChange({ pricelist })}
        />
      </Field>
      <Field id={`${id}-warehouse`} label="Warehouse">
        <WarehouseSelect
          id={`${id}-warehouse`}
          viewer={viewer}
          given={given?.warehouse}
          value={value.warehouse}
          onChange={(warehouse) => onChange({ warehouse })}
        />
      </Field>
    </>
  );
}
