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
  const isNumberUnsaved = useAppSelector((state) => selectUnsavedNumber(state) !== null);
  const hasUnsaved = useAppSelector(selectHasUnsaved) || isNumberUnsaved;
  const saveState = useAppSelector(selectSaveState);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== paths.login.pattern,
  );
  const isLate = useIsLate(blocker.state === 'blocked');
  const wasLate = useWasTrue(isLate);

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

  if (!wasLate) return null;
  return (
    <Modal
      open={isLate}
      title="Leave without saving?"
      width={440}
      onCancel={() => blocker.reset?.()}
      footer={[
        <Button key="stay" type="primary" onClick={() => blocker.reset?.()}>
          Stay
        </Button>,
        <Button key="leave" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>,
      ]}
    >
      <p role="status">
        {isNumberUnsaved ? 'Your order number is not saved yet.' : saveStateText(saveState)}
      </p>
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
