import { ClearOutlined, ToolOutlined } from '@ant-design/icons';
import { Button, Flex, Form, Typography } from 'antd';
import { useId, useState } from 'react';
import { type PictureKind, pictureRules } from '../../domain/pictures';
import { pictureUploads } from '../../domain/uploads/uploads';
import { useAppDispatch, useAppSelector } from '../../lib/redux';
import { FileDrop } from '../../ui/file-drop/FileDrop';
import { fileCell } from './Thumbnail';
import { bytesOf, type Picture, sendPictures, usePictures } from './usePictures';
import { UploadProgress } from './UploadProgress';
import { linesCleared, selectUpload, type Upload } from './uploadSlice';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { inFull } from '../../ui/list-table/plainColumns';
import { SortedTable } from '../../ui/list-table/SortedTable';
import { lazyComponent } from '../../ui/lazy-component/lazyComponent';
import { Modal } from '../../ui/modal/Modal';
import { useT } from '../../languages/useT';
import { type Message, message, messageIn } from '../../domain/language/message';

const PreparePicturesDialog = lazyComponent(
  async () => (await import('../prepare-pictures/PreparePictures')).PreparePicturesDialog,
);

interface Props {
  kind: PictureKind;
  /** The initial pictures, from 'Prepare pictures'. */
  first?: readonly File[];
  onClose: () => void;
}

/** The images dialog and the colors dialog (spec 2, 4); closing it does not stop a running upload. */
export function PicturesDialog({ kind, first, onClose }: Props) {
  const t = useT();
  const dispatch = useAppDispatch();
  const { call, title, label } = pictureUploads[kind];
  const upload = useAppSelector((state) => selectUpload(state, call));
  const { pictures, add, remove, clear } = usePictures(kind, first);
  /** The pictures to prepare, while their dialog is open. */
  const [preparing, setPreparing] = useState<readonly File[] | null>(null);
  const id = useId();
  const good = pictures.filter(({ fault }) => fault === null).map(({ file }) => file);
  const leftOut = pictures.filter(({ fault }) => fault).map(({ file }) => file);
  const isChecking = pictures.some(({ fault }) => fault === undefined);
  const isBusy = upload.phase !== 'none';

  const handleChoose = (files: File[]) => {
    dispatch(linesCleared({ call }));
    add(files);
  };
  const handleUpdate = async () => {
    if (await dispatch(sendPictures(kind, good))) clear();
  };

  return (
    <Modal
      open
      title={t(title)}
      width={640}
      okText={t('Update')}
      cancelText={t('Close')}
      okButtonProps={{ disabled: isChecking || isBusy || good.length === 0, loading: isBusy }}
      onOk={() => void handleUpdate()}
      onCancel={onClose}
    >
      <Flex vertical gap={8}>
        <Form layout="vertical" requiredMark={false}>
          <Form.Item label={t(label)} htmlFor={id} extra={t(pictureRules[kind])} style={{ marginBottom: 8 }}>
            <FileDrop
              id={id}
              name={t(label)}
              accept={['.jpg', '.jpeg']}
              isMultiple
              isDisabled={isBusy}
              chosen={pictures.length > 0 ? t(summary(pictures, good.length)) : null}
              onChoose={handleChoose}
              offerFor={
                kind === 'images'
                  ? (refused) => (
                      <Button size="small" onClick={() => setPreparing(refused)}>
                        {t('Prepare {refused, plural, one {# picture} other {# pictures}}', {
                          refused: refused.length,
                        })}
                      </Button>
                    )
                  : undefined
              }
            />
          </Form.Item>
        </Form>
        {pictures.length > 0 && (
          <SortedTable
            label={t('Pictures')}
            columns={columns}
            rows={toRows(pictures, upload)}
            rowKey={({ file }) => file.name}
            maxHeight={280}
            empty={null}
          />
        )}
        <Flex wrap gap={8}>
          {kind === 'images' && !isBusy && (
            <Button size="small" icon={<ToolOutlined aria-hidden />} onClick={() => setPreparing(leftOut)}>
              {leftOut.length === 0
                ? t('Prepare pictures')
                : t('Prepare the {leftOut} left out', { leftOut: leftOut.length })}
            </Button>
          )}
          {pictures.length > 0 && !isBusy && (
            <Button size="small" icon={<ClearOutlined aria-hidden />} onClick={clear}>
              {t('Clear list')}
            </Button>
          )}
        </Flex>
        <UploadProgress call={call} bytes={bytesOf(good)} />
      </Flex>
      {preparing && (
        <PreparePicturesDialog
          first={preparing}
          onUse={(made) => {
            remove(preparing);
            handleChoose(made);
            setPreparing(null);
          }}
          onClose={() => setPreparing(null)}
        />
      )}
    </Modal>
  );
}

function summary(pictures: readonly Picture[], good: number): Message {
  const bad = pictures.filter(({ fault }) => fault).length;
  const files = pictures.length;
  return bad === 0
    ? message('{files, plural, one {# file} other {# files}} chosen', { files })
    : message('{files, plural, one {# file} other {# files}} chosen, {good} to send, {bad} left out', {
        files,
        good,
        bad,
      });
}

/** Files are sent in order, so the bytes sent show which files are done. */
function toRows(pictures: readonly Picture[], { phase, sent }: Upload): PictureRow[] {
  let before = 0;
  return pictures.map((picture) => {
    if (picture.fault === undefined) return { ...picture, state: 'checking' };
    if (picture.fault !== null) return { ...picture, state: 'leftOut' };
    before += picture.file.size;
    if (phase === 'none') return { ...picture, state: 'ready' };
    return { ...picture, state: phase === 'WIP' || before <= sent ? 'sent' : 'sending' };
  });
}

/** A picture and its state. */
interface PictureRow extends Picture {
  readonly state: keyof typeof states;
}

const states = {
  checking: { text: message('Checking'), tone: undefined },
  ready: { text: message('Ready'), tone: 'success' },
  sending: { text: message('Sending'), tone: undefined },
  sent: { text: messageIn('a picture', 'Sent'), tone: 'success' },
  leftOut: { text: message('Left out'), tone: 'danger' },
} as const;

function PictureState({ fault, state }: PictureRow) {
  const t = useT();
  const { text, tone } = states[state];
  return (
    <Typography.Text type={tone} style={inFull}>
      {t(fault ?? text)}
    </Typography.Text>
  );
}

const columns: readonly ListColumn<PictureRow>[] = [
  {
    key: 'name',
    title: message('File'),
    width: 120,
    sortBy: ({ file }) => file.name,
    render: fileCell,
  },
  {
    key: 'state',
    title: message('State'),
    width: 120,
    sortBy: ({ fault, state }) => fault?.text ?? state,
    render: (picture) => <PictureState {...picture} />,
  },
];
