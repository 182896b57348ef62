import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './SheetToolbar.module.css';

interface Props {
  label: string;
  /** What it does, when the label alone doesn't say it. */
  hint?: string;
  icon: ReactNode;
  /** Shown beside the icon where there is room. */
  text?: ReactNode;
  /** The keyboard shortcut for the same. */
  keys?: string;
  isPressed?: boolean;
  isDisabled?: boolean;
  /** Small screens, which mostly have no keyboard, hide it. */
  isSpare?: boolean;
  onClick: () => void;
}

/** A small button with an icon. Clicking it leaves the focus in its cell. */
export function ToolButton(props: Props) {
  const { label, hint = label, icon, text, keys, isPressed, isDisabled, isSpare, onClick } = props;
  return (
    <Button
      className={styles.tool}
      type={isPressed ? 'primary' : 'text'}
      icon={icon}
      aria-label={label}
      title={keys === undefined ? hint : `${hint} (${keys})`}
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
