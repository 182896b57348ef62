import { Checkbox, type InputRef, type RefSelectProps } from 'antd';
import { useId, useRef, useState } from 'react';
import { type Catalog, useCreateOrderLinkMutation, type User } from '../../api';
import { useAppDispatch, useAppSelector } from '../../lib/redux';
import { CatalogSelect } from '../../shared/catalog-select/CatalogSelect';
import { KindField } from '../../shared/customer-fields/KindField';
import { type OrderOutcome, orderOutcome } from '../../shared/order-outcome/orderOutcome';
import { OrderOutcomeDialog } from '../../shared/order-outcome/OrderOutcomeDialog';
import { Field } from '../../ui/field/Field';
import { FormPanel } from '../../ui/form-panel/FormPanel';
import { TextField } from '../../ui/text-field/TextField';
import { CopyLinkButton } from './CopyLinkButton';
import { type LinkDraft, linkCreated, linkDraftEdited, selectLinkDraft } from './linkDraftSlice';
import styles from './LinkForm.module.css';
import { faultsOf, toCreateLink } from './toCreateLink';

interface Props {
  /** Who sells the order. */
  me: User;
  catalogs: readonly Catalog[];
}

export function LinkForm({ me, catalogs }: Props) {
  const draft = useAppSelector((state) => selectLinkDraft(state, me.id));
  const dispatch = useAppDispatch();
  const edit = (change: Partial<LinkDraft>) => dispatch(linkDraftEdited({ owner: me.id, change }));
  const chosen = catalogs.find(({ id }) => id === draft.catalog) ?? null;

  const [createLink, { isLoading }] = useCreateOrderLinkMutation();
  const [hasTried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<OrderOutcome | null>(null);
  const name = useRef<InputRef>(null);
  const email = useRef<InputRef>(null);
  const catalog = useRef<RefSelectProps>(null);
  const id = useId();

  const faults = faultsOf(draft, chosen);
  const shown = hasTried ? faults : { name: null, email: null, catalog: null };

  const handleSubmit = async () => {
    setTried(true);
    if (faults.name !== null) return name.current?.focus();
    if (faults.email !== null) return email.current?.focus();
    if (chosen === null) return catalog.current?.focus();

    const createOrderLinkRequest = toCreateLink(draft, chosen, me.id);
    const answer = await createLink({ createOrderLinkRequest });
    const customer = createOrderLinkRequest.customer_name;
    const next = orderOutcome(answer, { title: chosen.name, customer });
    setOutcome(next);
    if (next.kind === 'failed') return;
    dispatch(linkCreated());
    setTried(false);
  };

  return (
    <FormPanel submitText="Create" isBusy={isLoading} onSubmit={() => void handleSubmit()}>
      <TextField
        ref={name}
        id={`${id}-name`}
        label="Customer name"
        isRequired
        autoFocus
        longest={200}
        error={shown.name}
        value={draft.name}
        onChange={(typed) => edit({ name: typed })}
      />
      <TextField
        ref={email}
        id={`${id}-email`}
        label="Customer e-mail"
        type="email"
        isRequired
        longest={200}
        error={shown.email}
        hint="An address that is not known yet becomes a new customer of yours."
        value={draft.email}
        onChange={(typed) => edit({ email: typed })}
      />
      <Field
        id={`${id}-catalog`}
        label="Catalog"
        error={shown.catalog}
        hint={chosen && `${chosen.brand} · ${chosen.season}`}
      >
        <CatalogSelect
          ref={catalog}
          id={`${id}-catalog`}
          catalogs={catalogs}
          value={chosen}
          hasError={shown.catalog !== null}
          onChange={(catalogId) => edit({ catalog: catalogId })}
        />
      </Field>
      <KindField
        id={`${id}-kind`}
        isWholesale={draft.isWholesale}
        onChange={(isWholesale) => edit({ isWholesale })}
      />
      <Checkbox
        className={styles.send}
        checked={draft.sendsEmail}
        onChange={({ target }) => edit({ sendsEmail: target.checked })}
      >
        Send email
      </Checkbox>
      {outcome && (
        <OrderOutcomeDialog
          outcome={outcome}
          more={(orderId) => <CopyLinkButton orderId={orderId} />}
          onClose={() => setOutcome(null)}
        />
      )}
    </FormPanel>
  );
}
