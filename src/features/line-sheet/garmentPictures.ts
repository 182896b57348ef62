import { isolated } from '../../domain/text/isolated';
import type { Garment } from '../../api';

/**
 * The file names, without extension, and labels of a garment's pictures: the main one, then the extra ones by color
 * (contract.md 'Images').
 */
export function garmentPictures({
  generic,
  name,
  colors,
  pictures,
}: Pick<Garment, 'generic' | 'name' | 'colors' | 'pictures'>) {
  const extras = colors.flatMap((color) => {
    const count = pictures[color.number] ?? 0;
    return Array.from({ length: count }, (_, index) => ({
      name: `${generic}_${color.number}_${index + 1}`,
      label: count === 1 ? color.name : `${isolated(color.name)} ${index + 1}`,
    }));
  });
  return [{ name: generic, label: name }, ...extras];
}
