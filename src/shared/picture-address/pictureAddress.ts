import type { Garment } from '../../api';
import { imagesOrigin } from '../../lib/runtimeConfig';

/** The folders of the image host: pictures, small ones, and the swatches of colors. */
type PictureFolder = 'garments' | 'thumbnails' | 'colors';

/**
 * The address of a picture (contract.md 'Images'). With a content tag it is immutable: browsers cache it forever, and a new
 * picture has another address.
 */
export function pictureAddress(folder: PictureFolder, name: string, tags: Garment['picture_tags']): string {
  const tag = tags?.[`${folder}/${name}`];
  return encodeURI(`${imagesOrigin()}/images/${folder}/${name}${tag === undefined ? '' : `.${tag}`}.jpg`);
}
