import { useState } from 'react';
import type { Garment } from '../../../api';
import { useAppDispatch } from '../../../lib/redux';
import { PlainButton } from '../../../ui/PlainButton';
import { PlainDialog } from '../../../ui/PlainDialog';
import type { Clash } from '../state/clashes';
import { clashesResolved } from '../state/lineSheetSlice';
import styles from './ClashDialog.module.css';
import { placeName } from './placeName';

interface Props {
  orderId: string;
  garments: readonly Garment[];
  clashes: readonly Clash[];
  onClose: () => void;
}

/** Each place that was changed twice, with both values: nothing of it is saved until the person has chosen. */
export function ClashDialog({ orderId, garments, clashes, onClose }: Props) {
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
    <PlainDialog
      title={isOwn ? 'Changed in two windows' : 'Changed by both of you'}
      onCancel={onClose}
      actions={
        <>
          <PlainButton onClick={onClose}>Decide later</PlainButton>
          <PlainButton isPrimary isDisabled={choices.length === 0} onClick={apply}>
            {choices.length < clashes.length ? `Apply ${choices.length} of ${clashes.length}` : 'Apply'}
          </PlainButton>
        </>
      }
    >
      <p>
        {isOwn
          ? 'You have changed these in another window too, which was closed before it had saved them.'
          : 'Somebody else, or you in another window, has saved these while you were changing them.'}
      </p>
      {clashes.length > 1 && (
        <div className={styles.all}>
          <PlainButton onClick={() => chooseAll(true)}>
            {isOwn ? 'Keep all as here' : 'Keep all of mine'}
          </PlainButton>
          <PlainButton onClick={() => chooseAll(false)}>
            {isOwn ? 'Take all from the other window' : 'Take all of theirs'}
          </PlainButton>
        </div>
      )}
      <div className={styles.places}>
        {clashes.map((clash) => {
          const key = keyOf(clash);
          const pick = (isMine: boolean) => setChosen(new Map(chosen).set(key, isMine));
          return (
            <fieldset key={key} className={styles.place}>
              <legend>{placeName(garments, clash.sku)}</legend>
              <label>
                <input
                  type="radio"
                  name={key}
                  checked={chosen.get(key) === true}
                  onChange={() => pick(true)}
                />
                {clash.isOwn ? 'Here' : 'Mine'}: <strong>{valueText(clash.sku, clash.mine)}</strong>
              </label>
              <label>
                <input
                  type="radio"
                  name={key}
                  checked={chosen.get(key) === false}
                  onChange={() => pick(false)}
                />
                {clash.isOwn ? 'Other window' : 'Theirs'}:{' '}
                <strong>{valueText(clash.sku, clash.theirs)}</strong>
              </label>
            </fieldset>
          );
        })}
      </div>
    </PlainDialog>
  );
}

/** A place with both of its values: once one of them is another, it has to be chosen anew. */
function keyOf({ sku, mine, theirs }: Clash): string {
  return `${sku ?? ''}/${mine ?? ''}/${theirs ?? ''}`;
}

function valueText(sku: string | null, value: number | null): string {
  if (sku !== null) return (value ?? 0).toLocaleString();
  return value === null ? 'none' : new Date(value * 1000).toLocaleDateString();
}
