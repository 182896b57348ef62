import { HeartFilled, InfoCircleOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { Modal } from '../../../ui/modal/Modal';
import cells from '../grid/QuantityTable.module.css';
import styles from './LegendTool.module.css';
import toolbarStyles from './SheetToolbar.module.css';
import { ToolButton } from './ToolButton';

const meanings = [
  { look: {}, text: '', meaning: 'Can be ordered' },
  { look: { 'data-state': 'filled' }, text: '12', meaning: 'Ordered' },
  { look: { 'data-state': 'short' }, text: '12', meaning: 'More than is in stock' },
  { look: { 'data-state': 'disabled' }, text: '', meaning: 'Out of stock' },
  { look: { 'data-state': 'missing' }, text: '', meaning: 'Not made in this size' },
  { look: { 'data-clash': true }, text: '', meaning: 'Changed twice: not saved until you choose' },
  { look: { 'data-wanted': true }, text: '', meaning: 'Size wanted: the shop is not sure yet' },
];

/** What the looks of the cells mean, in a dialog. */
export function LegendTool() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton
        label="Legend"
        hint="Legend: what the cells’ looks mean"
        icon={<InfoCircleOutlined />}
        text={<span className={toolbarStyles.word}>Legend</span>}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Modal open title="Legend" width={400} footer={null} onCancel={() => setOpen(false)}>
          <Legend />
        </Modal>
      )}
    </>
  );
}

function Legend() {
  return (
    <table className={styles.legend} aria-label="Legend">
      <tbody>
        {meanings.map(({ look, text, meaning }) => (
          <tr key={meaning}>
            <td className={cells.cell} {...look} aria-hidden>
              {text}
            </td>
            <th scope="row">{meaning}</th>
          </tr>
        ))}
        <tr>
          <td className={styles.heart} aria-hidden>
            <HeartFilled />
          </td>
          <th scope="row">Color wanted: click its name to mark or unmark it</th>
        </tr>
      </tbody>
    </table>
  );
}
