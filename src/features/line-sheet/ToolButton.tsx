import type { ReactNode } from 'react';
import styles from './ToolButton.module.css';
import { keyText } from '../../languages/keyNames';
import { useT } from '../../languages/useT';

interface Props {
  label: string;
  /** Its function, when the label alone is unclear. */
  hint?: string;
  icon: ReactNode;
  /** Shown beside the icon if there is room. */
  text?: ReactNode;
  /** The keyboard shortcut. */
  keys?: string;
  isPressed?: boolean;
  isDisabled?: boolean;
  /** Hidden on small screens, which mostly have no keyboard. */
  isSpare?: boolean;
  onClick: () => void;
}

/**
 * A small icon button. Clicking it does not move the focus from its cell. A plain button, as keys that move the selection
 * render tools again, and Ant Design's would take as long as the cells.
 */
export function ToolButton(props: Props) {
  const t = useT();
  const { label, hint = label, icon, text, keys, isPressed, isDisabled, isSpare, onClick } = props;
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={keys === undefined ? hint : `${hint} (${keyText(t, keys)})`}
      aria-pressed={isPressed}
      data-spare={isSpare || undefined}
      disabled={isDisabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {icon}
      {text !== undefined && <span>{text}</span>}
    </button>
  );
}
