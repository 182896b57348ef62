/**
 * A multipart body: files as they are, an array as one field an element, booleans as 'true' and 'false', numbers as
 * text; undefined and null are left out (api.md 'Conventions').
 */
export function toFormData(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const element of Array.isArray(value) ? value : [value]) append(form, name, element);
  }
  return form;
}

function append(form: FormData, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (value instanceof Blob) form.append(name, value);
  else form.append(name, String(value));
}
