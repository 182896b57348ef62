import { message } from '../language/message';
import { type ChangeLog, leftOut } from './changes';
import { samplesOf, type Table, textOf } from './table';

const swatchTitle =
  /(?:^|[^\p{L}])(?:swatch(?:es)?|hex(?:code)?|rgb|images?|pictures?|photos?|bild(?:er)?|farbfeld|fotos?|imagen(?:es)?|immagin[ei]|image(?:m|ns)|afbeelding(?:en)?|görsel(?:ler)?|resim(?:ler)?|صورة|الصور)(?:[^\p{L}]|$)/iu;
const screenColor = /^(?:#[0-9a-f]{3}|#?[0-9a-f]{6}|#[0-9a-f]{8}|rgba?\(.*\))$/i;
const markedColor = /^(?:#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})|rgba?\(.*\))$/i;
const address = /^https?:\/\/\S+$/i;
const picture = /^(?:data:image\/\S*|\S+\.(?:jpe?g|png|webp|gif|avif|svg|tiff?|bmp)(?:\?\S*)?)$/i;
const sampleSize = 200;

/**
 * Whether a column contains pictures or swatch colors, as in exports of shops: addresses and names of picture files,
 * or '#1B2A41'. Six digits count as a color only if the title says so, as they may be a code.
 */
export function isSwatchColumn(title: string, samples: readonly string[]): boolean {
  if (samples.length === 0) return false;
  const parts = samples.flatMap((text) => text.split(/[,;|\s]+(?=https?:|#)/));
  const isTitled = swatchTitle.test(title);
  const fits = parts.filter(
    (text) =>
      picture.test(text) ||
      (isTitled ? address.test(text) || screenColor.test(text) : markedColor.test(text)),
  );
  return fits.length / parts.length > 0.8;
}

/** Notes about unused columns with pictures and swatches. */
export function noteSwatches(table: Table, isTaken: (column: number) => boolean, log: ChangeLog): void {
  for (const [column, title] of table.header.entries()) {
    const samples = samplesOf(table, column, sampleSize);
    if (isTaken(column) || !isSwatchColumn(title, samples)) continue;
    const before = textOf(samples[0]);
    for (const { row, cells } of table.rows) {
      if (textOf(cells[column]) === '') continue;
      log.note({
        column: title,
        why: message('pictures and swatches are uploaded as images'),
        before,
        after: leftOut,
        row,
      });
    }
  }
}
