import type { RowError } from '../../../../src/domain/spreadsheet/rowErrors';
import type { ParsedUser } from '../../../../src/domain/user-file';

/** What the tables know that a file of users may name or repeat; e-mails in lower case, ids as on the wire. */
export interface Known {
  emails: ReadonlySet<string>;
  sapIds: ReadonlySet<string>;
  catalogs: readonly { id: string; name: string; season: string }[];
  agents: readonly { id: string; email: string }[];
}

/** Users as the tables take them, and which catalogs and agents each has, by e-mail. */
export interface UserRows {
  users: {
    name: string;
    email: string;
    sap_id: string | null;
    roles: string[];
    pricelist: string | null;
    warehouse: string;
    is_wholesale: boolean;
    extra_info: string;
  }[];
  catalogs: { email: string; id: string }[];
  agents: { email: string; id: string }[];
}

/**
 * Finds what the users of a file name: catalogs by id, by name, or by name and season where a name alone is not
 * enough; agents by id or e-mail. With any fault there are no rows to write.
 */
export function resolveUsers(
  users: readonly ParsedUser[],
  known: Known,
): { rows: UserRows; errors: RowError[] } {
  const errors: RowError[] = [];
  const rows: UserRows = { users: [], catalogs: [], agents: [] };
  const catalogsByName = indexBy(known.catalogs, ({ id, name, season }) => [id, name, `${name} ${season}`]);
  const agentsByName = indexBy(known.agents, ({ id, email }) => [id, email]);

  for (const { row, catalogs, agents, ...user } of users) {
    const report = (column: string, message: string) => void errors.push({ row, column, message });
    if (known.emails.has(user.email.toLowerCase())) report('email', `${user.email} is taken`);
    if (user.sap_id !== null && known.sapIds.has(user.sap_id)) report('sap_id', `${user.sap_id} is taken`);
    const { email } = user;
    rows.users.push(user);
    for (const name of catalogs) {
      const ids = catalogsByName.get(name.toLowerCase()) ?? [];
      const [id] = ids;
      if (id === undefined) report('catalogs', `there is no catalog '${name}'`);
      else if (ids.length > 1)
        report('catalogs', `there are ${ids.length} catalogs '${name}'; add the season`);
      else rows.catalogs.push({ email, id });
    }
    for (const name of agents) {
      const [id] = agentsByName.get(name.toLowerCase()) ?? [];
      if (id === undefined) report('agents', `there is no agent '${name}'`);
      else rows.agents.push({ email, id });
    }
  }
  return { rows, errors };
}

/** The ids behind each name, in lower case; an id is always itself. */
function indexBy<Thing extends { id: string }>(
  things: readonly Thing[],
  namesOf: (thing: Thing) => string[],
): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const thing of things) {
    for (const name of new Set(namesOf(thing).map((text) => text.toLowerCase()))) {
      ids.set(name, [...(ids.get(name) ?? []), thing.id]);
    }
  }
  for (const { id } of things) ids.set(id, [id]);
  return ids;
}
