import styles from './SheetPanel.module.css';

interface Props {
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** Shows only what has a quantity or is wanted. */
export function OnlySelectedSwitch({ isOn, onSwitch }: Props) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={({ target }) => onSwitch(target.checked)}
      />
      Only selected
    </label>
  );
}
