import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { FulfillmentLine } from '../../../api';
import { useT } from '../../../languages/useT';
import { useIsNarrow } from '../../../lib/useMediaQuery';
import { barsBelow } from '../grid/barsHeight';
import notes from '../grid/CellNoteBox.module.css';
import type { CellNumber, ViewedNoteProps } from '../grid/CellView';
import { positionNote } from '../grid/positionNote';
import { isCell } from '../grid/useCellEntry';
import { differs, fulfillmentText } from './fulfillmentText';

interface Props extends ViewedNoteProps {
  lines: ReadonlyMap<string, FulfillmentLine>;
  number: CellNumber;
}

/**
 * What has become of the focused cell, and why, while it shows something else than what was ordered; Escape closes it.
 * Its cell says the same to screen readers.
 */
export function FulfilledNote({ root, bar, lines, number }: Props) {
  const t = useT();
  const [sku, setSku] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const isInBar = useIsNarrow(barsBelow) && bar !== null;

  useEffect(
    function followFocus() {
      const grid = root.current;
      if (grid === null) return;
      const show = ({ target }: Event) => setSku(isCell(target) ? (target.dataset.sku ?? null) : null);
      const hide = (event: Event) => {
        if (!(event instanceof KeyboardEvent) || event.key === 'Escape') setSku(null);
      };
      grid.addEventListener('focusin', show);
      grid.addEventListener('focusout', hide);
      grid.addEventListener('keydown', hide);
      return () => {
        grid.removeEventListener('focusin', show);
        grid.removeEventListener('focusout', hide);
        grid.removeEventListener('keydown', hide);
      };
    },
    [root],
  );
  const updatePosition = useEffectEvent(() => {
    if (!isInBar && sku !== null && box.current && root.current) positionNote(box.current, root.current, sku);
  });
  useLayoutEffect(() => updatePosition());

  const line = lines.get(sku ?? '');
  if (line === undefined || !differs(line, number)) return null;
  const note = (
    <div ref={box} className={notes.note} data-in-bar={isInBar || undefined} data-fulfillment aria-hidden>
      <p>
        {fulfillmentText(t, line)}
        {line.reason !== '' && <strong> {line.reason}</strong>}
      </p>
    </div>
  );
  return isInBar ? createPortal(note, bar) : note;
}
