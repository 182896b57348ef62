import { useState } from 'react';
import type { Garment } from '../../../api';
import { copyRow } from '../../../domain/size-runs/applyRun';
import { isolated } from '../../../domain/text/isolated';
import { useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { lazyComponent } from '../../../ui/lazy-component/lazyComponent';
import { cellsOf, sheetRange } from '../grid/cellRange';
import { gridOf } from '../grid/Grid';
import type { Selected } from '../grid/useSelection';
import { LateMenuButton } from '../LateMenuButton';
import { runRows } from '../runs/runTargets';
import type { Props as DialogProps } from '../runs/SizeRunDialog';
import { useRunEntry } from '../runs/useRunEntry';
import { useT } from '../../../languages/useT';
import { withWords } from '../../../languages/loadWords';
import { keyText } from '../../../languages/keyNames';

const MultiplyDialog = lazyComponent(() =>
  withWords('dialogs', async () => (await import('../runs/MultiplyDialog')).MultiplyDialog),
);

interface Props extends Pick<DialogProps, 'garments' | 'shown' | 'onReturn'> {
  selected: Selected;
  /** The garment of the selected cell, and the index of its color. */
  garment: Garment;
  color: number;
  onFill: (direction: 'down' | 'right') => void;
}

/** What can be done to the selected cells. */
export function SelectionMenu({ garments, shown, selected, garment, color, onFill, onReturn }: Props) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [isMultiplying, setMultiplying] = useState(false);
  const enter = useRunEntry(garments);
  const fill = (direction: 'down' | 'right') => () => {
    onFill(direction);
    onReturn();
  };
  const copyColor = () => {
    const copied = enter(({ lines }) => {
      const grid = gridOf([garment], lines);
      const rows = runRows(cellsOf(sheetRange(grid), grid), grid);
      const source = rows[color];
      return source ? copyRow(source, rows) : { entries: [], misfits: [] };
    }, t('Nothing to copy.'));
    const message = [copied?.message, ...(copied?.details ?? [])].join(' ');
    dispatch(showAlert({ message, severity: 'info' }));
    onReturn();
  };
  const name = garment.colors[color]?.name ?? '';
  return (
    <>
      <LateMenuButton
        label={t('Selection')}
        items={[
          { key: 'down', label: t('Fill down'), extra: keyText(t, 'Ctrl+D'), onClick: fill('down') },
          { key: 'right', label: t('Fill right'), extra: keyText(t, 'Ctrl+R'), onClick: fill('right') },
          { key: 'multiply', label: t('Multiply'), extra: '', onClick: () => setMultiplying(true) },
          ...(garment.colors.length > 1
            ? [
                {
                  key: 'copy',
                  label: t('Copy {name} to all colors', { name: isolated(name) }),
                  extra: '',
                  onClick: copyColor,
                },
              ]
            : []),
        ]}
      />
      {isMultiplying && (
        <MultiplyDialog {...{ garments, shown, selected, onReturn }} onClosed={() => setMultiplying(false)} />
      )}
    </>
  );
}
