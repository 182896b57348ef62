import { Switch } from 'antd';
import { useId } from 'react';
import styles from './LabelledSwitch.module.css';

interface Props {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A small switch with its label beside it, which switches it too. */
export function LabelledSwitch({ label, isOn, onChange }: Props) {
  const id = useId();
  return (
    <span className={styles.switch}>
      <Switch id={id} size="small" checked={isOn} onChange={onChange} />
      <label htmlFor={id}>{label}</label>
    </span>
  );
}
