import { SkinOutlined } from '@ant-design/icons';
import { useState } from 'react';
import type { Garment } from '../../../api';
import { pictureUrl } from '../pictureUrl';
import styles from './GarmentCard.module.css';

interface Props {
  garment: Garment;
  width: number;
  height: number;
}

/** A garment's main picture, small, which opens all of them; a placeholder of the same size where there is none. */
export function GarmentPicture({ garment: { generic, name }, width, height }: Props) {
  const [isMissing, setMissing] = useState(false);
  return (
    <button
      className={styles.picture}
      type="button"
      data-pictures={generic}
      aria-haspopup="dialog"
      aria-label={`Pictures of ${name}`}
    >
      {isMissing ? (
        <SkinOutlined className={styles.noPicture} aria-label={`${name}: no picture`} />
      ) : (
        <img
          src={pictureUrl('thumbnails', generic)}
          alt={name}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(true)}
        />
      )}
    </button>
  );
}
