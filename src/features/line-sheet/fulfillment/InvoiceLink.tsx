import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { failureOf, useDownloadInvoicePdfMutation, useHas } from '../../../api';
import { isolated } from '../../../domain/text/isolated';
import { useT } from '../../../languages/useT';
import { useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';

/** Opens the PDF of an invoice in a new tab. */
export function InvoiceLink({ orderId, number }: { orderId: string; number: string }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const hasCall = useHas('downloadInvoicePdf');
  const [open, { isLoading }] = useDownloadInvoicePdfMutation();

  const show = async () => {
    const failure = failureOf(await open({ id: orderId, number }));
    if (failure !== null) dispatch(showAlert({ message: failure, severity: 'error' }));
  };
  if (!hasCall) return null;
  return (
    <Button
      type="link"
      size="small"
      icon={<FilePdfOutlined aria-hidden />}
      loading={isLoading}
      onClick={() => void show()}
    >
      {t('Invoice {number} (PDF)', { number: isolated(number) })}
    </Button>
  );
}
