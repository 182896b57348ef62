import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './SheetToolbar.module.css';

interface Props {
  label: string;
  icon: ReactNode;
  /** Shown beside the icon where there is room. */
  text?: string;
  /** The keyboard shortcut for the same. */
  keys?: string;
  isPressed?: boolean;
  isDisabled?: boolean;
  /** Small screens, which mostly have no keyboard, hide it. */
  isSpare?: boolean;
  onClick: () => void;
}

/** A small button with an icon. Clicking it leaves the focus in its cell. */
export function ToolButton({ label, icon, text, keys, isPressed, isDisabled, isSpare, onClick }: Props) {
  return (
    <Button
      className={styles.tool}
      type={isPressed ? 'primary' : 'text'}
      icon={icon}
      aria-label={label}
      title={keys === undefined ? label : `${label} (${keys})`}
      aria-pressed={isPressed}
      data-spare={isSpare || undefined}
      disabled={isDisabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {text}
    </Button>
  );
}
