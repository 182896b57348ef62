import type { UploadedFile } from './multipart';
import { unprocessable } from './problems';

/** Reads the fields of a multipart form, gathering every fault; `done` answers 422 with them, the first as detail. */
export class FormFields {
  private readonly faults: { path: string; message: string }[] = [];

  private readonly fields: ReadonlyMap<string, string>;

  constructor(
    fields: object,
    private readonly files: readonly UploadedFile[],
  ) {
    this.fields = new Map(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  }

  /** Faults every field and file that the form does not have. */
  refuseOthers(fields: readonly string[], fileField: string): void {
    for (const name of this.fields.keys()) {
      if (!fields.includes(name)) this.fault(name, `The form has the unknown field '${name}'`);
    }
    for (const { field } of this.files) {
      if (field !== fileField) this.fault(field, `The form has the unknown file '${field}'`);
    }
  }

  fault(field: string, message: string): void {
    this.faults.push({ path: `body.${field}`, message });
  }

  /** A text without the spaces around it; '' when it was left out, unless that is refused with a sentence. */
  text(field: string, longest: number, missing?: string): string {
    const value = (this.fields.get(field) ?? '').trim();
    if (value === '' && missing !== undefined) this.fault(field, missing);
    if (value.length > longest)
      this.fault(field, `The field '${field}' may have at most ${longest} characters`);
    return value;
  }

  truth(field: string, fallback: boolean | null): boolean {
    const value = this.fields.get(field) ?? (fallback === null ? '' : String(fallback));
    if (value !== 'true' && value !== 'false')
      this.fault(field, `The field '${field}' must be true or false`);
    return value === 'true';
  }

  /** One of the options, the first of which stands for any other text; that is refused with a sentence. */
  choice<Option extends string>(
    field: string,
    options: readonly [Option, ...Option[]],
    { fallback, wrong }: { fallback: Option | null; wrong: string },
  ): Option {
    const value = this.fields.get(field) ?? fallback;
    const found = options.find((option) => option === value);
    if (found === undefined) this.fault(field, wrong);
    return found ?? options[0];
  }

  /** A moment in epoch seconds; null when it was left out or is empty. */
  seconds(field: string): number | null {
    const value = this.fields.get(field) ?? '';
    if (!/^\d{0,10}$/.test(value))
      this.fault(field, `The ${field.replaceAll('_', ' ')} must be in epoch seconds`);
    return value === '' ? null : Number(value);
  }

  /** The files that were chosen in a field; none is refused with a sentence where there is one. */
  chosen(field: string, missing?: string): UploadedFile[] {
    // A browser sends a nameless empty file for a field in which none was chosen.
    const files = this.files.filter(
      (file) => file.field === field && (file.filename !== '' || file.size > 0),
    );
    if (files.length === 0 && missing !== undefined) this.fault(field, missing);
    return files;
  }

  /** The one file that was chosen; null when none was, unless that is refused with a sentence. */
  file(field: string, words: { missing?: string; several: string }): UploadedFile | null {
    const [file = null, ...more] = this.chosen(field, words.missing);
    if (more.length > 0) this.fault(field, words.several);
    return file;
  }

  /** Ends the reading: 422 when there were faults. */
  done(): void {
    const [first] = this.faults;
    if (first !== undefined) throw unprocessable(first.message, this.faults);
  }

  /** Ends the reading of a form that can't do without a file, and answers that. */
  doneWith(file: UploadedFile | null): UploadedFile {
    this.done();
    if (file === null) throw new Error('A fault of the form was not told.');
    return file;
  }
}
