import type { Pages } from './pages';
import type { Seen } from './people';
import type { Reported } from './reports';

/** Whether a promise was kept, and the figures. */
export type Verdict = [boolean, string];

interface Findings {
  seen: Seen;
  /** How often the ERP has booked each order. */
  booked: ReadonlyMap<string, number>;
  /** Tasks that were not done, in words. */
  unfinished: readonly string[];
  pages: ReturnType<Pages['figures']>;
}

/** On what people saved and sent. */
export function verdictsOn({ seen, booked, unfinished, pages }: Findings): Verdict[] {
  const { typed, typedOffline, filled, saved } = pages;
  const sent = seen.tasks.flatMap(({ orders }) => orders);
  const twice = [...booked].filter(([, times]) => times > 1);
  const missing = sent.filter((id) => !booked.has(id));
  return [
    [
      seen.lost.length === 0,
      `${seen.acknowledged.length} saves acknowledged, and ${saved} of pages; ${seen.lost.length} lost`,
    ],
    [
      typedOffline > 0 && filled > 0 && saved > 0,
      `${typed} numbers typed into pages, ${typedOffline} of them into sheets opened offline, ${filled} filled in`,
    ],
    [seen.signedOut === 0, `${seen.signedOut} times was somebody signed out`],
    [seen.unexpected === 0, `${seen.unexpected} times was somebody told of an unexpected error`],
    [unfinished.length === 0, `${seen.tasks.length} tasks, ${unfinished.length} not done`],
    [
      twice.length === 0 && missing.length === 0 && booked.size === sent.length,
      `${sent.length} orders sent, ${booked.size} booked, ${twice.length} twice, ${missing.length} never`,
    ],
  ];
}

/** On what people read of it from the replica. */
export function verdictsOnReports(
  { exports, overviews, old, dated, failed, allowed }: Reported,
  { replica, database }: { replica: number; database: number },
): Verdict[] {
  const beyond = failed.filter((one) => !allowed.some(({ from, to }) => one.from <= to && one.to >= from));
  return [
    [
      old.length === 0,
      `${exports.length} exports and ${overviews.length} overviews, ${dated} of them with their moment; ${old.length} too old`,
    ],
    [replica > 0, `${replica} of one host's were read from the replica, ${database} from the primary`],
    [
      beyond.length === 0,
      `${failed.length} were not answered, ${beyond.length} of them while saves were` +
        beyond.map(({ from, what }) => `\n  ${new Date(from).toISOString().slice(11, 19)} ${what}`).join(''),
    ],
  ];
}
