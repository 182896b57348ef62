import type { WithSlice } from '@reduxjs/toolkit';
import {
  type Catalog,
  type CreateOrderLinkRequest,
  useCreateOrderLinkMutation,
  useGetMeQuery,
  useListCatalogsQuery,
  type User,
} from '../../api';
import { CatalogField, NoCatalogToOrder } from '../../shared/order-form/OrderFields';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { LoadingPanel } from '../../ui/loading-panel/LoadingPanel';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { Button, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { rootReducer, useAppDispatch, useAppSelector } from '../../lib/redux';
import { createDraftSlice } from '../../shared/draft-slice/createDraftSlice';
import { KindField } from '../../shared/customer-fields/CustomerFields';
import { EmailInput } from '../../shared/customer-fields/EmailInput';
import { emailFault, nameFault } from '../../domain/people';
import { OrderOutcomeDialog } from '../../shared/order-form/OrderOutcomeDialog';
import { useOrderCreation } from '../../shared/order-form/useOrderCreation';
import { ruleOf } from '../../ui/form/formFailure';
import { FormPanel } from '../../shared/form-panel/FormPanel';
import { LinkOutlined } from '@ant-design/icons';
import { copyText } from '../../lib/clipboard';
import { paths } from '../../lib/paths';
import { useT } from '../../languages/useT';
import { message } from '../../domain/language/message';

/** The form's values: the request without the seller. */
type LinkValues = Required<Omit<CreateOrderLinkRequest, 'seller'>>;

/** The draft, by user; wholesale and with an email by default (spec 9). */
const linkDraft = createDraftSlice<'linkDraft', Partial<LinkValues>>('linkDraft', {
  customer_name: '',
  customer_email: '',
  is_wholesale: true,
  send_email: true,
});

declare module '../../lib/redux' {
  interface Slices extends WithSlice<typeof linkDraft.slice> {}
}

rootReducer.inject(linkDraft.slice);

/** The link generator: creates an order for a known or new customer and emails its link (spec 2). */
export function LinkGeneratorPage() {
  const t = useT();
  const me = useGetMeQuery().data;
  const { data: catalogs, error, refetch } = useListCatalogsQuery();
  return (
    <PageFrame
      title={t('Link generator')}
      lead={t('Creates an order for a customer and sends them a link to it.')}
      layout="form"
    >
      {error !== undefined && catalogs === undefined && (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      )}
      {error === undefined && (me === undefined || catalogs === undefined) && <LoadingPanel fields={5} />}
      {me && catalogs?.length === 0 && <NoCatalogToOrder roles={me.roles} />}
      {me && catalogs && catalogs.length > 0 && <LinkForm me={me} catalogs={catalogs} />}
    </PageFrame>
  );
}

function LinkForm({ me, catalogs }: { me: User; catalogs: readonly Catalog[] }) {
  const t = useT();
  const creation = useOrderCreation<LinkValues>(me.id);
  const { outcome, entered: before } = creation;
  const drafts = useAppSelector((state) => state.linkDraft);
  const draft = linkDraft.draftOf(drafts, me.id, before);
  const dispatch = useAppDispatch();
  const [createLink] = useCreateOrderLinkMutation();
  /** Counts the created links: as the form's key, it empties the form. */
  const [created, setCreated] = useState(0);

  const handleSubmit = async (values: LinkValues) => {
    const { customer_name: name, customer_email: email } = values;
    // The seller is the person who fills the form in (spec 2 'Link generator').
    const trimmed = { customer_name: name.trim(), customer_email: email.trim(), seller: me.id };
    const createOrderLinkRequest = { ...values, ...trimmed };
    const send = (header: object) => createLink({ createOrderLinkRequest, ...header });
    const failure = await creation.create(values, send, {
      title: catalogs.find(({ id }) => id === values.catalog)?.name ?? '',
      customer: createOrderLinkRequest.customer_name,
    });
    if (failure !== null) return failure;
    dispatch(linkDraft.cleared());
    setCreated(created + 1);
    return null;
  };

  return (
    <>
      <FormPanel<LinkValues>
        key={created}
        submitText={t('Create')}
        hasDraft
        initialValues={{ ...draft, catalog: catalogs.find(({ id }) => id === draft.catalog)?.id }}
        onChange={(change) => dispatch(linkDraft.edited({ owner: me.id, change, before }))}
        onSubmit={handleSubmit}
      >
        <Form.Item name="customer_name" label={t('Customer name')} required rules={[ruleOf(nameFault)]}>
          <Input autoFocus autoComplete="off" maxLength={200} />
        </Form.Item>
        <Form.Item
          name="customer_email"
          label={t('Customer email')}
          required
          rules={[ruleOf(emailFault)]}
          extra={t('If no customer has this address yet, a new customer of yours is created.')}
        >
          <EmailInput />
        </Form.Item>
        <CatalogField catalogs={catalogs} />
        <KindField />
        <Form.Item name="send_email" valuePropName="checked">
          <Checkbox>{t('Send email')}</Checkbox>
        </Form.Item>
      </FormPanel>
      {outcome && (
        <OrderOutcomeDialog
          outcome={outcome}
          isEarlier={creation.isEarlier}
          more={(orderId) => <CopyLinkButton orderId={orderId} />}
          onClose={creation.close}
        />
      )}
    </>
  );
}

/** Copies the order's link to the clipboard. */
function CopyLinkButton({ orderId }: { orderId: string }) {
  const t = useT();
  const [label, setLabel] = useState(message('Copy link'));
  const handleClick = async () => {
    const link = window.location.origin + paths.lineSheet.href(orderId);
    setLabel((await copyText(link)) ? message('Link copied') : message('The browser refused to copy'));
  };
  return (
    <Button icon={<LinkOutlined aria-hidden="true" />} aria-live="polite" onClick={() => void handleClick()}>
      {t(label)}
    </Button>
  );
}
