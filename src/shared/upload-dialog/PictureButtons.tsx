import { BgColorsOutlined, PictureOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { PictureKind } from '../../domain/pictures';
import { pictureUploads } from '../../domain/uploads/uploads';
import { useT } from '../../languages/useT';
import { lazyComponent } from '../../ui/lazy-component/lazyComponent';

const PicturesDialog = lazyComponent(async () => (await import('./PicturesDialog')).PicturesDialog);

/** The two picture uploads (spec 2 'Images upload'), the same wherever pictures are needed. */
export function PictureButtons() {
  const t = useT();
  const [open, setOpen] = useState<PictureKind | null>(null);
  return (
    <>
      <Button icon={<PictureOutlined aria-hidden />} onClick={() => setOpen('images')}>
        {t(pictureUploads.images.button)}
      </Button>
      <Button icon={<BgColorsOutlined aria-hidden />} onClick={() => setOpen('colors')}>
        {t(pictureUploads.colors.button)}
      </Button>
      {open && <PicturesDialog kind={open} onClose={() => setOpen(null)} />}
    </>
  );
}
