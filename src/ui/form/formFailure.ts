import type { FormInstance, Rule } from 'antd/es/form';
import type { Message } from '../../domain/language/message';
import { inWords } from '../../domain/language/wording';
import { language } from '../../languages/useT';

/** Why the server refused a form: in a sentence, and field by field where it said so (contract.md 'Conventions'). */
export interface FormFailure {
  readonly text: string;
  /** `path` as the server names it: `body.sap_id`, `body.addresses.0.name`. */
  readonly errors?: readonly { readonly path: string; readonly message: string }[] | undefined;
  /** What the form has created before, when the server refused to create another. */
  readonly viewHref?: string;
}

/** One error; `name` is its field's, if any. */
export interface FormFault {
  readonly text: string;
  readonly name?: string;
  readonly viewHref?: string | undefined;
}

/** A field's rule from a function that says what is wrong with a value, or null. */
export const ruleOf = <Value>(faultOf: (value: Value) => string | Message | null): Rule => ({
  validator: async (_rule, value: Value) => {
    const fault = faultOf(value);
    if (fault !== null) throw new Error(inWords(language.get().t, fault));
  },
});

/** Shows the server's errors at their fields; returns all errors, for the summary. */
export function showFailure(form: FormInstance, { text, errors = [], viewHref }: FormFailure): FormFault[] {
  const known = new Set(Object.keys(form.getFieldsValue()));
  const faults: FormFault[] = errors.map(({ path, message }) => {
    const name = path
      .split('.')
      .flatMap((part) => [part, toCamelCase(part)])
      .find((part) => known.has(part));
    return name === undefined ? { text: message } : { name, text: message };
  });
  form.setFields(
    [...known].flatMap((name) => {
      const ofField = faults.filter((fault) => fault.name === name).map((fault) => fault.text);
      return ofField.length === 0 ? [] : [{ name, errors: ofField }];
    }),
  );
  return faults.some(({ name }) => name !== undefined) ? faults : [{ text, viewHref }];
}

const toCamelCase = (name: string) =>
  name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
