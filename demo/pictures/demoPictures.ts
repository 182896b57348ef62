import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../server/db/openDatabase';
import { extraPictures, garmentColors, garments } from '../../server/db/schema';
import type { PictureMaker } from '../../server/features/images/pictureStore';
import { palette } from '../brand/palette';
import { findOwnGenerics } from '../ownGarments';
import { pictureOf, renderGarment, renderSwatch, type View } from './renderGarment';

/**
 * Makes pictures of the demo's own garments, named as on the image host (`WJM123`, `WJM123_000_1`, or `WJM123_000` for
 * a swatch), and of no other garments, colors or pictures.
 */
export function demoPictures(db: Db): PictureMaker {
  return {
    generics: () => findOwnGenerics(db),
    async make(kind, name) {
      const [generic = '', number, nth] = name.split('_');
      const garment = await findGarment(db, generic);
      const [first] = garment?.colors ?? [];
      if (garment === null || first === undefined) return null;
      const color = number === undefined ? first : garment.colors.find((one) => one.number === number);
      const hex = palette.find((dye) => dye.number === color?.number)?.hex;
      if (color === undefined || hex === undefined) return null;

      const dyed = { name: garment.name, hex };
      if (kind === 'colors') return renderSwatch(dyed);
      const picture = nth === undefined ? 0 : Number(nth);
      const view = viewsOf(dyed.name)[color === first ? picture : picture - 1];
      if (picture > color.pictures || view === undefined) return null;
      return renderGarment(dyed, view, kind);
    },
  };
}

/**
 * What the pictures of the first color show, main picture first; the extra pictures of other colors start with the
 * front.
 */
const viewsOf = (name: string): readonly View[] =>
  pictureOf(name, 'back') === null
    ? ['front', 'close', 'detail', 'foot']
    : ['front', 'back', 'close', 'detail'];

interface PicturedGarment {
  name: string;
  colors: { number: string; pictures: number }[];
}

/** A demo garment as in its first catalog, with the number of extra pictures of each color. */
async function findGarment(db: Db, generic: string): Promise<PicturedGarment | null> {
  if (!(await findOwnGenerics(db)).includes(generic)) return null;
  const [garment] = await db
    .select({ id: garments.id, name: garments.name })
    .from(garments)
    .where(and(eq(garments.generic, generic), isNull(garments.removedAt)))
    .orderBy(asc(garments.id))
    .limit(1);
  if (garment === undefined) return null;
  const colors = await db
    .select({
      number: garmentColors.number,
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
