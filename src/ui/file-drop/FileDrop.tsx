import { type DragEvent, useRef, useState } from 'react';
import styles from './FileDrop.module.css';

interface Props {
  /** The id of the picker, for its label. */
  id: string;
  /** The endings that are taken: '.xlsx'. */
  accept: readonly string[];
  isMultiple?: boolean;
  isDisabled?: boolean;
  isInvalid?: boolean;
  describedBy?: string;
  /** What is chosen already, in words; null when nothing is. */
  chosen: string | null;
  /** Gets only files of the endings. */
  onChoose: (files: File[]) => void;
}

/** A file picker that files can be dropped on as well; files of another kind are named and left. */
export function FileDrop({ id, accept, isMultiple = false, isDisabled = false, ...props }: Props) {
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const take = (files: readonly File[]) => {
    const fitting = files.filter(({ name }) => accept.some((ending) => name.toLowerCase().endsWith(ending)));
    const other = files.find((file) => !fitting.includes(file));
    setRefused(other === undefined ? null : `${other.name} is not a file of ${accept.join(' or ')}.`);
    if (fitting.length > 0) props.onChoose(isMultiple ? fitting : fitting.slice(0, 1));
    // The same file may be chosen again after it was corrected: a browser tells of no change then.
    if (input.current !== null) input.current.value = '';
  };

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isDisabled) take([...event.dataTransfer.files]);
  };

  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      data-invalid={props.isInvalid || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!isDisabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="file"
        accept={accept.join(',')}
        multiple={isMultiple}
        disabled={isDisabled}
        aria-invalid={props.isInvalid || undefined}
        aria-describedby={[`${id}-chosen`, props.describedBy].filter(Boolean).join(' ')}
        onChange={({ target }) => take([...(target.files ?? [])])}
      />
      <span className={styles.button} aria-hidden="true">
        {isMultiple ? 'Choose files' : 'Choose a file'}
      </span>
      <span id={`${id}-chosen`} className={styles.chosen}>
        {props.chosen ?? (isMultiple ? 'or drop them here' : 'or drop it here')}
      </span>
      <span className={styles.refused} role="alert">
        {refused}
      </span>
    </div>
  );
}
