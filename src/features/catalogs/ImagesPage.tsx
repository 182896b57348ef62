import { Flex } from 'antd';
import { PictureButtons } from '../../shared/upload-dialog/PictureButtons';
import { PageFrame } from '../../ui/page-frame/PageFrame';

/** Upload images (spec 2): the images dialog and the colors dialog. */
export function ImagesPage() {
  return (
    <PageFrame
      title="Upload images"
      lead="Pictures of garments, and swatches of their colors, for every catalog that has them."
    >
      <Flex wrap gap={8}>
        <PictureButtons />
      </Flex>
    </PageFrame>
  );
}
