import type { Garment } from '../../api';
import { imagesOrigin } from '../../lib/runtimeConfig';

/** The folders of the image host: pictures, small ones, and the swatches of colors. */
type PictureFolder = 'garments' | 'thumbnails' | 'colors';

/**
 * The address of a picture (api.md 'Images'). With the tag of its content, it is the one that browsers keep for good and
 * that a new picture does not have.
 */
export function pictureAddress(folder: PictureFolder, name: string, tags: Garment['picture_tags']): string {
  const tag = tags?.[`${folder}/${name}`];
  return encodeURI(`${imagesOrigin()}/images/${folder}/${name}${tag === undefined ? '' : `.${tag}`}.jpg`);
}
