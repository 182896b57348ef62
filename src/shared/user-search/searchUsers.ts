import type { User } from '../../api';
import { foldText } from '../../lib/foldText';

const searchTexts = new WeakMap<User, string>();

/** The users whose name, e-mail and SAP ID hold every word that was typed, without case and accents. */
export function searchUsers(users: readonly User[], typed: string): readonly User[] {
  const words = foldText(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return users;
  return users.filter((user) => {
    const text = searchText(user);
    return words.every((word) => text.includes(word));
  });
}

/** Made once for each user that the server sent. */
function searchText(user: User): string {
  const known = searchTexts.get(user);
  if (known !== undefined) return known;
  const text = foldText([user.name, user.email, user.sap_id ?? ''].join('\n'));
  searchTexts.set(user, text);
  return text;
}
