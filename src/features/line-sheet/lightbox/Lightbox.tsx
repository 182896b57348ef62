import { piecesText } from '../../../domain/orders/counts';
import { SkinOutlined } from '@ant-design/icons';
import { createContext, type KeyboardEvent, use, useRef, useState } from 'react';
import Carousel, { type ControllerRef, createModule, type Plugin } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import 'yet-another-react-lightbox/plugins/counter.css';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import 'yet-another-react-lightbox/styles.css';
import { Link } from 'react-router-dom';
import type { Garment } from '../../../api';
import { readingKey } from '../../../languages/readingKey';
import { useGarmentHref } from '../../../shared/garment-link/useGarmentHref';
import { pictureAddress } from '../../../shared/picture-address/pictureAddress';
import { garmentPictures } from '../garmentPictures';
import styles from './Lightbox.module.css';
import { Descriptions } from 'antd';
import { formatAmount } from '../../../languages/money';
import { isolated } from '../../../domain/text/isolated';
import { AlertBar } from '../../../shared/alert-bar/AlertBar';
import { LightboxQuantities } from './LightboxQuantities';
import { useT } from '../../../languages/useT';
import { messageIn } from '../../../domain/language/message';

interface Props {
  garment: Garment;
  isReadOnly: boolean;
  onClose: () => void;
}

/** The content beside the pictures; in a context, because the library reads its options only once. */
const Shown = createContext<Props | null>(null);

/**
 * A full-window view of a garment's pictures, one at a time without wrapping around, with its quantities beside them.
 * Swipes start at 30 pixels, the library's own threshold (spec 2).
 */
export function Lightbox({ garment, isReadOnly, onClose }: Props) {
  const t = useT();
  const controller = useRef<ControllerRef>(null);
  // The slides from when it was opened: new ones would jump back to the first.
  const [slides] = useState(() => slidesOf(garment));
  const [plugins] = useState(() => [Counter, Thumbnails, withDetails]);

  // The library handles keys on its own elements only, and neither Home nor End.
  const handleKey = (event: KeyboardEvent) => {
    const handle = controller.current;
    if (handle === null) return;
    const { currentIndex } = handle.getLightboxState();
    const move = new Map([
      ['Escape', () => handle.close()],
      ['ArrowLeft', () => handle.prev()],
      ['ArrowRight', () => handle.next()],
      ['Home', () => handle.prev({ count: currentIndex })],
      ['End', () => handle.next({ count: slides.length - 1 - currentIndex })],
    ]).get(readingKey(event.key));
    if (move === undefined) return;
    event.preventDefault();
    move();
  };

  return (
    <Shown value={{ garment, isReadOnly, onClose: () => controller.current?.close() }}>
      <Carousel
        className={styles.lightbox}
        open
        close={onClose}
        slides={slides}
        plugins={plugins}
        carousel={{ finite: true, preload: 4 }}
        thumbnails={{ width: 120, height: 80, border: 0, padding: 0, gap: 8, vignette: false }}
        counter={{ container: { className: styles.counter } }}
        animation={{ fade: 120, navigation: 200 }}
        controller={{ ref: controller }}
        portal={{ container: { onKeyDown: handleKey } }}
        render={{ iconError: () => <SkinOutlined className={styles.missing} aria-label={t('No picture')} /> }}
        labels={{
          Lightbox: `${isolated(garment.name)} ${garment.number}`,
          'Photo gallery': t('Pictures'),
          Previous: t('Previous picture'),
          Next: t('Next picture'),
          // The library fills in the numbers.
          '{index} of {total}': t('Picture {index} of {total}', { index: '{index}', total: '{total}' }),
        }}
      />
    </Shown>
  );
}

function slidesOf(garment: Garment) {
  return garmentPictures(garment).map(({ name, label }) => ({
    src: pictureAddress('garments', name, garment.picture_tags),
    thumbnail: pictureAddress('thumbnails', name, garment.picture_tags),
    alt: label,
  }));
}

const details = createModule('details', ({ children }) => (
  <div className={styles.columns}>
    <div className={styles.pictures}>{children}</div>
    <GarmentDetails />
  </div>
));

const withDetails: Plugin = ({ addParent }) => addParent('thumbnails', details);

/** The garment's quantities and catalog details. */
function GarmentDetails() {
  const t = useT();
  const shown = use(Shown);
  const garmentHref = useGarmentHref();
  if (shown === null) return null;
  const { garment, isReadOnly, onClose } = shown;
  return (
    // Focusable, so that long content can be scrolled by keyboard.
    <section className={styles.details} aria-label={t('About the garment')} tabIndex={0}>
      <h2 translate="no">
        <bdi lang={garment.name_language}>{garment.name}</bdi> <span>{garment.number}</span>
      </h2>
      <LightboxQuantities garment={garment} isReadOnly={isReadOnly} onLeave={onClose} />
      {garmentHref && <Link to={garmentHref(garment.generic)}>{t('All orders of this garment')}</Link>}
      <Facts garment={garment} />
      {/* The page's own is covered by the lightbox. */}
      <AlertBar />
    </section>
  );
}

/** The catalog details of a garment. */
function Facts({ garment }: { garment: Garment }) {
  const t = useT();
  const { description, large_description, composition, made_in, collection, drop, currency } = garment;
  const { min_quantity, multiple } = garment;
  const facts = [
    { label: t(messageIn('a price', 'Wholesale')), children: formatAmount(garment.wh_price, currency) },
    { label: t('Retail'), children: formatAmount(garment.rt_price, currency) },
    {
      label: t(messageIn('pieces of a garment', 'At least')),
      children: min_quantity === undefined ? '' : t(piecesText(min_quantity)),
    },
    {
      label: t('Multiples of'),
      children: multiple === undefined ? '' : t(piecesText(multiple)),
    },
    { label: t('Composition'), children: composition },
    { label: t('Made in'), children: made_in },
    { label: t('Collection'), children: collection },
    { label: t('Drop'), children: drop },
  ].filter(({ children }) => children !== '');

  return (
    <>
      {description !== '' && <p>{description}</p>}
      {large_description !== '' && <p>{large_description}</p>}
      <Descriptions column={1} size="small" items={facts.map((fact) => ({ ...fact, key: fact.label }))} />
    </>
  );
}
