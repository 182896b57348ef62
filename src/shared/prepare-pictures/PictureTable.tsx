import { isolated } from '../../domain/text/isolated';
import { Flex, Input, Typography } from 'antd';
import { useMemo } from 'react';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { cardOf, inFull } from '../../ui/list-table/plainColumns';
import { SortedTable } from '../../ui/list-table/SortedTable';
import { fileCell, Thumbnail } from '../upload-dialog/Thumbnail';
import type { PreparedPicture, PreparedPictures } from './usePreparedPictures';
import { useT } from '../../languages/useT';

/** The chosen pictures before and after, with the names that they get. */
export function PictureTable({ pictures, isMaking, rename }: PreparedPictures) {
  const t = useT();
  const columns = useMemo((): readonly ListColumn<PreparedPicture>[] => {
    const nameField = (picture: PreparedPicture) => (
      <NameField picture={picture} isDisabled={isMaking} onChange={rename} />
    );
    return [
      { key: 'before', title: t('Your file'), width: 200, sortBy: ({ file }) => file.name, render: fileCell },
      {
        key: 'name',
        title: t('New name'),
        width: 200,
        sortBy: ({ name }) => name,
        render: nameField,
        isLive: true,
      },
      {
        key: 'after',
        title: t('Picture'),
        width: 200,
        sortBy: ({ fault }) => fault?.text ?? '',
        render: stateCell,
      },
    ];
  }, [isMaking, rename, t]);
  return (
    <SortedTable
      label={t('Pictures')}
      columns={columns}
      rows={pictures}
      rowKey={({ file }) => file.name}
      card={cardOf(columns)}
      density="comfortable"
      maxHeight={420}
      empty={null}
    />
  );
}

interface NameProps {
  picture: PreparedPicture;
  isDisabled: boolean;
  onChange: (file: File, name: string) => void;
}

function NameField({ picture: { file, name, fault }, isDisabled, onChange }: NameProps) {
  const t = useT();
  return (
    <Input
      aria-label={t('Name of {name}', { name: isolated(file.name) })}
      size="small"
      value={name}
      disabled={isDisabled}
      status={fault === null ? undefined : 'error'}
      onChange={({ target }) => onChange(file, target.value)}
    />
  );
}

const stateCell = (picture: PreparedPicture) => <PictureState {...picture} />;

function PictureState({ made, fault, isReplacing }: PreparedPicture) {
  const t = useT();
  return (
    <Flex gap={8} align="center">
      {made && <Thumbnail file={made} width={32} />}
      <Flex vertical style={inFull}>
        <Typography.Text type={fault === null ? undefined : 'danger'}>
          {fault ? t(fault) : made ? t('790x1080 JPEG') : t('Not made yet')}
        </Typography.Text>
        {isReplacing && (
          <Typography.Text type="warning">
            {t('Replaces the picture of this name in the catalog.')}
          </Typography.Text>
        )}
      </Flex>
    </Flex>
  );
}
