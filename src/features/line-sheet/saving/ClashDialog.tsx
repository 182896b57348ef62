import { Button, Flex, Modal, Radio } from 'antd';
import { useState } from 'react';
import type { Garment } from '../../../api';
import { dateText } from '../../../lib/dates';
import { useAppDispatch } from '../../../lib/redux';
import type { Clash } from '../state/clashes';
import { clashesResolved } from '../state/lineSheetSlice';
import { placeName } from './placeName';

interface Props {
  isOpen: boolean;
  orderId: string;
  garments: readonly Garment[];
  clashes: readonly Clash[];
  onClose: () => void;
}

/** Each place that was changed twice, with both values: nothing of it is saved until the person has chosen. */
export function ClashDialog({ isOpen, orderId, garments, clashes, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOwn = clashes.every((clash) => clash.isOwn);
  const chooseAll = (isMine: boolean) => setChosen(new Map(clashes.map((clash) => [keyOf(clash), isMine])));
  const choices = clashes.flatMap((clash) => {
    const isMine = chosen.get(keyOf(clash));
    return isMine === undefined ? [] : [{ ...clash, isMine }];
  });

  const apply = () => {
    dispatch(clashesResolved({ orderId, choices }));
    onClose();
  };

  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      title={isOwn ? 'Changed in two windows' : 'Changed by both of you'}
      okText={choices.length < clashes.length ? `Apply ${choices.length} of ${clashes.length}` : 'Apply'}
      okButtonProps={{ disabled: choices.length === 0 }}
      cancelText="Decide later"
      onOk={apply}
      onCancel={onClose}
      afterClose={() => setChosen(new Map())}
      styles={{ body: { maxHeight: '60vh', overflowY: 'auto' } }}
    >
      <p>
        {isOwn
          ? 'You have changed these in another window too, which was closed before it had saved them.'
          : 'Somebody else, or you in another window, has saved these while you were changing them.'}
      </p>
      <Flex vertical gap={16}>
        {clashes.length > 1 && (
          <Flex wrap gap={8}>
            <Button onClick={() => chooseAll(true)}>{isOwn ? 'Keep all as here' : 'Keep all of mine'}</Button>
            <Button onClick={() => chooseAll(false)}>
              {isOwn ? 'Take all from the other window' : 'Take all of theirs'}
            </Button>
          </Flex>
        )}
        {clashes.map((clash) => {
          const key = keyOf(clash);
          const place = placeName(garments, clash.sku);
          return (
            <div key={key}>
              <strong>{place}</strong>
              <Radio.Group
                aria-label={place}
                value={chosen.get(key)}
                onChange={({ target }) => setChosen(new Map(chosen).set(key, target.value === true))}
                options={[
                  {
                    value: true,
                    label: `${clash.isOwn ? 'Here' : 'Mine'}: ${valueText(clash.sku, clash.mine)}`,
                  },
                  {
                    value: false,
                    label: `${clash.isOwn ? 'Other window' : 'Theirs'}: ${valueText(clash.sku, clash.theirs)}`,
                  },
                ]}
              />
            </div>
          );
        })}
      </Flex>
    </Modal>
  );
}

/** A place with both of its values: once one of them is another, it has to be chosen anew. */
function keyOf({ sku, mine, theirs }: Clash): string {
  return `${sku ?? ''}/${mine ?? ''}/${theirs ?? ''}`;
}

function valueText(sku: string | null, value: number | null): string {
  if (sku !== null) return (value ?? 0).toLocaleString();
  return value === null ? 'none' : dateText(value);
}
