import { FileExcelOutlined, FilePdfOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { failureOf, useDownloadOrderExcelMutation, useDownloadOrderPdfMutation } from '../../../api';
import { useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { saveUnsaved } from '../state/saver';
import { useT } from '../../../languages/useT';

/** Downloads of the order as shown: unsaved changes are saved first. */
export function DownloadButtons({ orderId }: { orderId: string }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [downloadExcel, excel] = useDownloadOrderExcelMutation();
  const [downloadPdf, pdf] = useDownloadOrderPdfMutation();

  const download = async (start: () => ReturnType<typeof downloadExcel>) => {
    if (!(await dispatch(saveUnsaved()))) return;
    const failure = failureOf(await start());
    if (failure !== null) dispatch(showAlert({ message: failure, severity: 'error' }));
  };
  const startExcel = () => {
    dispatch(showAlert({ message: t('Downloading excel'), severity: 'info' }));
    return downloadExcel({ id: orderId });
  };

  return (
    <Flex gap={8}>
      <Button
        block
        icon={<FileExcelOutlined aria-hidden />}
        loading={excel.isLoading}
        onClick={() => void download(startExcel)}
      >
        Excel
      </Button>
      <Button
        block
        icon={<FilePdfOutlined aria-hidden />}
        loading={pdf.isLoading}
        onClick={() => void download(() => downloadPdf({ id: orderId }))}
      >
        PDF
      </Button>
    </Flex>
  );
}
