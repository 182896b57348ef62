import { BgColorsOutlined, PictureOutlined } from '@ant-design/icons';
import { Button, Card, Flex, Typography } from 'antd';
import { useState } from 'react';
import type { PictureKind } from '../../domain/pictures';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { whenUsed } from '../../ui/when-used/whenUsed';

const PicturesDialog = whenUsed(
  async () =>
    (await import(/* webpackChunkName: "pictures-dialog" */ '../../shared/upload-dialog/PicturesDialog'))
      .PicturesDialog,
);

/** Upload images (spec 2): the images dialog and the colors dialog. */
export function ImagesPage() {
  const [open, setOpen] = useState<PictureKind | null>(null);
  return (
    <PageFrame title="Upload images" ways={<ButtonLink to={paths.management.href()}>Management</ButtonLink>}>
      <Flex wrap gap={16}>
        <Card size="small" title={<h2>Images</h2>} style={{ flex: '0 1 360px' }}>
          <Flex vertical gap={12} align="start">
            <Typography.Text type="secondary">
              The pictures of garments, in every catalog that has them.
            </Typography.Text>
            <Button type="primary" icon={<PictureOutlined aria-hidden />} onClick={() => setOpen('images')}>
              Image upload
            </Button>
          </Flex>
        </Card>
        <Card size="small" title={<h2>Colors</h2>} style={{ flex: '0 1 360px' }}>
          <Flex vertical gap={12} align="start">
            <Typography.Text type="secondary">The swatches that show a garment’s colors.</Typography.Text>
            <Button type="primary" icon={<BgColorsOutlined aria-hidden />} onClick={() => setOpen('colors')}>
              Color upload
            </Button>
          </Flex>
        </Card>
      </Flex>
      {open && <PicturesDialog kind={open} onClose={() => setOpen(null)} />}
    </PageFrame>
  );
}
