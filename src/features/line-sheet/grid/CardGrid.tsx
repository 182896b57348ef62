import { type CSSProperties, type RefObject, useMemo, useRef } from 'react';
import type { Garment } from '../../../api';
import { type CardLayout, cardLayout, sizes, tableSizes } from './cardLayout';
import styles from './CardGrid.module.css';
import { CardRow } from './CardRow';
import { useCells } from './useCells';
import { type GridPlace, useGridPlace } from './useGridPlace';
import { useVirtualRows } from './useVirtualRows';

/** The measures of `cardLayout.ts` for the style sheets. */
const cardVariables: CSSProperties = {
  '--card-gap': `${sizes.gap}px`,
  '--card-padding': `${sizes.padding}px`,
  '--picture-wide-width': `${sizes.pictureWide.width}px`,
  '--picture-narrow-width': `${sizes.pictureNarrow.width}px`,
  '--picture-narrow-height': `${sizes.pictureNarrow.height}px`,
  '--info-height': `${sizes.infoHeight}px`,
  '--size-row': `${sizes.sizeRow}px`,
};

const tableVariables = (layout: CardLayout): CSSProperties => {
  const { colourRow, colourWidth, sumWidth } = tableSizes(layout);
  return {
    '--colour-row': `${colourRow}px`,
    '--colour-width': `${colourWidth}px`,
    '--sum-width': `${sumWidth}px`,
  };
};

interface Props {
  garments: readonly Garment[];
  isReadOnly: boolean;
}

/** The cards of all garments, of which only those in view exist. */
export function CardGrid(props: Props) {
  const root = useRef<HTMLDivElement>(null);
  const place = useGridPlace(root);
  return (
    <div ref={root} className={styles.grid} style={cardVariables}>
      {place && <PlacedGrid {...props} root={root} place={place} />}
    </div>
  );
}

interface PlacedProps extends Props {
  root: RefObject<HTMLDivElement | null>;
  place: GridPlace;
}

function PlacedGrid({ garments, isReadOnly, root, place }: PlacedProps) {
  const layout = useMemo(() => cardLayout(place.width), [place.width]);
  const variables = useMemo(() => tableVariables(layout), [layout]);
  const { rows, virtualizer, keepInView } = useVirtualRows(garments, layout, place.top);
  const handlers = useCells({ garments, layout, root, keepInView, scrollTo: virtualizer.scrollToIndex });
  return (
    <div className={styles.rows} style={{ ...variables, height: virtualizer.getTotalSize() }} {...handlers}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
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
            />
          )
        );
      })}
    </div>
  );
}
