import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../server/db/openDatabase';
import { extraPictures, garmentColors, garments } from '../../server/db/schema';
import { drawGarment, drawSwatch, type View } from './drawGarment';
import { dyeOf } from './dyeOf';

/** The folders of the image host. */
type ImageKind = 'garments' | 'thumbnails' | 'colors';

/**
 * Draws pictures of the demo's garments, named as on the image host (`WJM123`, `WJM123_000_1`, or `WJM123_000`
 * for a swatch); null when the database knows no such garment, colour or picture.
 */
export function demoImages(db: Db): (kind: ImageKind, name: string) => Promise<Buffer | null> {
  return async (kind, name) => {
    const [generic = '', number, nth] = name.split('_');
    const garment = await findGarment(db, generic);
    const [first] = garment?.colors ?? [];
    if (garment === null || first === undefined) return null;
    const color = number === undefined ? first : garment.colors.find((one) => one.number === number);
    if (color === undefined) return null;

    const rgb = dyeOf(color);
    if (kind === 'colors') return drawSwatch(garment, rgb);
    const picture = nth === undefined ? 0 : Number(nth);
    if (picture > color.pictures) return null;
    const views = color === first ? ownViews : otherViews;
    return drawGarment(garment, rgb, {
      view: views[picture] ?? 'detail',
      isThumbnail: kind === 'thumbnails',
    });
  };
}

/** The main picture and the extra ones of its colour, then the extra ones of the other colours. */
const ownViews: readonly View[] = ['front', 'back', 'close', 'detail'];
const otherViews: readonly View[] = ['front', 'front', 'back', 'close', 'detail'];

interface DrawnGarment {
  name: string;
  colors: { number: string; name: string; pictures: number }[];
}

/** A garment as the newest catalog has it, with how many extra pictures each colour has. */
async function findGarment(db: Db, generic: string): Promise<DrawnGarment | null> {
  const [garment] = await db
    .select({ id: garments.id, name: garments.name })
    .from(garments)
    .where(and(eq(garments.generic, generic), isNull(garments.removedAt)))
    .orderBy(desc(garments.id))
    .limit(1);
  if (garment === undefined) return null;
  const colors = await db
    .select({
      number: garmentColors.number,
      name: garmentColors.name,
      pictures: sql`coalesce(${extraPictures.count}, 0)`.mapWith(Number),
    })
    .from(garmentColors)
    .leftJoin(
      extraPictures,
      and(eq(extraPictures.generic, generic), eq(extraPictures.color, garmentColors.number)),
    )
    .where(eq(garmentColors.garmentId, garment.id))
    .orderBy(asc(garmentColors.position));
  return { name: garment.name, colors };
}
