import type { UploadKind } from './uploadSlice';

interface UploadTexts {
  /** Its task is done. */
  readonly done: string;
  readonly failed: (details: string) => string;
  readonly refused: (errors: string) => string;
  /** The host could not be reached. */
  readonly unreachable?: string;
}

const pictures: UploadTexts = {
  done: 'Uploaded images!',
  failed: (details) => `Error: ${details}`,
  refused: (errors) => `Error uploading: ${errors}`,
};

const catalogProblem = () => 'Problem updating the catalog, try again later!';

/** What is told of each kind of upload (spec 8). */
export const uploadTexts: Record<UploadKind, UploadTexts> = {
  images: pictures,
  colors: pictures,
  stock: { ...pictures, done: 'Uploaded new stocks', unreachable: 'error' },
  catalog: { done: 'Awesome! Catalog was updated', failed: catalogProblem, refused: catalogProblem },
};
