import { SkinOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { pictureUrl } from '../garmentPictures';
import styles from './GarmentPicture.module.css';

interface Props {
  generic: string;
  /** The picture's file name without the extension. */
  picture: string;
  /** The garment, or its color. */
  label: string;
  width: number;
  height: number;
}

/** A picture of a garment as a thumbnail that opens all of them; without one, a placeholder of the same size. */
export function GarmentPicture({ generic, picture, label, width, height }: Props) {
  const [isMissing, setMissing] = useState(false);
  return (
    <button
      className={styles.picture}
      type="button"
      data-pictures={generic}
      aria-haspopup="dialog"
      aria-label={`Pictures of ${label}`}
    >
      {isMissing ? (
        <SkinOutlined className={styles.noPicture} aria-label={`${label}: no picture`} />
      ) : (
        <img
          src={pictureUrl('thumbnails', picture)}
          alt={label}
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
