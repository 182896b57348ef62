import { FilePdfOutlined, FileTextOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import {
  failureOf,
  useDownloadCatalogDesignMutation,
  useDownloadCatalogPdfMutation,
  useDownloadCatalogStockPdfMutation,
} from '../../../api';
import { useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';

interface Props {
  catalogId: string;
  /** Whose prices the documents tell; null is the plain ones. */
  pricelist: string | null;
}

/** The documents of a catalog (spec 2 'Catalog preview'). */
export function DownloadButtons({ catalogId: id, pricelist }: Props) {
  const [downloadDesign, design] = useDownloadCatalogDesignMutation();
  const [downloadStock, stock] = useDownloadCatalogStockPdfMutation();
  const [downloadPreview, preview] = useDownloadCatalogPdfMutation();
  const dispatch = useAppDispatch();
  const priced = { id, ...(pricelist !== null && { pl: pricelist }) };

  const tell = async (downloading: Promise<{ data?: unknown; error?: unknown }>) => {
    const failure = failureOf(await downloading);
    if (failure !== null) dispatch(showAlert({ message: failure, severity: 'error' }));
  };

  return (
    <Flex wrap gap={8} role="group" aria-label="Downloads">
      <Button
        icon={<FileTextOutlined aria-hidden />}
        loading={design.isLoading}
        onClick={() => void tell(downloadDesign(priced))}
      >
        Design text
      </Button>
      <Button
        icon={<FilePdfOutlined aria-hidden />}
        loading={stock.isLoading}
        onClick={() => void tell(downloadStock(priced))}
      >
        Stock PDF
      </Button>
      <Button
        icon={<FilePdfOutlined aria-hidden />}
        loading={preview.isLoading}
        onClick={() => void tell(downloadPreview(priced))}
      >
        Preview PDF
      </Button>
    </Flex>
  );
}
