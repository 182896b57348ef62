import { useLayoutEffect, useRef } from 'react';
import type { GarmentPictureName } from './garmentPictures';
import styles from './Lightbox.module.css';
import { Picture } from './Picture';

interface Props {
  pictures: readonly GarmentPictureName[];
  index: number;
  onTurn: (index: number) => void;
}

/** The pictures, small, under the large one; the one that is shown is kept in view. */
export function Thumbnails({ pictures, index, onTurn }: Props) {
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(
    function keepCurrentInView() {
      list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    [index],
  );

  return (
    <ul ref={list} className={styles.thumbnails} aria-label="Pictures">
      {pictures.map(({ name, label }, place) => (
        <li key={name}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-current={place === index || undefined}
            onClick={() => onTurn(place)}
          >
            <Picture kind="thumbnails" name={name} alt={label} />
          </button>
        </li>
      ))}
    </ul>
  );
}
