import { type Message, messageIn } from '../domain/language/message';
import type { Translate } from '../domain/language/wording';

const names: Readonly<Record<string, Message>> = {
  Alt: messageIn('a key of the keyboard', 'Alt'),
  Arrows: messageIn('a key of the keyboard', 'Arrows'),
  Ctrl: messageIn('a key of the keyboard', 'Ctrl'),
  Delete: messageIn('a key of the keyboard', 'Delete'),
  Down: messageIn('a key of the keyboard', 'Down'),
  End: messageIn('a key of the keyboard', 'End'),
  Enter: messageIn('a key of the keyboard', 'Enter'),
  Escape: messageIn('a key of the keyboard', 'Escape'),
  Home: messageIn('a key of the keyboard', 'Home'),
  PageDown: messageIn('a key of the keyboard', 'PageDown'),
  PageUp: messageIn('a key of the keyboard', 'PageUp'),
  Shift: messageIn('a key of the keyboard', 'Shift'),
  Space: messageIn('a key of the keyboard', 'Space'),
  Tab: messageIn('a key of the keyboard', 'Tab'),
};

/** Keys such as Ctrl+Shift+Home by their names on the reader's keyboard. */
export const keyText = (t: Translate, keys: string): string =>
  keys.replace(/[A-Za-z]{2,}/g, (name) => {
    const message = names[name];
    return message === undefined ? name : t(message);
  });
