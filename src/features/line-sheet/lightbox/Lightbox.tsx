import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Garment } from '../../../api';
import { GarmentDetails } from './GarmentDetails';
import { garmentPictures } from './garmentPictures';
import styles from './Lightbox.module.css';
import { Picture } from './Picture';
import { Thumbnails } from './Thumbnails';
import { useSwipe } from './useSwipe';

interface Props {
  garment: Garment;
  onClose: () => void;
}

/** A garment's pictures, one at a time over the whole window, from the first to the last and no further (spec 2). */
export function Lightbox({ garment, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const pictures = garmentPictures(garment);
  const last = pictures.length - 1;
  const [index, setIndex] = useState(0);
  const picture = pictures[index];
  const turnTo = (next: number) => setIndex(Math.min(last, Math.max(0, next)));
  const swipe = useSwipe((by) => turnTo(index + by));

  useLayoutEffect(function openModally() {
    const element = dialog.current;
    element?.showModal();
    // Closing gives the focus back to what had it.
    return () => element?.close();
  }, []);

  const handleKeys = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Tab') {
      keepFocusInside(event);
      return;
    }
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    turnTo(next);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-labelledby={titleId}
      onKeyDown={handleKeys}
      onCancel={(event) => {
        // It closes when it is no longer rendered.
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.header}>
        <h2 id={titleId}>
          {garment.name} <span>{garment.number}</span>
        </h2>
        <p role="status">
          <span className={styles.unseen}>{picture?.label}, picture </span>
          {index + 1} <span className={styles.unseen}>of</span> <span aria-hidden="true">/</span> {last + 1}
        </p>
        <button className={styles.close} type="button" aria-label="Close" onClick={onClose}>
          <Icon path="m4 4 8 8m0-8-8 8" />
        </button>
      </header>
      <div className={styles.stage} {...swipe}>
        {picture && <Picture key={picture.name} kind="garments" name={picture.name} alt={picture.label} />}
        <button
          className={styles.previous}
          type="button"
          aria-label="Previous picture"
          aria-disabled={index === 0}
          onClick={() => turnTo(index - 1)}
        >
          <Icon path="M10 3 5 8l5 5" />
        </button>
        <button
          className={styles.next}
          type="button"
          aria-label="Next picture"
          aria-disabled={index === last}
          onClick={() => turnTo(index + 1)}
        >
          <Icon path="m6 3 5 5-5 5" />
        </button>
        {index > 0 && (
          <p className={styles.caption} aria-hidden="true">
            {picture?.label}
          </p>
        )}
      </div>
      <GarmentDetails garment={garment} />
      <Thumbnails pictures={pictures} index={index} onTurn={turnTo} />
    </dialog>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 16 16" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={path} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** The browser's own modality leads from the last element out to its tools: round it goes instead. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('button, [tabindex="0"]')];
  const [first, last] = [places[0], places.at(-1)];
  const [edge, other] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  other?.focus();
}
