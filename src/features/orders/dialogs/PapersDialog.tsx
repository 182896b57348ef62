import { Divider, Form, Input, InputNumber } from 'antd';
import {
  type OrderPapers,
  type OrderSummary,
  useGetMeQuery,
  useGetOrderPapersQuery,
  useSetOrderPapersMutation,
} from '../../../api';
import { isStaff } from '../../../domain/access/roleOptions';
import { decimalsOf } from '../../../domain/money';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { LoadFailure } from '../../../shared/load-failure/LoadFailure';
import { DateField } from '../../../ui/date-field/DateField';
import { FormDialog } from '../../../ui/form/FormDialog';
import styles from './PapersDialog.module.css';
import { changedPapers, type PapersDraft, toPapersDraft } from './papersDraft';
import { Modal } from '../../../ui/modal/Modal';

interface Props {
  order: OrderSummary;
  onClose: () => void;
}

/** What an order's confirmation, PDFs and Excel say besides the order: numbers, addresses, terms and charges. */
export function PapersDialog({ order, onClose }: Props) {
  const { currentData, error, refetch } = useGetOrderPapersQuery(
    { id: order.id },
    { refetchOnMountOrArgChange: true },
  );

  if (currentData !== undefined) return <PapersForm order={order} papers={currentData} onClose={onClose} />;
  return (
    <Modal open title={titleOf(order)} footer={null} loading={error === undefined} onCancel={onClose}>
      {error !== undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
    </Modal>
  );
}

const titleOf = ({ name }: OrderSummary) => `Papers of “${name}”`;

function PapersForm({ order, papers, onClose }: Pick<Props, 'order' | 'onClose'> & { papers: OrderPapers }) {
  const [setPapers] = useSetOrderPapersMutation();
  const { submit } = useNotices();
  const { data: me } = useGetMeQuery();
  const handleSubmit = async (draft: PapersDraft) => {
    const orderPapersRequest = { id: order.id, ...changedPapers(papers, draft) };
    const failure = await submit(setPapers({ orderPapersRequest }), 'Papers saved');
    if (failure === null) onClose();
    return failure;
  };
  return (
    <FormDialog<PapersDraft>
      title={titleOf(order)}
      submitText="Save"
      width={560}
      initialValues={toPapersDraft(papers)}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Form.Item
        name="buyer_number"
        label="Buyer’s order number"
        extra="What is filled in here is on the order’s confirmation, PDFs and Excel."
      >
        <Input autoFocus maxLength={100} />
      </Form.Item>
      {isStaff(me?.roles ?? []) && <StaffFields order={order} papers={papers} />}
    </FormDialog>
  );
}

function StaffFields({ order, papers }: { order: OrderSummary; papers: OrderPapers }) {
  const { currency } = order;
  const amount = { min: 0, max: 1_000_000_000, precision: decimalsOf(currency), suffix: currency };
  return (
    <>
      {papers.windows.map(({ drop }, n) => (
        <Form.Item
          key={drop}
          name={['windows', n, 'text']}
          label={`Delivery of ${/^\d+$/.test(drop) ? `drop ${drop}` : drop}`}
        >
          <Input maxLength={200} placeholder="15 Jan to 15 Feb 2027" />
        </Form.Item>
      ))}
      <Form.Item name="cancelDay" label="Cancel date" extra="What is not delivered by then may be cancelled.">
        <DateField />
      </Form.Item>
      <Form.Item name="delivery_terms" label="Delivery terms">
        <Input maxLength={200} placeholder="DAP Paris, Incoterms 2020" />
      </Form.Item>
      <Form.Item name="discount_percent" label="Discount in percent">
        <InputNumber min={0} max={100} precision={2} suffix="%" className={styles.amount} />
      </Form.Item>
      <Form.Item
        name="discount_amount"
        label="Discount as an amount"
        dependencies={['discount_percent']}
        rules={[eitherDiscount]}
      >
        <InputNumber {...amount} className={styles.amount} />
      </Form.Item>
      <Form.Item
        name="freight"
        label="Freight"
        extra="Discount, freight and VAT are lines after the order’s total, which stays the sum of its lines."
      >
        <InputNumber {...amount} className={styles.amount} />
      </Form.Item>
      <Form.Item
        name="vat_percent"
        label="VAT in percent"
        extra="The rate for where the order is delivered; leave it empty where no VAT is charged."
      >
        <InputNumber min={0} max={100} precision={2} suffix="%" className={styles.amount} />
      </Form.Item>
      <Form.Item name="tax_note" label="Note about tax">
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
      {papers.customer !== undefined && <CustomerFields name={order.customer.name} />}
    </>
  );
}

/** Left out for an agent who still sells the order but has lost its customer. */
function CustomerFields({ name }: { name: string }) {
  return (
    <>
      <Divider titlePlacement="start">For all orders of {name}</Divider>
      <Form.Item name={['customer', 'vat_id']} label="VAT ID">
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item name={['customer', 'bill_to']} label="Bill to" extra="The address of the invoice, in lines.">
        <Input.TextArea rows={3} maxLength={500} />
      </Form.Item>
      <Form.Item name={['customer', 'contact']} label="Contact">
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name={['customer', 'phone']} label="Phone">
        <Input type="tel" maxLength={50} />
      </Form.Item>
      <Form.Item name={['customer', 'payment_terms']} label="Payment terms">
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
    </>
  );
}

/** The form's rule that a discount is in percent or an amount. */
const eitherDiscount = ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
  validator: (_rule: unknown, amount: number | null) => {
    const percent = getFieldValue('discount_percent') ?? null;
    if (percent === null || amount === null) return Promise.resolve();
    return Promise.reject(new Error('Give the discount in percent or as an amount, not both.'));
  },
});
