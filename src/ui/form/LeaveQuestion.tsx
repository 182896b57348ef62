import { Modal } from 'antd';
import { type Location, useBlocker } from 'react-router-dom';
import { paths } from '../../lib/paths';

/**
 * Asks before a link leads away from what was typed, which is kept nowhere. The way to the login stays open: whoever
 * has no session any more can't send it either.
 */
export function LeaveQuestion({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      placeOf(nextLocation) !== placeOf(currentLocation) &&
      nextLocation.pathname !== paths.login.pattern,
  );
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title="Discard what you entered?"
      width={360}
      okText="Discard"
      okButtonProps={{ danger: true }}
      cancelText="Keep editing"
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}

const placeOf = ({ pathname, search }: Location) => pathname + search;
