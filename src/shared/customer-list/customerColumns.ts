import type { User } from '../../api';
import { wordSearch } from '../../lib/wordSearch';

/** The users whose name, e-mail and SAP ID hold every word that was typed, without case and accents. */
export const searchUsers = wordSearch<User>(({ name, email, sap_id }) => [name, email, sap_id ?? '']);
