import type { Schema } from '../../../operation';
import type { UploadedFile } from '../../../plugins/multipart';
import { unprocessable } from '../../../plugins/problems';

const catalogTypes: readonly Schema<'CatalogType'>[] = ['initial', 'repo', 'return'];

/** Reads the fields of a multipart form, gathering every fault; `done` answers 422 with them, the first as detail. */
export class FormFields {
  private readonly faults: { path: string; message: string }[] = [];

  constructor(
    private readonly fields: Readonly<Record<string, string | undefined>>,
    private readonly files: readonly UploadedFile[],
  ) {}

  /** Faults every field and file that the form does not have. */
  only(fields: readonly string[], fileField: string): void {
    for (const name of Object.keys(this.fields)) {
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
    const value = (this.fields[field] ?? '').trim();
    if (value === '' && missing !== undefined) this.fault(field, missing);
    if (value.length > longest)
      this.fault(field, `The field '${field}' may have at most ${longest} characters`);
    if (value.includes('\0')) this.fault(field, `The field '${field}' has a character that cannot be stored`);
    return value;
  }

  truth(field: string, fallback: boolean | null): boolean {
    const value = this.fields[field] ?? (fallback === null ? '' : String(fallback));
    if (value !== 'true' && value !== 'false')
      this.fault(field, `The field '${field}' must be true or false`);
    return value === 'true';
  }

  catalogType(fallback: Schema<'CatalogType'> | null): Schema<'CatalogType'> {
    const value = this.fields.catalog_type ?? fallback;
    const found = catalogTypes.find((known) => known === value);
    if (found === undefined) this.fault('catalog_type', 'The catalog type must be initial, repo or return');
    return found ?? 'initial';
  }

  /** A moment in epoch seconds; null when it was left out or is empty. */
  seconds(field: string): number | null {
    const value = this.fields[field] ?? '';
    if (!/^\d{0,10}$/.test(value)) this.fault(field, 'The service date must be in epoch seconds');
    return value === '' ? null : Number(value);
  }

  /** The one file that was chosen; null when none was, unless that is refused with a sentence. */
  file(field: string, words: { missing?: string; several: string }): UploadedFile | null {
    // A browser sends a nameless empty file for a field in which none was chosen.
    const chosen = this.files.filter(
      (file) => file.field === field && (file.filename !== '' || file.size > 0),
    );
    if (chosen.length === 0 && words.missing !== undefined) this.fault(field, words.missing);
    if (chosen.length > 1) this.fault(field, words.several);
    return chosen[0] ?? null;
  }

  /** Ends the reading: 422 when there were faults. */
  done(): void {
    const [first] = this.faults;
    if (first !== undefined) throw unprocessable(first.message, this.faults);
  }
}
