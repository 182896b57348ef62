import { isolated } from '../../../domain/text/isolated';
import { TeamOutlined } from '@ant-design/icons';
import { useHas, useReportPresenceQuery } from '../../../api';
import { useValue } from '../../../lib/createStore';
import { counted } from '../../../lib/numbers';
import { changedByOthers } from '../state/presence';

const reportEveryMs = 15_000;

/** Who else has the order open, and what they just changed; blank if the server does not support it. */
export function PresenceLine({ orderId }: { orderId: string }) {
  const { currentData, error } = useReportPresenceQuery(
    { orderIdRequest: { id: orderId } },
    {
      skip: !useHas('reportPresence'),
      pollingInterval: reportEveryMs,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  );
  const changed = useValue(changedByOthers).size;

  // An old response says nothing about now.
  const others = error === undefined ? (currentData?.others ?? []) : [];
  const text = [presenceText(others.map(({ name }) => name)), changedText(changed)].filter(Boolean).join(' ');
  return (
    text !== '' && (
      <span title={text}>
        <TeamOutlined aria-hidden /> {text}
      </span>
    )
  );
}

const maxNames = 3;

/** A sentence with the others who have the order open; '' for nobody. */
export function presenceText(names: readonly string[]): string {
  if (names.length === 0) return '';
  const more = names.length - maxNames;
  const listed = more > 0 ? [...names.slice(0, maxNames).map(isolated), `${more} more`] : names.map(isolated);
  const all = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(listed);
  return `${all} ${names.length === 1 ? 'has' : 'have'} this order open too.`;
}

function changedText(count: number): string {
  return count === 0 ? '' : `${counted(count, 'quantity was', 'quantities were')} changed just now.`;
}
