const shortest = 8;

/** What is wrong with a new password, as a sentence, or null: only its length counts (api.md is silent; NIST SP 800-63B). */
export function passwordFault(password: string): string | null {
  return [...password].length < shortest ? `The password must have at least ${shortest} characters.` : null;
}
