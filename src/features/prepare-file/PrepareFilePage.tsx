import { Flex, Segmented } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { FileKind } from '../../domain/spreadsheet/sheet';
import { paths } from '../../lib/paths';
import { useIsNarrow } from '../../lib/useMediaQuery';
import { type UrlCodec, useUrlState } from '../../lib/useUrlState';
import { PrepareFile } from '../../shared/prepare-file/PrepareFile';
import { setPendingUpload } from '../../shared/spreadsheet-field/pendingUpload';
import { PageFrame } from '../../ui/page-frame/PageFrame';

const kinds: { value: FileKind; label: string }[] = [
  { value: 'catalog', label: 'Catalog' },
  { value: 'stock', label: 'Stock' },
  { value: 'users', label: 'Users' },
  { value: 'edit', label: 'Edits of garments' },
  { value: 'delete', label: 'Deletions of garments' },
];

const codec: UrlCodec<FileKind> = {
  read: (params) => kinds.find(({ value }) => value === params.get('for'))?.value ?? 'catalog',
  write: (kind) => ({ for: kind === 'catalog' ? null : kind }),
};

/** The uploads that accept each kind of file. */
const uploads: Readonly<Record<FileKind, readonly { text: string; href: string }[]>> = {
  catalog: [
    { text: 'Use for a new catalog', href: paths.catalogUpload.href() },
    { text: 'Use to update a catalog', href: paths.catalogReupload.href() },
  ],
  stock: [{ text: 'Use for the stock upload', href: paths.management.href() }],
  users: [{ text: 'Use to create users', href: paths.bulkAdd.href() }],
  edit: [{ text: 'Use for a batch update', href: paths.catalogBatch.href() }],
  delete: [{ text: 'Use for a batch update', href: paths.catalogBatch.href() }],
};

/** Prepare a file: converts a brand's own file for one of the uploads. */
export function PrepareFilePage() {
  const [kind, setKind] = useUrlState(codec);
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const uses = uploads[kind].map(({ text, href }) => ({
    text,
    onUse: (file: File) => {
      setPendingUpload(kind, file);
      void navigate(href);
    },
  }));
  return (
    <PageFrame
      title="Prepare a file"
      lead="Converts your own table to a file for an upload, and shows every change before you use it. Nothing is sent."
    >
      <Flex vertical gap={16}>
        <Segmented<FileKind>
          aria-label="What the file is for"
          // Side by side, the last would be out of a phone's view.
          orientation={isNarrow ? 'vertical' : 'horizontal'}
          style={{ alignSelf: 'start' }}
          value={kind}
          onChange={setKind}
          options={kinds}
        />
        <PrepareFile key={kind} kind={kind} uses={uses} />
      </Flex>
    </PageFrame>
  );
}
