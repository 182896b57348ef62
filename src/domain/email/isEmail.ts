const atoms = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const label = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i;

/** Whether a text is an e-mail address, as the contract's `format: email` has it. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  return (
    atoms.test(text.slice(0, Math.max(at, 0))) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part))
  );
}
