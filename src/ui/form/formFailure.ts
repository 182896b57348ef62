import type { FormInstance, Rule } from 'antd/es/form';

/** Why the host did not take a form: in a sentence, and field by field where it said so (api.md 'Conventions'). */
export interface FormFailure {
  readonly text: string;
  /** `path` as the host says it: `body.sap_id`, `body.addresses.0.name`. */
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

/** One thing to correct; `name` is the field's, where it is one. */
export interface FormFault {
  readonly text: string;
  readonly name?: string;
}

/** A field's rule from a function of the domain, which says in words what is wrong, or null. */
export const ruleOf = <Value>(faultOf: (value: Value) => string | null): Rule => ({
  validator: async (_rule, value: Value) => {
    const fault = faultOf(value);
    if (fault !== null) throw new Error(fault);
  },
});

/** Puts what the host said of single fields onto them; answers all that is to be corrected, for the summary. */
export function placeFailure(form: FormInstance, { text, errors = [] }: FormFailure): FormFault[] {
  const known = new Set(Object.keys(form.getFieldsValue()));
  const faults: FormFault[] = errors.map(({ path, message }) => {
    const name = path
      .split('.')
      .map(toCamelCase)
      .find((part) => known.has(part));
    return name === undefined ? { text: message } : { name, text: message };
  });
  form.setFields(
    [...known].flatMap((name) => {
      const ofField = faults.filter((fault) => fault.name === name).map((fault) => fault.text);
      return ofField.length === 0 ? [] : [{ name, errors: ofField }];
    }),
  );
  return faults.some(({ name }) => name !== undefined) ? faults : [{ text }];
}

const toCamelCase = (name: string) =>
  name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
