import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Garment } from '../../../api';
import styles from './PreviewGrid.module.css';
import { PreviewCard } from './PreviewCard';
import { useT } from '../../../languages/useT';

interface Props {
  garments: readonly Garment[];
  /** The prices are those of the previous request. */
  isStale: boolean;
}

/** The cards of all garments; only those in view are rendered. */
export function PreviewGrid({ garments, isStale }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<{ width: number; top: number } | null>(null);

  useLayoutEffect(function followBox() {
    const element = root.current;
    if (element === null) return;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const next = { width, top: Math.round(top + window.scrollY) };
      setBox((last) => (last?.width === next.width && last.top === next.top ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The content above may change height without resizing the grid.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={root} data-stale={isStale || undefined} className={styles.grid}>
      {box && <BoxedGrid garments={garments} {...box} />}
    </div>
  );
}

function BoxedGrid({ garments, width, top }: { garments: readonly Garment[]; width: number; top: number }) {
  const t = useT();
  const { columns, gap, pictureHeight, rowHeight } = previewLayout(width);
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(garments.length / columns),
    estimateSize: () => rowHeight,
    gap,
    overscan: 2,
    scrollMargin: top,
  });

  useLayoutEffect(
    function remeasure() {
      virtualizer.measure();
    },
    [virtualizer, rowHeight, gap],
  );

  const variables = {
    '--columns': String(columns),
    '--gap': `${gap}px`,
    '--picture-height': `${pictureHeight}px`,
    height: virtualizer.getTotalSize(),
  };
  return (
    <div className={styles.rows} style={variables} role="list" aria-label={t('Garments')}>
      {virtualizer.getVirtualItems().map(({ index, start }) => (
        <div key={index} className={styles.row} style={{ top: start - top, height: rowHeight }}>
          {garments.slice(index * columns, (index + 1) * columns).map((garment) => (
            <PreviewCard key={garment.generic} garment={garment} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The sizes of the cards, in pixels; a card's content fits them in every language. */
const sizes = { gap: 16, minWidth: 208, minWidthNarrow: 150, info: 152 } as const;

/** The layout of the cards for a width: as many side by side as fit; pictures keep their aspect ratio. */
export function previewLayout(width: number) {
  const { gap, info } = sizes;
  const minWidth = width < 480 ? sizes.minWidthNarrow : sizes.minWidth;
  const columns = Math.max(1, Math.floor((width + gap) / (minWidth + gap)));
  const cardWidth = (width - gap * (columns - 1)) / columns;
  const pictureHeight = Math.round(cardWidth * (1080 / 790));
  return { columns, gap, pictureHeight, rowHeight: pictureHeight + info };
}
