import { QuestionCircleOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { KeysDialog } from '../../../shared/keys/KeysDialog';
import { ToolButton } from './ToolButton';

/** The button of the keys, which '?' outside of the cells shows too. */
export function KeysHelp() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton
        label="Keyboard"
        icon={<QuestionCircleOutlined />}
        keys="?"
        isSpare
        onClick={() => setOpen(true)}
      />
      {isOpen && <KeysDialog onClose={() => setOpen(false)} />}
    </>
  );
}
