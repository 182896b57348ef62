import type { SheetLook } from '../grid/cardLayout';
import styles from './SheetToolbar.module.css';
import { ToolButton } from './ToolButton';
import { ToolIcon } from './ToolIcon';

interface Props {
  look: SheetLook;
  onLook: (look: SheetLook) => void;
}

/** Shows the garments as cards, or as a list. */
export function LookSwitch({ look, onLook }: Props) {
  return (
    <div className={styles.group} role="group" aria-label="View">
      <ToolButton label="Grid" isPressed={look === 'grid'} onClick={() => onLook('grid')}>
        <ToolIcon name="grid" />
      </ToolButton>
      <ToolButton label="List" isPressed={look === 'list'} onClick={() => onLook('list')}>
        <ToolIcon name="list" />
      </ToolButton>
    </div>
  );
}
