import { useEffect, useState } from 'react';
import styles from './Snackbar.module.css';

/** One result to tell; a new object tells it again, even with the same words. */
export interface SnackbarNote {
  readonly text: string;
}

interface Props {
  note: SnackbarNote | null;
  /** How long it stays, in milliseconds; it stays longer while it is pointed at or holds the focus. */
  hideAfterMs: number;
  onClose: () => void;
}

/** A short result at the foot of the page, with CLOSE. */
export function Snackbar({ note, hideAfterMs, onClose }: Props) {
  const [isHeld, setHeld] = useState(false);

  useEffect(
    function hideInTime() {
      if (note === null || isHeld) return;
      const timer = setTimeout(onClose, hideAfterMs);
      return () => clearTimeout(timer);
    },
    [note, isHeld, hideAfterMs, onClose],
  );

  const close = () => {
    setHeld(false);
    onClose();
  };

  return (
    <div className={styles.place} role="status">
      {note !== null && (
        <div
          className={styles.snackbar}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <span>{note.text}</span>
          <button className={styles.close} type="button" onClick={close}>
            CLOSE
          </button>
        </div>
      )}
    </div>
  );
}
