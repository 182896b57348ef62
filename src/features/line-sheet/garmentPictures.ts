import type { Garment } from '../../api';

/** A picture: its file name without the extension, and the text shown with it. */
interface GarmentPictureName {
  readonly name: string;
  readonly label: string;
}

/** A garment's main picture, then the extra ones of each color in the colors' order (api.md 'Images'). */
export function garmentPictures({
  generic,
  name,
  colors,
  pictures,
}: Pick<Garment, 'generic' | 'name' | 'colors' | 'pictures'>): GarmentPictureName[] {
  const extras = colors.flatMap((color) => {
    const count = pictures[color.number] ?? 0;
    return Array.from({ length: count }, (_, index) => ({
      name: `${generic}_${color.number}_${index + 1}`,
      label: count === 1 ? color.name : `${color.name} ${index + 1}`,
    }));
  });
  return [{ name: generic, label: name }, ...extras];
}
