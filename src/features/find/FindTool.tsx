import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ComponentType, useEffect, useState } from 'react';
import { useIsNarrow } from '../../lib/useMediaQuery';
import { useStableCallback } from '../../lib/useStableCallback';
import { useLateLoad } from '../../shared/late-load/useLateLoad';
import { asksForKeys, asksToFind, findKeys, isInDialog } from './findKeys';

type Dialog = ComponentType<{ onClose: () => void }>;

const loadFind = async (): Promise<Dialog> => (await import('./FindDialog')).FindDialog;
const loadKeys = async (): Promise<Dialog> => (await import('../../shared/keys/KeysDialog')).KeysDialog;

/**
 * The button of the search dialog, and the global shortcuts: Ctrl+K, and / outside of fields, for that dialog, and ?
 * for the list of shortcuts.
 */
export function FindTool() {
  const lateLoad = useLateLoad();
  const isNarrow = useIsNarrow(576);
  const [Shown, setShown] = useState<Dialog | null>(null);

  const open = useStableCallback(async (load: () => Promise<Dialog>) => {
    const loaded = await lateLoad(load === loadFind ? 'The search' : 'The list of keys', load);
    setShown(() => loaded);
  });

  useEffect(
    function openByKeys() {
      const handleKeyDown = (event: KeyboardEvent) => {
        const load = asksToFind(event) ? loadFind : asksForKeys(event) ? loadKeys : null;
        if (event.defaultPrevented || load === null) return;
        event.preventDefault();
        if (!isInDialog(event.target)) void open(load);
      };
      document.addEventListener('keydown', handleKeyDown);
      return () => document.removeEventListener('keydown', handleKeyDown);
    },
    [open],
  );

  return (
    <>
      <Button
        icon={<SearchOutlined aria-hidden />}
        aria-label="Find"
        aria-keyshortcuts={findKeys.aria}
        aria-haspopup="dialog"
        title={`Find orders, customers, catalogs, garments and pages (${findKeys.open}, or /)`}
        onClick={() => void open(loadFind)}
      >
        {!isNarrow && (
          <>
            Find <kbd aria-hidden>{findKeys.open}</kbd>
          </>
        )}
      </Button>
      {Shown !== null && <Shown onClose={() => setShown(null)} />}
    </>
  );
}
