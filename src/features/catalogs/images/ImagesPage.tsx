import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { PictureKind } from '../../../domain/pictures/pictureName';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button-link/ButtonLink';
import { PageFrame } from '../../../ui/page-frame/PageFrame';
import styles from './ImagesPage.module.css';

const PicturesDialog = lazy(async () => ({
  default: (
    await import(/* webpackChunkName: "pictures-dialog" */ '../../../shared/upload-dialog/PicturesDialog')
  ).PicturesDialog,
}));

/** Upload images (spec 2): the images dialog and the colours dialog. */
export function ImagesPage() {
  const [open, setOpen] = useState<PictureKind | null>(null);
  return (
    <PageFrame title="Upload images" ways={<ButtonLink to={paths.management.href()}>Management</ButtonLink>}>
      <div className={styles.ways}>
        <section className={styles.way}>
          <h2>Images</h2>
          <p>The pictures of garments, in every catalog that has them.</p>
          <Button type="primary" onClick={() => setOpen('images')}>
            Image upload
          </Button>
        </section>
        <section className={styles.way}>
          <h2>Colors</h2>
          <p>The swatches that stand for a garment’s colours.</p>
          <Button type="primary" onClick={() => setOpen('colors')}>
            Color upload
          </Button>
        </section>
      </div>
      {open && (
        <Suspense>
          <PicturesDialog kind={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </PageFrame>
  );
}
