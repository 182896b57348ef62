import type { Garment } from '../../../api';
import { GarmentPicture } from '../../../shared/garment-picture/GarmentPicture';
import styles from './PicturesButton.module.css';
import { useT } from '../../../languages/useT';

/** A garment's picture, or a placeholder of the same size; opens all of its pictures. */
export function PicturesButton({ garment: { generic, name, picture_tags: tags } }: { garment: Garment }) {
  const t = useT();
  return (
    <button
      className={styles.picture}
      type="button"
      data-pictures={generic}
      aria-haspopup="dialog"
      aria-label={t('Pictures of {name}', { name })}
    >
      <GarmentPicture generic={generic} tags={tags} alt={name} />
    </button>
  );
}
