import { HeartFilled } from '@ant-design/icons';
import { Popover } from 'antd';
import type { ReactNode } from 'react';
import cells from '../grid/QuantityTable.module.css';
import styles from './LegendPopover.module.css';

interface Props {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The button that opens it. */
  children: ReactNode;
}

const meanings = [
  { state: undefined, text: '', meaning: 'Can be ordered' },
  { state: 'filled', text: '12', meaning: 'Ordered' },
  { state: 'short', text: '12', meaning: 'More than is in stock' },
  { state: 'disabled', text: '', meaning: 'Out of stock' },
  { state: 'missing', text: '', meaning: 'Not made in this size' },
] as const;

/** What the looks of the cells mean. */
export function LegendPopover({ isOpen, onOpenChange, children }: Props) {
  return (
    <Popover
      open={isOpen}
      onOpenChange={onOpenChange}
      trigger="click"
      placement="bottomRight"
      content={<Legend />}
    >
      {children}
    </Popover>
  );
}

function Legend() {
  return (
    <table className={styles.legend} aria-label="Legend">
      <tbody>
        {meanings.map(({ state, text, meaning }) => (
          <tr key={meaning}>
            <td className={cells.cell} data-state={state} aria-hidden>
              {text}
            </td>
            <th scope="row">{meaning}</th>
          </tr>
        ))}
        <tr>
          <td className={cells.cell} data-clash aria-hidden />
          <th scope="row">Changed twice: not saved until you choose</th>
        </tr>
        <tr>
          <td className={cells.cell} data-wanted aria-hidden />
          <th scope="row">Size wanted: the shop is not sure yet</th>
        </tr>
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
