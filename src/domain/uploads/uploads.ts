import { type Message, type MessageValue, message } from '../language/message';
import type { OperationId } from '../access/accessRules';
import type { PageKey } from '../access/pageRules';
import type { PictureKind } from '../pictures';

/** The kinds of spreadsheets that people upload, by their names in 'Prepare a file'; `uploadFiles` says what is in them. */
export const fileNames = {
  catalog: message('Catalog'),
  stock: message('Stock'),
  users: message('Users'),
  edit: message('Edits of garments'),
  delete: message('Deletions of garments'),
} as const;

/** A kind of uploaded spreadsheet (contract.md 'Files people upload'). */
export type FileKind = keyof typeof fileNames;

/** The messages about an upload that a task works on (spec 8). */
export interface UploadTexts {
  /** Its task is done. */
  readonly done: Message;
  readonly failed: (details: string) => Message;
  readonly refused: (errors: MessageValue) => Message;
  /** The server could not be reached. */
  readonly unreachable?: Message;
}

/** An upload that a task works on: its class and queue, and the messages about it. */
interface TaskUploadFacts {
  readonly task: { readonly class: string; readonly queue: string };
  readonly texts: UploadTexts;
}

/** An upload of a spreadsheet: its kind, and how 'Prepare a file' offers it a made file, on which page. */
interface FileUploadFacts {
  readonly file: FileKind;
  readonly page: PageKey;
  readonly use?: Message;
}

/** A spreadsheet that is sent alone, in a dialog of the management screen, and read by a task. */
interface FileToolFacts extends FileUploadFacts, TaskUploadFacts {
  readonly page: 'management';
  /** Its card on the screen. */
  readonly card: { readonly title: Message; readonly text: Message };
  /** The title of the dialog, and the button that opens it. */
  readonly title: Message;
  readonly label: Message;
}

interface PictureUploadFacts extends TaskUploadFacts {
  readonly button: Message;
  readonly title: Message;
  readonly label: Message;
}

const picturesTexts: UploadTexts = {
  done: message('Uploaded images!'),
  failed: (details) => message('Error: {details}', { details }),
  refused: (errors) => message('Error uploading: {errors}', { errors }),
};

const catalogProblem = () => message('Problem updating the catalog, try again later!');

const ofForms = {
  uploadCatalog: { file: 'catalog', page: 'catalogUpload', use: message('Use for a new catalog') },
  reuploadCatalog: {
    file: 'catalog',
    page: 'catalogReupload',
    use: message('Use to update a catalog'),
    task: { class: 'UpdateCatalog', queue: 'catalogs' },
    texts: { done: message('Awesome! Catalog was updated'), failed: catalogProblem, refused: catalogProblem },
  },
  createUsersInBulk: { file: 'users', page: 'bulkAdd', use: message('Use to create users') },
  uploadGarments: { file: 'catalog', page: 'catalogBatch' },
  editGarments: { file: 'edit', page: 'catalogBatch', use: message('Use for a batch update') },
  deleteGarments: { file: 'delete', page: 'catalogBatch', use: message('Use for a batch update') },
} as const satisfies { [call in OperationId]?: FileUploadFacts & Partial<TaskUploadFacts> };

const ofTools = {
  uploadStock: {
    file: 'stock',
    page: 'management',
    use: message('Use for the stock upload'),
    task: { class: 'UploadStock', queue: 'stock' },
    card: {
      title: message('Stock'),
      text: message(
        'The pieces in stock in each warehouse. An order shows the stock of its customer’s warehouse.',
      ),
    },
    title: message('Upload stocks'),
    label: message('Stock file'),
    texts: { ...picturesTexts, done: message('Uploaded new stocks'), unreachable: message('error') },
  },
} as const satisfies { [call in OperationId]?: FileToolFacts };

const ofPictures = {
  uploadImages: {
    task: { class: 'UploadImages', queue: 'images' },
    button: message('Image upload'),
    title: message('Upload images'),
    label: message('Images'),
    texts: picturesTexts,
  },
  uploadColors: {
    task: { class: 'UploadColors', queue: 'colors' },
    button: message('Color upload'),
    title: message('Upload colors'),
    label: message('Colors'),
    texts: picturesTexts,
  },
} as const satisfies { [call in OperationId]?: PictureUploadFacts };

/** The uploads of spreadsheets, by their calls. */
export const fileUploads = { ...ofForms, ...ofTools };

/** Every upload, by its call; `accessRules` says who may make it. */
export const uploads = { ...fileUploads, ...ofPictures };

/** The call of an upload on the management screen. */
export type FileTool = keyof typeof ofTools;

/** The uploads on the management screen, in its order: with an entry comes the button, the dialog and the handler. */
export const fileTools: Readonly<Record<FileTool, FileToolFacts>> = ofTools;

/** The call of an upload that a task works on. */
export type TaskUpload = FileTool | keyof typeof ofPictures | 'reuploadCatalog';

/** The uploads that a task works on, by their calls. */
export const taskUploads = {
  ...ofTools,
  ...ofPictures,
  reuploadCatalog: ofForms.reuploadCatalog,
} satisfies Record<TaskUpload, TaskUploadFacts>;

/** The uploads of pictures, by what the pictures are of. */
export const pictureUploads = {
  images: { call: 'uploadImages', ...ofPictures.uploadImages },
  colors: { call: 'uploadColors', ...ofPictures.uploadColors },
} as const satisfies Record<PictureKind, PictureUploadFacts & { call: TaskUpload }>;
