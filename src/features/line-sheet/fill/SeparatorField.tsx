import { Flex, Radio } from 'antd';
import { useId } from 'react';
import type { Unclear } from '../../../domain/orders/readQuantity';
import { counted } from '../../../lib/numbers';
import type { Separators } from './useSeparators';

interface Props {
  unclear: Unclear;
  /** Null until it is chosen, if nothing suggests either. */
  value: Separators | null;
  onChoose: (value: Separators) => void;
}

/** Asks once for all quantities of a file whether 12,000 has thousands or three decimals. */
export function SeparatorField({ unclear, value, onChoose }: Props) {
  const [labelId, hintId] = [useId(), useId()];
  const { text, thousands, decimals } = unclear;
  return (
    <Flex vertical gap={4}>
      <strong id={labelId}>How many pieces is “{text}”?</strong>
      <Radio.Group
        aria-labelledby={labelId}
        aria-describedby={hintId}
        value={value}
        onChange={({ target }) => onChoose(target.value === 'decimals' ? 'decimals' : 'thousands')}
        options={[
          { value: 'thousands', label: counted(thousands, 'piece') },
          {
            value: 'decimals',
            label: decimals === null ? 'A fraction, not taken' : counted(decimals, 'piece'),
          },
        ]}
      />
      <span id={hintId}>All quantities of the file that are written like this are read the same way.</span>
    </Flex>
  );
}
