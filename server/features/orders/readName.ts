import { unprocessable } from '../../http/problems';

/** A name without the spaces around it; 422 at its field of the body when nothing is left. `whose` begins the sentence. */
export function readName(name: string, field: string, whose: string): string {
  const trimmed = name.trim();
  if (trimmed === '') {
    throw unprocessable(`${whose} needs a name.`, [{ path: `body.${field}`, message: 'must not be blank' }]);
  }
  return trimmed;
}
