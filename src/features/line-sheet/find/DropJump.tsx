import { numberText } from '../../../lib/numbers';
import { useMemo } from 'react';
import type { Garment } from '../../../api';
import { LateMenuButton } from '../LateMenuButton';
import { dropsOf } from './garmentFilter';
import { useT } from '../../../languages/useT';

interface Props {
  /** Those that the sheet shows. */
  shown: readonly Garment[];
  /** Called with the first garment of the drop. */
  onGarment: (generic: string) => void;
}

/** A menu to jump to a drop, with the number of garments of each. */
export function DropJump({ shown, onGarment }: Props) {
  const t = useT();
  const drops = useMemo(() => dropsOf(shown), [shown]);
  if (drops.length < 2) return null;
  const items = drops.map(({ drop, count }) => ({
    key: drop,
    label: drop,
    extra: numberText(count),
    onClick: () => {
      const first = shown.find((garment) => garment.drop === drop);
      if (first) onGarment(first.generic);
    },
  }));
  return <LateMenuButton label={t('Go to drop')} items={items} />;
}
