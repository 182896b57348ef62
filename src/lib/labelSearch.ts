import { foldText } from './wordSearch';

/** The search of a Select in the labels of its options, which ignores what `foldText` does. */
export const labelSearch = {
  filterOption: (typed: string, option?: { label?: unknown }): boolean =>
    typeof option?.label === 'string' && foldText(option.label).includes(foldText(typed).trim()),
};
