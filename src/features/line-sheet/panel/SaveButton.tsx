import { SaveOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useAppDispatch } from '../../../lib/redux';
import { saveOnRequest } from '../state/saveNow';

/** Saves at once and says so. Everything is saved by itself: this is for those who want to be sure. */
export function SaveButton() {
  const dispatch = useAppDispatch();
  const [isSaving, setSaving] = useState(false);
  const handleClick = async () => {
    setSaving(true);
    await dispatch(saveOnRequest());
    setSaving(false);
  };
  return (
    <Button
      type="primary"
      icon={<SaveOutlined aria-hidden />}
      loading={isSaving}
      onClick={() => void handleClick()}
    >
      Save
    </Button>
  );
}
