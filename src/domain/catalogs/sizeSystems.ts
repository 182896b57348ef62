import { type Message, message } from '../language/message';

/** The systems of size names; sizes of different systems cannot be compared. */
export const sizeSystems = ['letters', 'numbers', 'one_size', 'others'] as const;

type SizeSystem = (typeof sizeSystems)[number];

/** What each system is called. */
export const sizeSystemNames: Readonly<Record<SizeSystem, Message>> = {
  letters: message('Letters'),
  numbers: message('Numbers'),
  one_size: message('One size'),
  others: message('Others'),
};

const patterns = [
  ['one_size', /^(one|one ?size|o\/?s|tu|u|un|uni|unica|unique|std)$/i],
  ['letters', /^\d?x*[sml]([-/ ]\d?x*[sml])?$/i],
  ['numbers', /^\d/],
] as const;

/** The system of a size: S or 2XL to letters, 38 or 36 1/2 to numbers. */
export const sizeSystem = (size: string): SizeSystem =>
  patterns.find(([, pattern]) => pattern.test(size.trim()))?.[0] ?? 'others';
