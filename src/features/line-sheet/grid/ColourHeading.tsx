import { memo } from 'react';
import type { GarmentColor } from '../../../api';
import { useAppDispatch } from '../../../lib/redux';
import { imagesOrigin } from '../../../lib/runtimeConfig';
import { wantedToggled } from '../state/lineSheetSlice';
import styles from './GarmentCard.module.css';

interface Props {
  generic: string;
  color: GarmentColor;
  code: string;
  isWanted: boolean;
  isReadOnly: boolean;
}

/** A colour's swatch and name; a click marks the colour as wanted, or takes the mark away (spec 2). */
export const ColourHeading = memo(function ColourHeading({
  generic,
  color,
  code,
  isWanted,
  isReadOnly,
}: Props) {
  const dispatch = useAppDispatch();
  const swatch = `${imagesOrigin()}/images/colors/${generic}_${color.number}.jpg`;
  return (
    <th className={styles.colour} scope="row">
      <button
        type="button"
        aria-pressed={isWanted}
        title={isWanted ? `${color.name}: wanted` : `${color.name}: mark as wanted`}
        disabled={isReadOnly}
        onClick={() => dispatch(wantedToggled({ code }))}
      >
        <span className={styles.swatch} style={{ backgroundImage: `url("${encodeURI(swatch)}")` }} />
        <span className={styles.colourName}>{color.name}</span>
        {isWanted && <WantedMark />}
      </button>
    </th>
  );
});

function WantedMark() {
  return (
    <svg className={styles.wantedMark} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 14 2.6 8.6a3.5 3.5 0 0 1 5-5l.4.5.4-.5a3.5 3.5 0 0 1 5 5z" />
    </svg>
  );
}
