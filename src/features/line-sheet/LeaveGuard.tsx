import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../lib/redux';
import { PlainButton } from '../../ui/PlainButton';
import { PlainDialog } from '../../ui/PlainDialog';
import { saveStateText } from './saveStateText';
import { selectHasUnsaved, selectSaveState } from './state/lineSheetSlice';

/** A save that is on its way mostly arrives before anybody needs to be asked. */
const patienceMs = 600;

/** Warns before unsaved changes are left behind (spec 4). The way to the login stays open: they are kept for the return. */
export function LeaveGuard() {
  const hasUnsaved = useAppSelector(selectHasUnsaved);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== paths.login.pattern,
  );
  const isBlocked = blocker.state === 'blocked';

  useEffect(
    function warnBeforeClosing() {
      if (!hasUnsaved) return;
      const warn = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', warn);
      return () => window.removeEventListener('beforeunload', warn);
    },
    [hasUnsaved],
  );

  useEffect(
    function goOnceSaved() {
      if (blocker.state === 'blocked' && !hasUnsaved) blocker.proceed();
    },
    [blocker, hasUnsaved],
  );

  if (!isBlocked) return null;
  return <LeaveDialog onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}

function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const saveState = useAppSelector(selectSaveState);
  const [isLate, setLate] = useState(false);

  useEffect(function waitForTheSave() {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);

  if (!isLate) return null;
  return (
    <PlainDialog
      title="Leave without saving?"
      onCancel={onStay}
      actions={
        <>
          <PlainButton onClick={onLeave}>Leave</PlainButton>
          <PlainButton isPrimary onClick={onStay}>
            Stay
          </PlainButton>
        </>
      }
    >
      <p role="status">{saveStateText(saveState)}</p>
      <p>What is not saved is kept in this browser, and saved when you open this order here again.</p>
    </PlainDialog>
  );
}
