import { failureOf, useDownloadOrderExcelMutation } from '../../../api';
import { useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { PlainButton } from '../../../ui/PlainButton';
import { saveUnsaved } from '../state/saveNow';

/** Downloads the order as it is on the screen: what is not saved yet is saved first. */
export function ExcelButton({ orderId }: { orderId: string }) {
  const dispatch = useAppDispatch();
  const [download, { isLoading }] = useDownloadOrderExcelMutation();
  const handleClick = async () => {
    if (!(await dispatch(saveUnsaved()))) return;
    dispatch(showAlert({ message: 'Downloading excel', severity: 'info' }));
    const failure = failureOf(await download({ id: orderId }));
    if (failure !== null) dispatch(showAlert({ message: failure, severity: 'error' }));
  };
  return (
    <PlainButton isBusy={isLoading} onClick={() => void handleClick()}>
      Excel
    </PlainButton>
  );
}
