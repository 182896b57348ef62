import type { Rule } from '../../domain/uploads/garmentRules';
import { uploadFiles } from '../../domain/uploads/uploadFiles';
import type { FileKind } from '../../domain/uploads/uploads';
import { type Message, message } from '../../domain/language/message';

/** A column of a template: whether it is required, and its description. */
export interface TemplateColumn {
  readonly name: string;
  readonly isRequired: boolean;
  readonly rule: Rule;
}

/** A spreadsheet to fill in: its columns, example rows, and general rules. */
export interface Template {
  readonly fileName: string;
  readonly columns: readonly TemplateColumn[];
  readonly examples: readonly (readonly string[])[];
  readonly rules: readonly Message[];
}

const always = [
  message('The rows below the header are an example: replace them.'),
  message('Columns can be in any order. Columns that are not listed here are ignored.'),
  message(
    'All cells are formatted as text, so that leading zeros are preserved and a size such as 4-3 does not become a date.',
  ),
  message('Only the first sheet is read. Hidden and filtered rows are included.'),
  message('If any cell is wrong, nothing is changed and all wrong cells are listed.'),
  message('At most 200,000 rows and 20 MiB, as .xlsx or .xls.'),
];

/** The template of a kind of file. */
export function templateOf(kind: FileKind): Template {
  const { columns, required, template } = uploadFiles[kind];
  return {
    fileName: `${kind}.xlsx`,
    columns: columns.map((name) => ({
      name,
      isRequired: required.includes(name),
      rule: template.rules[name] ?? [],
    })),
    examples: template.examples.map((cells) => columns.map((name) => cells[name] ?? '')),
    rules: [...template.notes, ...always],
  };
}
