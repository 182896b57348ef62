import { Radio } from 'antd';
import styles from './KindField.module.css';

interface Props {
  id: string;
  isWholesale: boolean;
  onChange: (isWholesale: boolean) => void;
}

/** What kind of customer it is: Wholesale or Store (spec 2 'Add customer', 'Link generator'). */
export function KindField({ id, isWholesale, onChange }: Props) {
  return (
    <fieldset className={styles.kind}>
      <legend>Kind</legend>
      <Radio.Group
        name={id}
        options={[
          { value: true, label: 'Wholesale' },
          { value: false, label: 'Store' },
        ]}
        value={isWholesale}
        onChange={({ target }) => onChange(target.value === true)}
      />
    </fieldset>
  );
}
