import { imagesOrigin } from '../../lib/runtimeConfig';

/** Where a picture of this name is, large or small (api.md 'Images'). */
export function pictureUrl(kind: 'garments' | 'thumbnails' | 'colors', name: string): string {
  return encodeURI(`${imagesOrigin()}/images/${kind}/${name}.jpg`);
}
