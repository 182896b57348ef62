import { Flex, Segmented } from 'antd';
import { useNavigate } from 'react-router-dom';
import { keysOf } from '../../domain/records';
import { type FileKind, fileNames, fileUploads } from '../../domain/uploads/uploads';
import { paths } from '../../lib/paths';
import { useIsNarrow } from '../../lib/useMediaQuery';
import { type UrlCodec, useUrlState } from '../../lib/useUrlState';
import { PrepareFile } from '../../shared/prepare-file/PrepareFile';
import { setPendingUpload } from '../../shared/spreadsheet-field/pendingUpload';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { useT } from '../../languages/useT';

const kinds = keysOf(fileNames);

const codec: UrlCodec<FileKind> = {
  read: (params) => kinds.find((kind) => kind === params.get('for')) ?? 'catalog',
  write: (kind) => ({ for: kind === 'catalog' ? null : kind }),
};

/** The uploads that a made file is offered to. */
const uploads = Object.values(fileUploads).flatMap((upload) => ('use' in upload ? upload : []));

/** Prepare a file: converts a brand's own file for one of the uploads. */
export function PrepareFilePage() {
  const t = useT();
  const [kind, setKind] = useUrlState(codec);
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const uses = uploads
    .filter(({ file }) => file === kind)
    .map(({ use, page }) => ({
      text: t(use),
      onUse: (file: File) => {
        setPendingUpload(kind, file);
        void navigate(paths[page].href());
      },
    }));
  return (
    <PageFrame
      title={t('Prepare a file')}
      lead={t(
        'Converts your own table to a file for an upload, and shows every change before you use it. Nothing is sent.',
      )}
    >
      <Flex vertical gap={16}>
        <Segmented<FileKind>
          aria-label={t('What the file is for')}
          // Side by side, the last would be out of a phone's view.
          orientation={isNarrow ? 'vertical' : 'horizontal'}
          style={{ alignSelf: 'start' }}
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({ value, label: t(fileNames[value]) }))}
        />
        <PrepareFile key={kind} kind={kind} uses={uses} />
      </Flex>
    </PageFrame>
  );
}
