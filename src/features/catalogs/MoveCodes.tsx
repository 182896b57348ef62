import { Alert } from 'antd';
import { LabelledSwitch } from '../../ui/labelled-switch/LabelledSwitch';
import { useT } from '../../languages/useT';

interface Props {
  /** How many of the file's own codes belong to other garments. */
  count: number;
  isOn: boolean;
  setOn: (isOn: boolean) => void;
}

/** Offers to move own codes from other garments; renders nothing if there are none. */
export function MoveCodes({ count, isOn, setOn }: Props) {
  const t = useT();
  if (count === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t(
        '{codes, plural, one {# own code of the file belongs} other {# own codes of the file belong}} to other garments or skus.',
        { codes: count },
      )}
      description={
        <>
          <p>
            {t(
              'Correct the file, or, if an earlier upload was wrong, move the codes: whatever has them now loses them.',
            )}
          </p>
          <LabelledSwitch
            label={t('Move the codes to the garments of this file')}
            isOn={isOn}
            onChange={setOn}
          />
        </>
      }
    />
  );
}
