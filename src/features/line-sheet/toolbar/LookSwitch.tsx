import { AppstoreOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import type { SheetLook } from '../grid/cardLayout';

interface Props {
  look: SheetLook;
  onLook: (look: SheetLook) => void;
}

/** Shows the garments as cards, or as a list. A mouse or a finger leaves the focus in its cell. */
export function LookSwitch({ look, onLook }: Props) {
  return (
    <Segmented<SheetLook>
      aria-label="View"
      value={look}
      onChange={onLook}
      onMouseDown={(event) => event.preventDefault()}
      options={[
        { value: 'grid', title: 'Grid', icon: <AppstoreOutlined aria-label="Grid" /> },
        { value: 'list', title: 'List', icon: <UnorderedListOutlined aria-label="List" /> },
      ]}
    />
  );
}
