import { FileExcelOutlined, FilePdfOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import {
  failureOf,
  useDownloadToComeExcelMutation,
  useDownloadToComePdfMutation,
  useHas,
} from '../../../api';
import { useT } from '../../../languages/useT';
import { useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';

/** Downloads of what is still to come of an order. */
export function ToComeButtons({ orderId }: { orderId: string }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const hasExcel = useHas('downloadToComeExcel');
  const hasPdf = useHas('downloadToComePdf');
  const [downloadExcel, excel] = useDownloadToComeExcelMutation();
  const [downloadPdf, pdf] = useDownloadToComePdfMutation();

  const download = async (start: typeof downloadExcel) => {
    const failure = failureOf(await start({ id: orderId }));
    if (failure !== null) dispatch(showAlert({ message: failure, severity: 'error' }));
  };
  const buttons = [
    {
      has: hasExcel,
      label: t('Excel of what is still to come'),
      text: 'Excel',
      icon: <FileExcelOutlined aria-hidden />,
      isLoading: excel.isLoading,
      start: downloadExcel,
    },
    {
      has: hasPdf,
      label: t('PDF of what is still to come'),
      text: 'PDF',
      icon: <FilePdfOutlined aria-hidden />,
      isLoading: pdf.isLoading,
      start: downloadPdf,
    },
  ].filter(({ has }) => has);
  if (buttons.length === 0) return null;
  return (
    <Flex wrap gap={8} align="center">
      <span>{t('Still to come')}</span>
      {buttons.map(({ label, text, icon, isLoading, start }) => (
        <Button
          key={text}
          size="small"
          icon={icon}
          loading={isLoading}
          aria-label={label}
          title={label}
          onClick={() => void download(start)}
        >
          {text}
        </Button>
      ))}
    </Flex>
  );
}
