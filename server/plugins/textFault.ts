/** Why a text can be neither stored nor searched for, or null: PostgreSQL has no NUL, and half a character is none. */
export function textFault(text: string): string | null {
  return /[\0\p{Surrogate}]/u.test(text) ? 'holds a character that cannot be stored' : null;
}

/** A text with escapes as in addresses; null when one is broken, is no UTF-8, or stands for what cannot be stored. */
export function decodeEscapes(escaped: string): string | null {
  try {
    const text = decodeURIComponent(escaped);
    return textFault(text) === null ? text : null;
  } catch {
    return null;
  }
}
