import { Button } from 'antd';
import { useState } from 'react';
import type { Garment } from '../../../api';
import { useAppSelector } from '../../../lib/redux';
import type { Clash } from '../state/clashes';
import { selectClashes, selectSheet } from '../state/lineSheetSlice';
import { ClashDialog } from './ClashDialog';
import { Notice } from './Notice';

interface Props {
  orderId: string;
  garments: readonly Garment[];
}

/** Says that the same was changed elsewhere, and asks. It takes nobody's focus: typing goes on until they choose. */
export function ClashNotice({ orderId, garments }: Props) {
  const clashes = useAppSelector(selectClashes);
  const isReadOnly = useAppSelector((state) => selectSheet(state)?.refusal !== null);
  const [isOpen, setOpen] = useState(false);
  if (clashes.length === 0 || isReadOnly) return null;
  return (
    <Notice role="alert" text={noticeText(clashes)}>
      <Button type="primary" onClick={() => setOpen(true)}>
        Choose
      </Button>
      <ClashDialog
        isOpen={isOpen}
        orderId={orderId}
        garments={garments}
        clashes={clashes}
        onClose={() => setOpen(false)}
      />
    </Notice>
  );
}

function noticeText(clashes: readonly Clash[]): string {
  const [places, are, they] =
    clashes.length === 1 ? ['1 place', 'is', 'It'] : [`${clashes.length} places`, 'are', 'They'];
  return clashes.every(({ isOwn }) => isOwn)
    ? `You have changed ${places} in another window too, and differently. ${they} ${are} not saved until you choose.`
    : `Somebody else has changed ${places} that you changed too. Yours ${are} not saved until you choose.`;
}
