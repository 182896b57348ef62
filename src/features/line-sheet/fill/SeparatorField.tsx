import { piecesText } from '../../../domain/orders/counts';
import { Flex, Radio } from 'antd';
import { useId } from 'react';
import type { Unclear } from '../../../domain/orders/readQuantity';
import type { Separators } from './useSeparators';
import { useT } from '../../../languages/useT';

interface Props {
  unclear: Unclear;
  /** Null until it is chosen, if nothing suggests either. */
  value: Separators | null;
  onChoose: (value: Separators) => void;
}

/** Asks once for all quantities of a file whether 12,000 has thousands or three decimals. */
export function SeparatorField({ unclear, value, onChoose }: Props) {
  const t = useT();
  const [labelId, hintId] = [useId(), useId()];
  const { text, thousands, decimals } = unclear;
  return (
    <Flex vertical gap={4}>
      <strong id={labelId}>{t('How many pieces is “{text}”?', { text })}</strong>
      <Radio.Group
        aria-labelledby={labelId}
        aria-describedby={hintId}
        value={value}
        onChange={({ target }) => onChoose(target.value === 'decimals' ? 'decimals' : 'thousands')}
        options={[
          {
            value: 'thousands',
            label: t(piecesText(thousands)),
          },
          {
            value: 'decimals',
            label: decimals === null ? t('A fraction, not taken') : t(piecesText(decimals)),
          },
        ]}
      />
      <span id={hintId}>
        {t('All quantities of the file that are written like this are read the same way.')}
      </span>
    </Flex>
  );
}
