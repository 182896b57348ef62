import { BarChartOutlined } from '@ant-design/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLoadOnDemand } from '../../../shared/load-on-demand/useLoadOnDemand';
import { isCell } from '../grid/useCellEntry';
import { ToolButton } from '../ToolButton';
import type { Props as DialogProps, SizeRunDialog, UsedRun } from './SizeRunDialog';
import { useT } from '../../../languages/useT';
import { withWords } from '../../../languages/loadWords';

const loadDialog = () => withWords('dialogs', () => import('./SizeRunDialog'));

type Props = Pick<DialogProps, 'garments' | 'shown' | 'selection' | 'onReturn'>;

/** The button of the size runs; Alt+Enter in a cell does the same. */
export function SizeRunTool({ garments, shown, selection, onReturn }: Props) {
  const t = useT();
  // Not by Suspense: if React restarts such a render, Ant Design's dialog no longer closes on Escape.
  const [Dialog, setDialog] = useState<typeof SizeRunDialog | null>(null);
  const [last, setLast] = useState<UsedRun>({ text: '', kind: null });
  const loadOnDemand = useLoadOnDemand();

  const open = async () => {
    // Keys typed from now on are not meant for the cell.
    if (isCell(document.activeElement)) document.activeElement.blur();
    const loaded = await loadOnDemand(t('Size runs'), loadDialog);
    if (loaded === null) return onReturn();
    setDialog(() => loaded.SizeRunDialog);
  };
  useRunKey(() => void open());

  return (
    <>
      <ToolButton
        label={t('Size run')}
        hint={t('Size run: quantities for several sizes at once')}
        icon={<BarChartOutlined />}
        text={t('Size run')}
        keys="Alt+Enter"
        onClick={() => void open()}
      />
      {Dialog && (
        <Dialog
          {...{ garments, shown, selection, last, onReturn }}
          onApplied={setLast}
          onClosed={() => setDialog(null)}
        />
      )}
    </>
  );
}

/** Calls back when Alt+Enter is pressed in a cell. */
function useRunKey(onPress: () => void) {
  const press = useEffectEvent(onPress);

  useEffect(function listenForRunKey() {
    const listen = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing, target } = event;
      // Preloads the dialog on Alt, so that keys typed after Enter go into it. Failures are shown on Enter.
      if (key === 'Alt' && isCell(target)) loadDialog().catch(() => undefined);
      if (key !== 'Enter' || !altKey || ctrlKey || metaKey || shiftKey || isComposing || !isCell(target))
        return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
