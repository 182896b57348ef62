import { type Ref, type RefObject, type MouseEvent, useImperativeHandle, useMemo, useRef } from 'react';
import type { Garment } from '../../../api';
import { cardLayout, layoutVariables, type SheetLook } from './cardLayout';
import styles from './CardGrid.module.css';
import { CardRow } from './CardRow';
import { nextCell } from './nextCell';
import type { Selection } from './Selected';
import { useCells } from './useCells';
import { useGridCells } from './useGridCells';
import { type GridPlace, useGridPlace } from './useGridPlace';
import { useIsFlung } from './useIsFlung';
import { useVirtualRows } from './useVirtualRows';

/** What others may ask of the grid. */
export interface GridHandle {
  /** Gives the focus to the cell of a sku, or to the first one of a colour. */
  readonly goTo: (code: string) => void;
  /** Brings them into view. */
  readonly reveal: (code: string) => void;
}

interface Props {
  garments: readonly Garment[];
  look: SheetLook;
  isReadOnly: boolean;
  selection: Selection;
  handle: Ref<GridHandle>;
  onPictures: (generic: string) => void;
  /** The person wants to leave the cells for the tools. */
  onLeave: () => void;
}

/** The cards of all garments, of which only those in view exist. */
export function CardGrid(props: Props) {
  const root = useRef<HTMLDivElement>(null);
  const place = useGridPlace(root);
  return <div ref={root}>{place && <PlacedGrid {...props} root={root} place={place} />}</div>;
}

interface PlacedProps extends Props {
  root: RefObject<HTMLDivElement | null>;
  place: GridPlace;
}

function PlacedGrid(props: PlacedProps) {
  const { garments, look, isReadOnly, selection, handle, root, place, onPictures, onLeave } = props;
  const layout = useMemo(() => cardLayout(place.width, look), [place.width, look]);
  const variables = useMemo(() => layoutVariables(layout), [layout]);
  const { rows, virtualizer, keepInView } = useVirtualRows(garments, layout, place.top);
  const isFlung = useIsFlung();
  const scrollTo = virtualizer.scrollToIndex;
  const cells = useGridCells({ garments, cardColumns: layout.columns, root, scrollTo });
  const handlers = useCells({ cells, root, selection, keepInView, onLeave });

  useImperativeHandle(handle, () => {
    const cellOf = (code: string) =>
      cells.placeOf(code) ?? nextCell(cells.lineOf(code), 'lineStart', cells.map()) ?? cells.lineOf(code);
    return {
      goTo: (code) => void cells.focus(cellOf(code)),
      reveal: (code) => cells.reveal(cellOf(code)),
    };
  });

  const handleClick = ({ target }: MouseEvent) => {
    const picture = target instanceof Element ? target.closest<HTMLElement>('[data-pictures]') : null;
    if (picture) onPictures(picture.dataset.pictures ?? '');
  };

  return (
    <div
      className={styles.rows}
      style={{ ...variables, height: virtualizer.getTotalSize() }}
      {...handlers}
      onClick={handleClick}
    >
      {virtualizer.getVirtualItems().map(({ index, start }, turn) => {
        const row = rows[index];
        return (
          row && (
            <CardRow
              key={index}
              garments={row.garments}
              layout={layout}
              top={start - place.top}
              height={row.height}
              isReadOnly={isReadOnly}
              isFlung={isFlung}
              turn={turn}
            />
          )
        );
      })}
    </div>
  );
}
