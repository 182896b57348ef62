import { useState } from 'react';
import type { Garment } from '../../../api';
import { imagesOrigin } from '../../../lib/runtimeConfig';
import styles from './GarmentCard.module.css';

interface Props {
  garment: Garment;
  width: number;
  height: number;
}

/** A garment's main picture, small; a placeholder of the same size where there is none. */
export function GarmentPicture({ garment: { generic, name }, width, height }: Props) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing)
    return (
      <div
        className={styles.noPicture}
        style={{ width, height }}
        role="img"
        aria-label={`${name}: no picture`}
      />
    );
  return (
    <img
      className={styles.picture}
      src={encodeURI(`${imagesOrigin()}/images/thumbnails/${generic}.jpg`)}
      alt={name}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}
