import { Button, Flex, Typography } from 'antd';
import { counted } from '../../../lib/numbers';
import styles from './CustomersBar.module.css';

/** What can be done to all selected customers. */
export type ManyAction = 'catalogs' | 'agents' | 'pricelist';

interface Props {
  count: number;
  /** How many of them the filters hide. */
  hidden: number;
  onAct: (action: ManyAction) => void;
  onClear: () => void;
}

/** What is selected, and what can be done to all of it. */
export function CustomersBar({ count, hidden, onAct, onClear }: Props) {
  return (
    <Flex
      wrap
      gap="8px 16px"
      align="center"
      justify="space-between"
      className={styles.bar}
      role="region"
      aria-label="Selected customers"
    >
      <div>
        <p role="status">
          <strong>{counted(count, 'customer')}</strong> selected
        </p>
        {hidden > 0 && (
          <Typography.Text type="secondary">
            {counted(hidden, 'customer')} not shown by the filters
          </Typography.Text>
        )}
      </div>
      <Flex wrap gap={8}>
        <Button type="primary" onClick={() => onAct('catalogs')}>
          Enable catalogs
        </Button>
        <Button onClick={() => onAct('agents')}>Set agents</Button>
        <Button onClick={() => onAct('pricelist')}>Set price list</Button>
        <Button type="text" onClick={onClear}>
          Clear
        </Button>
      </Flex>
    </Flex>
  );
}
