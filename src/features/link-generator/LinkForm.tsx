import { Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { type Catalog, formFailureOf, useCreateOrderLinkMutation, type User } from '../../api';
import { useAppDispatch, useAppSelector } from '../../lib/redux';
import { KindField } from '../../shared/customer-fields/CustomerFields';
import { emailFault, nameFault } from '../../domain/person/personFaults';
import { CatalogField } from '../../shared/order-fields/OrderFields';
import { type OrderOutcome, orderOutcome } from '../../shared/order-outcome/orderOutcome';
import { OrderOutcomeDialog } from '../../shared/order-outcome/OrderOutcomeDialog';
import { ruleOf } from '../../ui/form/formFailure';
import { FormPanel } from '../../ui/form/FormPanel';
import { CopyLinkButton } from './CopyLinkButton';
import { linkCreated, linkDraftEdited, type LinkValues, selectLinkDraft } from './linkDraftSlice';
import { toCreateLink } from './toCreateLink';

interface Props {
  /** Who sells the order. */
  me: User;
  catalogs: readonly Catalog[];
}

export function LinkForm({ me, catalogs }: Props) {
  const draft = useAppSelector((state) => selectLinkDraft(state, me.id));
  const dispatch = useAppDispatch();
  const [createLink] = useCreateOrderLinkMutation();
  const [outcome, setOutcome] = useState<OrderOutcome | null>(null);
  /** Each link that was created leaves an empty form. */
  const [created, setCreated] = useState(0);

  const handleSubmit = async (values: LinkValues) => {
    const createOrderLinkRequest = toCreateLink(values, me.id);
    const answer = await createLink({ createOrderLinkRequest });
    const title = catalogs.find(({ id }) => id === values.catalog)?.name ?? '';
    const next = orderOutcome(answer, { title, customer: createOrderLinkRequest.customer_name });
    setOutcome(next);
    if (next.kind === 'failed') return formFailureOf(answer) ?? { text: next.message };
    dispatch(linkCreated());
    setCreated(created + 1);
    return null;
  };

  return (
    <>
      <FormPanel<LinkValues>
        key={created}
        submitText="Create"
        isKept
        initialValues={{ ...draft, catalog: catalogs.find(({ id }) => id === draft.catalog)?.id }}
        onChange={(change) => dispatch(linkDraftEdited({ owner: me.id, change }))}
        onSubmit={handleSubmit}
      >
        <Form.Item name="customerName" label="Customer name" required rules={[ruleOf(nameFault)]}>
          <Input autoFocus autoComplete="off" maxLength={200} />
        </Form.Item>
        <Form.Item
          name="customerEmail"
          label="Customer e-mail"
          required
          rules={[ruleOf(emailFault)]}
          extra="An address that is not known yet becomes a new customer of yours."
        >
          <Input type="email" autoComplete="off" maxLength={200} />
        </Form.Item>
        <CatalogField catalogs={catalogs} />
        <KindField />
        <Form.Item name="sendEmail" valuePropName="checked">
          <Checkbox>Send email</Checkbox>
        </Form.Item>
      </FormPanel>
      {outcome && (
        <OrderOutcomeDialog
          outcome={outcome}
          more={(orderId) => <CopyLinkButton orderId={orderId} />}
          onClose={() => setOutcome(null)}
        />
      )}
    </>
  );
}
