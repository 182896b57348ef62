import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useIsNarrow } from '../../lib/useMediaQuery';
import { useStableCallback } from '../../lib/useStableCallback';
import { useLoadOnDemand } from '../../shared/load-on-demand/useLoadOnDemand';
import { asksForKeys, asksToFind, findKeys, isInDialog } from './findKeys';
import { useT } from '../../languages/useT';
import { withWords } from '../../languages/loadWords';
import { keyText } from '../../languages/keyNames';

type Dialog = ComponentType<{ onClose: () => void; typed: string; onType: (typed: string) => void }>;

const loadFind = () =>
  withWords('dialogs', async (): Promise<Dialog> => (await import('./FindDialog')).FindDialog);
const loadKeys = () =>
  withWords(
    'dialogs',
    async (): Promise<Dialog> => (await import('../../shared/keys/KeysDialog')).KeysDialog,
  );

/**
 * The button of the search dialog, and the global shortcuts: Ctrl+K, and / outside of fields, for that dialog, and ?
 * for the list of shortcuts.
 */
export function FindTool() {
  const t = useT();
  const loadOnDemand = useLoadOnDemand();
  const isNarrow = useIsNarrow(576);
  const [Shown, setShown] = useState<Dialog | null>(null);
  const [typed, setTyped] = useState('');
  // From Ctrl+K until the search closes: what is typed before its field has the focus is searched for too.
  const isFinding = useRef(false);
  const close = () => {
    isFinding.current = false;
    setShown(null);
    setTyped('');
  };

  const open = useStableCallback(async (load: () => Promise<Dialog>) => {
    isFinding.current = load === loadFind;
    const loaded = await loadOnDemand(load === loadFind ? t('The search') : t('The list of keys'), load);
    if (loaded === null) return close();
    // Escape came first.
    if (load === loadFind && !isFinding.current) return;
    setShown(() => loaded);
  });

  useEffect(function typeAhead() {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (!isFinding.current || isInDialog(target) || ctrlKey || metaKey || altKey) return;
      if (key.length === 1) setTyped((before) => before + key);
      else if (key === 'Backspace') setTyped((before) => before.slice(0, -1));
      else if (key === 'Escape') close();
      else if (key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, []);

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
        aria-label={t('Find')}
        aria-keyshortcuts={findKeys.aria}
        aria-haspopup="dialog"
        title={t('Find orders, customers, catalogs, garments and pages ({keys}, or /)', {
          keys: keyText(t, findKeys.open),
        })}
        onClick={() => void open(loadFind)}
      >
        {!isNarrow && (
          <span>
            {t('Find')} <kbd aria-hidden>{keyText(t, findKeys.open)}</kbd>
          </span>
        )}
      </Button>
      {Shown !== null && <Shown onClose={close} typed={typed} onType={setTyped} />}
    </>
  );
}
