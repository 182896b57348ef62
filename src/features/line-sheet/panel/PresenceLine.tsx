import { isolated } from '../../../domain/text/isolated';
import { TeamOutlined } from '@ant-design/icons';
import { useHas, useReportPresenceQuery } from '../../../api';
import { useValue } from '../../../lib/createStore';
import { changedByOthers } from '../state/presence';
import { useT } from '../../../languages/useT';
import type { Translate } from '../../../domain/language/wording';

const reportEveryMs = 15_000;

/** Who else has the order open, and what they just changed; blank if the server does not support it. */
export function PresenceLine({ orderId }: { orderId: string }) {
  const t = useT();
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
  const names = others.map(({ name }) => name);
  const text = [presenceText(t, names), changedText(t, changed)].filter(Boolean).join(' ');
  return (
    text !== '' && (
      <span title={text}>
        <TeamOutlined aria-hidden /> {text}
      </span>
    )
  );
}

/** A sentence with the others who have the order open; '' for nobody. */
export function presenceText(t: Translate, names: readonly string[]): string {
  const [first = '', second = '', third = '', ...more] = names.map(isolated);
  switch (names.length) {
    case 0:
      return '';
    case 1:
      return t('{name} has this order open too.', { name: first });
    case 2:
      return t('{first} and {second} have this order open too.', { first, second });
    case 3:
      return t('{first}, {second} and {third} have this order open too.', { first, second, third });
    default:
      return t('{first}, {second}, {third} and {count} more have this order open too.', {
        ...{ first, second, third },
        count: more.length,
      });
  }
}

function changedText(t: Translate, quantities: number): string {
  return quantities === 0
    ? ''
    : t('{quantities, plural, one {# quantity was} other {# quantities were}} changed just now.', {
        quantities,
      });
}
