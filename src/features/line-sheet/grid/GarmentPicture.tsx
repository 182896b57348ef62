import { SkinOutlined } from '@ant-design/icons';
import { useState } from 'react';
import type { Garment } from '../../../api';
import { pictureAddress } from '../../../shared/picture-address/pictureAddress';
import styles from './GarmentPicture.module.css';

interface Props {
  garment: Pick<Garment, 'generic' | 'picture_tags'>;
  /** The picture's file name without the extension. */
  picture: string;
  /** The garment, or its color. */
  label: string;
  width: number;
  height: number;
}

/** A picture of a garment as a thumbnail that opens all of them; without one, a placeholder of the same size. */
export function GarmentPicture({
  garment: { generic, picture_tags: tags },
  picture,
  label,
  width,
  height,
}: Props) {
  const address = pictureAddress('thumbnails', picture, tags);
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <button
      className={styles.picture}
      type="button"
      data-pictures={generic}
      aria-haspopup="dialog"
      aria-label={`Pictures of ${label}`}
    >
      {missing === address ? (
        <SkinOutlined className={styles.noPicture} aria-label={`${label}: no picture`} />
      ) : (
        <img
          src={address}
          alt={label}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(address)}
        />
      )}
    </button>
  );
}
