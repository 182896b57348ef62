import { skipToken } from '@reduxjs/toolkit/query';
import { Divider, Form, Input } from 'antd';
import {
  type Order,
  type OrderPapers,
  useGetMeQuery,
  useGetOrderPapersQuery,
  useHas,
  useSetOrderNoteMutation,
  useSetOrderPapersMutation,
} from '../../api';
import { decimalsOf } from '../../domain/money';
import { isolated } from '../../domain/text/isolated';
import { DateField } from '../date-field/DateField';
import { FormDialog } from '../../ui/form/FormDialog';
import { useNotices } from '../alert-bar/useNotices';
import { NumberField } from '../number-field/NumberField';
import { LoadFailure } from '../load-failure/LoadFailure';
import { changedNotes, changedPapers, type DocumentsDraft, toDocumentsDraft } from './documentsDraft';
import { may } from '../../domain/access/rights';
import { useT } from '../../languages/useT';

interface Props {
  order: Pick<Order, 'id' | 'name' | 'note' | 'staff_note' | 'currency' | 'customer'>;
  onClose: () => void;
}

const longestNote = 2000;
const sideBySide = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  columnGap: 16,
};

/**
 * The notes on an order and, for staff, the additional details of its confirmation, PDFs and Excel. A customer's own
 * order number is on the line sheet.
 */
export function DocumentsDialog({ order, onClose }: Props) {
  const t = useT();
  const { data: me } = useGetMeQuery();
  const isForStaff = may(me?.roles ?? [], 'seeStaffNotes');
  const hasPapers = useHas('getOrderPapers') && isForStaff;
  const hasNotes = useHas('setOrderNote') && order.note !== undefined;
  const { id } = order;
  const {
    currentData: papers,
    error,
    refetch,
  } = useGetOrderPapersQuery(hasPapers ? { id } : skipToken, { refetchOnMountOrArgChange: true });
  const isMissing = me === undefined || (hasPapers && papers === undefined);
  const [setNote] = useSetOrderNoteMutation();
  const [setPapers] = useSetOrderPapersMutation();
  const { notify, submit } = useNotices();
  const handleSubmit = async (draft: DocumentsDraft) => {
    const notes = changedNotes(order, draft);
    const others = changedPapers(papers, draft);
    const failure =
      (notes && (await submit(setNote({ orderNoteRequest: { id, ...notes } }), null))) ??
      (others && (await submit(setPapers({ orderPapersRequest: { id, ...others } }), null)));
    if (failure !== null) return failure;
    notify(t('Documents and notes saved'), 'success');
    return null;
  };
  return (
    <FormDialog<DocumentsDraft>
      title={t('Documents and notes of “{name}”', { name: isolated(order.name) })}
      submitText={t('Save')}
      width={720}
      isLoading={isMissing && error === undefined}
      instead={
        isMissing && error !== undefined && <LoadFailure error={error} onRetry={() => void refetch()} />
      }
      initialValues={toDocumentsDraft(order, papers)}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <div style={sideBySide}>
        {hasNotes && (
          <Form.Item
            name="note"
            label={t('Note')}
            extra={t('The customer sees it; it is on the documents too.')}
          >
            <Input.TextArea autoFocus rows={3} maxLength={longestNote} />
          </Form.Item>
        )}
        {hasNotes && isForStaff && (
          <Form.Item name="staff_note" label={t('Note for staff')} extra={t('The customer never sees it.')}>
            <Input.TextArea rows={3} maxLength={longestNote} />
          </Form.Item>
        )}
        {papers !== undefined && <PaperFields order={order} papers={papers} />}
      </div>
    </FormDialog>
  );
}

/** Its fields are on the order's confirmation, PDFs and Excel. */
function PaperFields({ order, papers }: { order: Props['order']; papers: OrderPapers }) {
  const t = useT();
  const { currency } = order;
  const amount = { min: 0, max: 1_000_000_000, precision: decimalsOf(currency), suffix: currency };
  return (
    <>
      <Divider titlePlacement="start" style={{ gridColumn: '1 / -1' }}>
        {t('On the order’s confirmation, PDFs and Excel')}
      </Divider>
      <Form.Item name="buyer_number" label={t('Buyer’s order number')}>
        <Input autoFocus={order.note === undefined} maxLength={100} />
      </Form.Item>
      <Form.Item
        name="cancelDay"
        label={t('Cancel date')}
        extra={t('What is not delivered by then may be cancelled.')}
      >
        <DateField />
      </Form.Item>
      <Form.Item name="delivery_terms" label={t('Delivery terms')}>
        <Input maxLength={200} placeholder={t('DAP Paris, Incoterms 2020')} />
      </Form.Item>
      {papers.windows.map(({ drop }, n) => (
        <Form.Item
          key={drop}
          name={['windows', n, 'text']}
          label={
            /^\d+$/.test(drop)
              ? t('Delivery of drop {drop}', { drop })
              : t('Delivery of {drop}', { drop: isolated(drop) })
          }
        >
          <Input maxLength={200} placeholder={t('15 Jan to 15 Feb 2027')} />
        </Form.Item>
      ))}
      <Form.Item name="discount_percent" label={t('Discount in percent')}>
        <NumberField min={0} max={100} precision={2} suffix="%" />
      </Form.Item>
      <Form.Item
        name="discount_amount"
        label={t('Discount as an amount')}
        dependencies={['discount_percent']}
        rules={[eitherDiscount]}
      >
        <NumberField {...amount} />
      </Form.Item>
      <Form.Item
        name="freight"
        label={t('Freight')}
        extra={t(
          'Discount, freight and VAT are lines after the order’s total, which stays the sum of its lines.',
        )}
      >
        <NumberField {...amount} />
      </Form.Item>
      <Form.Item
        name="vat_percent"
        label={t('VAT in percent')}
        extra={t('The rate for where the order is delivered; leave it empty where no VAT is charged.')}
      >
        <NumberField min={0} max={100} precision={2} suffix="%" />
      </Form.Item>
      <Form.Item name="tax_note" label={t('Note about tax')}>
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
      {papers.customer !== undefined && <CustomerFields name={order.customer.name} />}
    </>
  );
}

/** Hidden from an agent who still sells the order but is no longer the customer's agent. */
function CustomerFields({ name }: { name: string }) {
  const t = useT();
  return (
    <>
      <Divider titlePlacement="start" style={{ gridColumn: '1 / -1' }}>
        {t('For all orders of {name}', { name: isolated(name) })}
      </Divider>
      <Form.Item name={['customer', 'vat_id']} label={t('VAT ID')}>
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item
        name={['customer', 'bill_to']}
        label={t('Bill to')}
        extra={t('The address of the invoice, in lines.')}
      >
        <Input.TextArea rows={3} maxLength={500} />
      </Form.Item>
      <Form.Item name={['customer', 'contact']} label={t('Contact')}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name={['customer', 'phone']} label={t('Phone')}>
        <Input type="tel" maxLength={50} />
      </Form.Item>
      <Form.Item name={['customer', 'payment_terms']} label={t('Payment terms')}>
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
    </>
  );
}

/** The form rule that a discount is either in percent or an amount. */
const eitherDiscount = ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
  validator: (_rule: unknown, amount: number | null) => {
    const percent = getFieldValue('discount_percent') ?? null;
    if (percent === null || amount === null) return Promise.resolve();
    return Promise.reject(new Error('Give the discount in percent or as an amount, not both.'));
  },
});
