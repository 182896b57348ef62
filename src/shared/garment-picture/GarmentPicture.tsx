import { SkinOutlined } from '@ant-design/icons';
import { useState } from 'react';
import type { Garment } from '../../api';
import { pictureAddress } from '../picture-address/pictureAddress';
import styles from './GarmentPicture.module.css';
import { useT } from '../../languages/useT';

interface Props {
  /** The garment's generic; null shows the placeholder. */
  generic: string | null;
  /** The content tags of its pictures, if known. */
  tags?: Garment['picture_tags'];
  /** The alternative text; '' if the text beside the picture says the same. */
  alt: string;
}

/** A garment's main picture as a thumbnail that fills its box; a plain placeholder where there is none. */
export function GarmentPicture({ generic, tags, alt }: Props) {
  const t = useT();
  const [missing, setMissing] = useState<string | null>(null);
  const address = generic === null ? null : pictureAddress('thumbnails', generic, tags);
  if (address === null || missing === address) {
    return (
      <span
        className={styles.placeholder}
        {...(alt === ''
          ? { 'aria-hidden': true }
          : { role: 'img', 'aria-label': t('{alt}: no picture', { alt }) })}
      >
        <SkinOutlined aria-hidden />
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      src={address}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(address)}
    />
  );
}
