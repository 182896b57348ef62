import { useState } from 'react';
import { PreparePictures } from '../../shared/prepare-pictures/PreparePictures';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { lazyComponent } from '../../ui/lazy-component/lazyComponent';
import { useT } from '../../languages/useT';

const PicturesDialog = lazyComponent(
  async () => (await import('../../shared/upload-dialog/PicturesDialog')).PicturesDialog,
);

/** Prepare pictures: converts a brand's own pictures for the image upload. */
export function PreparePicturesPage() {
  const t = useT();
  const [made, setMade] = useState<File[] | null>(null);
  return (
    <PageFrame
      title={t('Prepare pictures')}
      lead={t(
        'Converts your pictures to JPEGs of 790x1080, named for the upload. Nothing is sent until you upload them.',
      )}
    >
      <PreparePictures onUse={setMade} />
      {made && <PicturesDialog kind="images" first={made} onClose={() => setMade(null)} />}
    </PageFrame>
  );
}
