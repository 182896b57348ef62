import { Alert } from 'antd';
import { counted } from '../../lib/numbers';
import { LabelledSwitch } from '../../ui/labelled-switch/LabelledSwitch';

interface Props {
  /** How many of the file's own codes belong to other garments. */
  count: number;
  isOn: boolean;
  setOn: (isOn: boolean) => void;
}

/** Offers to move own codes from other garments; renders nothing if there are none. */
export function MoveCodes({ count, isOn, setOn }: Props) {
  if (count === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={`${counted(count, 'own code')} of the file ${count === 1 ? 'belongs' : 'belong'} to other garments or skus.`}
      description={
        <>
          <p>
            Correct the file, or, if an earlier upload was wrong, move the codes: whatever has them now loses
            them.
          </p>
          <LabelledSwitch label="Move the codes to the garments of this file" isOn={isOn} onChange={setOn} />
        </>
      }
    />
  );
}
