import { Button } from 'antd';
import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../lib/redux';
import { useDebouncedValue } from '../../lib/useDebouncedValue';
import { useHasBeenTrue } from '../../lib/useHasBeenTrue';
import { saveStateText } from './saving/SaveStateLine';
import { selectUnsavedNumber } from './state/buyerNumber';
import { selectHasUnsaved, selectSaveState } from './state/lineSheetSlice';
import { Modal } from '../../ui/modal/Modal';
import { useT } from '../../languages/useT';

/** A save in flight usually completes within this time, so that no confirmation is needed. */
const graceMs = 600;

/** Warns before leaving with unsaved changes (spec 4), except for the login, which preserves them. */
export function LeaveGuard() {
  const t = useT();
  const isNumberUnsaved = useAppSelector((state) => selectUnsavedNumber(state) !== null);
  const hasUnsaved = useAppSelector(selectHasUnsaved) || isNumberUnsaved;
  const saveState = useAppSelector(selectSaveState);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== paths.login.pattern,
  );
  const isBlocked = blocker.state === 'blocked';
  const isLate = useDebouncedValue(isBlocked, false, graceMs) && isBlocked;
  const wasLate = useHasBeenTrue(isLate);

  useBeforeUnload((event) => {
    if (hasUnsaved) event.preventDefault();
  });
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
      title={t('Leave without saving?')}
      width={440}
      onCancel={() => blocker.reset?.()}
      footer={[
        <Button key="stay" type="primary" onClick={() => blocker.reset?.()}>
          {t('Stay')}
        </Button>,
        <Button key="leave" onClick={() => blocker.proceed?.()}>
          {t('Leave')}
        </Button>,
      ]}
    >
      <p role="status">
        {isNumberUnsaved ? t('Your order number is not saved yet.') : t(saveStateText(saveState))}
      </p>
      <p>{t('What is not saved is kept in this browser, and saved when you open this order here again.')}</p>
    </Modal>
  );
}
