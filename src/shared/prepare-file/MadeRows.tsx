import { Flex, Table, Typography } from 'antd';
import type { Cell } from '../../domain/spreadsheet/cell';
import { counted } from '../../lib/numbers';
import type { MadeStart } from './ImportSession';
import { fieldText } from './fieldTexts';
import styles from './PrepareFile.module.css';

/** The first rows of the made file. */
export function MadeRows({ made }: { made: MadeStart }) {
  const { header, firstRows, total } = made;
  return (
    <Flex vertical gap={8}>
      <Table
        size="small"
        pagination={false}
        aria-label="First rows of the made file"
        scroll={{ x: 'max-content', y: 320 }}
        rowKey="index"
        dataSource={firstRows.map((cells, index) => ({ index, cells }))}
        columns={header.map((name, column) => ({
          key: name,
          title: fieldText(name),
          render: (_: unknown, { cells }: { cells: readonly Cell[] }) => (
            <span className={styles.cell}>{cells[column]}</span>
          ),
        }))}
      />
      {total > firstRows.length && (
        <Typography.Text type="secondary">
          {counted(total - firstRows.length, 'more row')} are in the file.
        </Typography.Text>
      )}
    </Flex>
  );
}
