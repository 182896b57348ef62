import { SkinOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { imagesOrigin } from '../../lib/runtimeConfig';
import styles from './GarmentPicture.module.css';

interface Props {
  /** The garment's generic; null shows the placeholder. */
  generic: string | null;
  /** The alternative text; '' when the text beside the picture says it already. */
  alt: string;
}

/** A garment's main picture as a thumbnail that fills its box; a plain placeholder where there is none. */
export function GarmentPicture({ generic, alt }: Props) {
  const [missing, setMissing] = useState<string | null>(null);
  if (generic === null || missing === generic) {
    return (
      <span
        className={styles.placeholder}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `${alt}: no picture` })}
      >
        <SkinOutlined aria-hidden />
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      src={encodeURI(`${imagesOrigin()}/images/thumbnails/${generic}.jpg`)}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(generic)}
    />
  );
}
