import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../lib/redux';
import { useWasTrue } from '../../lib/useWasTrue';
import { saveStateText } from './saving/SaveStateLine';
import { selectUnsavedNumber } from './state/buyerNumber';
import { selectHasUnsaved, selectSaveState } from './state/lineSheetSlice';
import { Modal } from '../../ui/modal/Modal';

/** A save under way usually arrives before anybody needs to be asked. */
const patienceMs = 600;

/** Warns before unsaved changes are left behind (spec 4), except on the way to the login, which keeps them. */
export function LeaveGuard() {
  const hasUnsaved = useAppSelector(
    (state) => selectHasUnsaved(state) || selectUnsavedNumber(state) !== null,
  );
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

  return (
    <LeaveDialog isAsked={isBlocked} onStay={() => blocker.reset?.()} onLeave={() => blocker.proceed?.()} />
  );
}

interface DialogProps {
  isAsked: boolean;
  onStay: () => void;
  onLeave: () => void;
}

function LeaveDialog({ isAsked, onStay, onLeave }: DialogProps) {
  const saveState = useAppSelector(selectSaveState);
  const isNumberLeft = useAppSelector((state) => selectUnsavedNumber(state) !== null);
  const isLate = useIsLate(isAsked);
  const wasLate = useWasTrue(isLate);
  if (!wasLate) return null;
  return (
    <Modal
      open={isLate}
      title="Leave without saving?"
      width={440}
      onCancel={onStay}
      footer={[
        <Button key="stay" type="primary" onClick={onStay}>
          Stay
        </Button>,
        <Button key="leave" onClick={onLeave}>
          Leave
        </Button>,
      ]}
    >
      <p role="status">{isNumberLeft ? 'Your order number is not saved yet.' : saveStateText(saveState)}</p>
      <p>What is not saved is kept in this browser, and saved when you open this order here again.</p>
    </Modal>
  );
}

/** Whether the question has been open so long that waiting for the save no longer makes sense. */
function useIsLate(isAsked: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(
    function waitForTheSave() {
      if (!isAsked) return;
      const timer = setTimeout(() => setLate(true), patienceMs);
      return () => {
        clearTimeout(timer);
        setLate(false);
      };
    },
    [isAsked],
  );
  return isLate;
}
