import type { PictureWork } from '../startPictureWork';

/** Pictures without pixels: jsdom has neither workers nor canvases. A file whose name says that it is broken cannot be made. */
export function startPictureWork(): PictureWork {
  return {
    make: async ({ file, placing }) =>
      file.name.includes('broken')
        ? { fault: 'cannot be read as a picture' }
        : { picture: new Blob([`${file.name} ${placing.how}`], { type: 'image/jpeg' }) },
    stop: () => undefined,
  };
}
