/** What an uploaded spreadsheet is about (api.md 'Files people upload'). */
export type FileKind = 'catalog' | 'edit' | 'delete' | 'stock' | 'users';
