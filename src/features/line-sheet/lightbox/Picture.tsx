import { useState } from 'react';
import { pictureUrl } from '../pictureUrl';
import styles from './Lightbox.module.css';

interface Props {
  kind: 'garments' | 'thumbnails';
  name: string;
  alt: string;
}

/** One picture; where it is missing a placeholder of its size says so. */
export function Picture({ kind, name, alt }: Props) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <span className={styles.missing} role="img" aria-label={`${alt}: no picture`} />;
  return (
    <img
      src={pictureUrl(kind, name)}
      alt={alt}
      draggable={false}
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}
