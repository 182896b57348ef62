import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useOutsideClose } from '../useOutsideClose';
import type { Density, TablePreferences } from './tablePreferences';
import styles from './TableSettings.module.css';

interface Props {
  /** The columns that may be hidden. */
  columns: readonly { readonly key: string; readonly title: string }[];
  preferences: TablePreferences;
  onChange: (next: TablePreferences) => void;
}

const densities: readonly { readonly value: Density; readonly label: string }[] = [
  { value: 'compact', label: 'Compact' },
  { value: 'comfortable', label: 'Comfortable' },
];

/** The 'Columns' button of a table: which columns it shows, and how high its rows are. */
export function TableSettings(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const handleKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    button.current?.focus();
    close();
  };
  return (
    <span className={styles.settings} onKeyDown={handleKeys}>
      <button
        ref={button}
        className={styles.button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Columns
      </button>
      {isOpen && <SettingsPopup {...props} opener={button} onClose={close} />}
    </span>
  );
}

function SettingsPopup({
  columns,
  preferences,
  onChange,
  opener,
  onClose,
}: Props & { opener: RefObject<HTMLElement | null>; onClose: () => void }) {
  const popup = useRef<HTMLDivElement>(null);
  useOutsideClose(popup, opener, onClose);

  useEffect(function focusFirst() {
    popup.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);

  const { hidden, density } = preferences;
  const toggle = (key: string) =>
    onChange({
      ...preferences,
      hidden: hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key],
    });

  return (
    <div
      ref={popup}
      className={styles.popup}
      role="dialog"
      aria-label="Columns"
      onBlur={({ currentTarget, relatedTarget }) => {
        // The Tab key leads out of it.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <fieldset className={styles.group}>
        <legend>Shown columns</legend>
        {columns.map(({ key, title }) => (
          <label key={key} className={styles.choice}>
            <input type="checkbox" checked={!hidden.includes(key)} onChange={() => toggle(key)} />
            {title}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Rows</legend>
        {densities.map(({ value, label }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="density"
              checked={density === value}
              onChange={() => onChange({ ...preferences, density: value })}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
