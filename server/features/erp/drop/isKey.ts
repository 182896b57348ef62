/** Whether a text is the key of a sales order, a UUID; such a one is safe as part of a file's name. */
export function isKey(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
