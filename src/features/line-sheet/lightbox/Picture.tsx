import { useState } from 'react';
import { pictureUrl } from '../pictureUrl';
import styles from './Lightbox.module.css';

interface Props {
  kind: 'garments' | 'thumbnails';
  name: string;
  alt: string;
}

/** One picture, behind which its thumbnail stands until it has come; where it is missing a placeholder says so. */
export function Picture({ kind, name, alt }: Props) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <span className={styles.missing} role="img" aria-label={`${alt}: no picture`} />;
  return (
    <img
      src={pictureUrl(kind, name)}
      alt={alt}
      style={
        kind === 'garments' ? { backgroundImage: `url("${pictureUrl('thumbnails', name)}")` } : undefined
      }
      draggable={false}
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}
