import { HeartFilled } from '@ant-design/icons';
import { memo } from 'react';
import type { GarmentColor } from '../../../api';
import { useAppDispatch } from '../../../lib/redux';
import { pictureUrl } from '../pictureUrl';
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
  const swatch = pictureUrl('colors', `${generic}_${color.number}`);
  return (
    <th className={styles.colour} scope="row">
      <button
        type="button"
        aria-pressed={isWanted}
        title={isWanted ? `${color.name}: wanted` : `${color.name}: mark as wanted`}
        disabled={isReadOnly}
        onClick={() => dispatch(wantedToggled({ code }))}
      >
        <span className={styles.swatch} style={{ backgroundImage: `url("${swatch}")` }} />
        <span className={styles.colourName}>{color.name}</span>
        {isWanted && <HeartFilled className={styles.wantedMark} aria-hidden />}
      </button>
    </th>
  );
});
