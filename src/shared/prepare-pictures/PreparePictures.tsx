import { ClearOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button, Flex, Form, Select, Typography } from 'antd';
import { skipToken } from '@reduxjs/toolkit/query';
import { useId, useMemo, useState } from 'react';
import { useGetCatalogQuery, useListAllCatalogsQuery } from '../../api';
import { catalogText, sortCatalogs } from '../../domain/catalogs/seasons';
import { indexGarments } from '../../domain/prepare-pictures/pictureNames';
import { saveBlob } from '../../lib/download';
import { labelSearch } from '../../lib/labelSearch';
import { FileDrop } from '../../ui/file-drop/FileDrop';
import { Modal } from '../../ui/modal/Modal';
import { PictureTable } from './PictureTable';
import { FitFields } from './FitFields';
import { usePreparedPictures } from './usePreparedPictures';
import { useT } from '../../languages/useT';

interface Props {
  /** The initial pictures. */
  first?: readonly File[];
  onUse: (pictures: File[]) => void;
}

const accepted = ['.jpg', '.jpeg', '.png', '.webp', '.avif'] as const;
const noPictures: readonly File[] = [];

/** Makes JPEGs of 790x1080, named for the upload, from pictures of any size and name. Nothing is sent to the server. */
export function PreparePictures({ first = noPictures, onUse }: Props) {
  const t = useT();
  const [catalog, setCatalog] = useState<string | null>(null);
  const { data: catalogs = [], isLoading } = useListAllCatalogsQuery();
  const { data: found, isFetching } = useGetCatalogQuery(
    catalog === null ? skipToken : { catalogId: catalog },
  );
  const index = useMemo(() => indexGarments(found?.garments ?? [], found?.missing_pictures), [found]);
  const pictures = usePreparedPictures(index, first);
  const id = useId();
  const { pictures: all, isMaking } = pictures;
  const ready = all.filter(({ fault }) => fault === null);
  const made = ready.flatMap((picture) => picture.made ?? []);

  return (
    <Flex vertical gap={16}>
      <Form layout="vertical" requiredMark={false} component="div">
        <Form.Item
          label={t('Catalog of the garments')}
          htmlFor={`${id}-catalog`}
          extra={t(
            'Files are recognized by the codes, numbers and names of its garments, and by your own codes.',
          )}
        >
          <Select
            id={`${id}-catalog`}
            style={{ maxWidth: 420 }}
            allowClear
            placeholder={t('Only by our codes, as in WJM123')}
            loading={isLoading || isFetching}
            showSearch={labelSearch}
            listHeight={224}
            value={catalog}
            onChange={(chosen?: string) => setCatalog(chosen ?? null)}
            options={sortCatalogs(catalogs).map((one) => ({ value: one.id, label: catalogText(one) }))}
          />
        </Form.Item>
        <Form.Item
          label={t('Your pictures')}
          htmlFor={`${id}-pictures`}
          extra={t('JPEG, PNG, WebP or AVIF of any size. They stay in this browser.')}
          style={{ marginBottom: 0 }}
        >
          <FileDrop
            id={`${id}-pictures`}
            name={t('Your pictures')}
            accept={accepted}
            isMultiple
            isDisabled={isMaking}
            chosen={
              all.length > 0
                ? t('{all, plural, one {# picture} other {# pictures}}', { all: all.length })
                : null
            }
            onChoose={pictures.add}
          />
        </Form.Item>
      </Form>
      {all.length > 0 && (
        <>
          <FitFields pictures={pictures} />
          <PictureTable {...pictures} />
          <Typography.Text role="status">
            {ready.length < all.length
              ? t('{made, plural, one {# picture} other {# pictures}} of {all} made, {others} to look at', {
                  made: made.length,
                  all: all.length,
                  others: all.length - ready.length,
                })
              : t('{made, plural, one {# picture} other {# pictures}} of {all} made', {
                  made: made.length,
                  all: all.length,
                })}
          </Typography.Text>
          <Flex wrap gap={8}>
            {made.length < ready.length || made.length === 0 ? (
              <Button
                type="primary"
                loading={isMaking}
                disabled={ready.length === 0}
                onClick={pictures.makeAll}
              >
                {t('Make {value, plural, one {# picture} other {# pictures}}', {
                  value: ready.length - made.length,
                })}
              </Button>
            ) : (
              <Button type="primary" onClick={() => onUse(made)}>
                {t('Use for the image upload')}
              </Button>
            )}
            <Button
              icon={<DownloadOutlined aria-hidden />}
              disabled={made.length === 0 || isMaking}
              onClick={() => void downloadZip(made)}
            >
              {t('Download as zip')}
            </Button>
            <Button icon={<ClearOutlined aria-hidden />} disabled={isMaking} onClick={pictures.clear}>
              {t('Clear list')}
            </Button>
          </Flex>
        </>
      )}
    </Flex>
  );
}

interface DialogProps extends Props {
  onClose: () => void;
}

/** 'Prepare pictures' beside the image upload, which gets the made pictures; `first` are those that it rejected. */
export function PreparePicturesDialog({ onClose, ...pictures }: DialogProps) {
  const t = useT();
  return (
    <Modal open title={t('Prepare pictures')} width={900} footer={null} onCancel={onClose}>
      <PreparePictures {...pictures} />
    </Modal>
  );
}

/** Stored without compression, as pictures are already compressed. */
async function downloadZip(pictures: readonly File[]): Promise<void> {
  const { zipSync } = await import('fflate');
  const entries = await Promise.all(
    pictures.map(async (file) => [file.name, new Uint8Array(await file.arrayBuffer())] as const),
  );
  const bytes = zipSync(Object.fromEntries(entries), { level: 0 });
  saveBlob(new Blob([bytes], { type: 'application/zip' }), 'pictures.zip');
}
