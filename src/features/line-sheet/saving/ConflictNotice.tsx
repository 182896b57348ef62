import { isolated } from '../../../domain/text/isolated';
import { Button, Flex, Radio } from 'antd';
import { useState } from 'react';
import { api, type Garment } from '../../../api';
import { utcDateText } from '../../../lib/dates';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import type { Conflict } from '../state/conflicts';
import { conflictsResolved, selectConflicts, selectSheet } from '../state/lineSheetSlice';
import { Notice } from './Notice';
import { valueName } from './unsavedRows';
import { Modal } from '../../../ui/modal/Modal';

interface Props {
  orderId: string;
  garments: readonly Garment[];
}

/** Reports conflicts and asks which values to keep. It does not take the focus, so that typing can continue. */
export function ConflictNotice({ orderId, garments }: Props) {
  const conflicts = useAppSelector(selectConflicts);
  const { currentData } = api.endpoints.reportPresence.useQueryState({ orderIdRequest: { id: orderId } });
  const isReadOnly = useAppSelector((state) => selectSheet(state)?.refusal !== null);
  const [isOpen, setOpen] = useState(false);
  if (conflicts.length === 0 || isReadOnly) return null;
  return (
    <Notice role="alert" text={noticeText(conflicts, currentData?.others ?? [])}>
      <Button type="primary" onClick={() => setOpen(true)}>
        Choose
      </Button>
      <ConflictDialog
        isOpen={isOpen}
        orderId={orderId}
        garments={garments}
        conflicts={conflicts}
        onClose={() => setOpen(false)}
      />
    </Notice>
  );
}

function noticeText(conflicts: readonly Conflict[], others: readonly { readonly name: string }[]): string {
  const [values, are, they] =
    conflicts.length === 1 ? ['1 value', 'is', 'It'] : [`${conflicts.length} values`, 'are', 'They'];
  return conflicts.every(({ isOwn }) => isOwn)
    ? `You have changed ${values} in another window too, and differently. ${they} ${are} not saved until you choose.`
    : `${whoText(others.map(({ name }) => name))} has changed ${values} that you changed too. Yours ${are} not saved until you choose.`;
}

const maxNames = 3;

/** The likely authors: everybody who has the order open. The actual author is unknown. */
function whoText(names: readonly string[]): string {
  if (names.length === 0 || names.length > maxNames) return 'Somebody else';
  return `Somebody else, probably ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names.map(isolated))},`;
}

interface DialogProps {
  isOpen: boolean;
  orderId: string;
  garments: readonly Garment[];
  conflicts: readonly Conflict[];
  onClose: () => void;
}

/** Shows both values of each conflict, which is not saved until the person chooses. */
function ConflictDialog({ isOpen, orderId, garments, conflicts, onClose }: DialogProps) {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOwn = conflicts.every((conflict) => conflict.isOwn);
  const chooseAll = (isMine: boolean) =>
    setChosen(new Map(conflicts.map((conflict) => [keyOf(conflict), isMine])));
  const choices = conflicts.flatMap((conflict) => {
    const isMine = chosen.get(keyOf(conflict));
    return isMine === undefined ? [] : [{ ...conflict, isMine }];
  });

  const apply = () => {
    dispatch(conflictsResolved({ orderId, choices }));
    onClose();
  };

  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      title={isOwn ? 'Changed in two windows' : 'Changed by both of you'}
      okText={choices.length < conflicts.length ? `Apply ${choices.length} of ${conflicts.length}` : 'Apply'}
      okButtonProps={{ disabled: choices.length === 0 }}
      cancelText="Decide later"
      onOk={apply}
      onCancel={onClose}
      afterClose={() => setChosen(new Map())}
      styles={{ body: { maxHeight: '60vh', overflowY: 'auto' } }}
    >
      <p>
        {isOwn
          ? 'You have changed these in another window too, which was closed before it could save them.'
          : 'Somebody else, or you in another window, has saved these while you were changing them.'}
      </p>
      <Flex vertical gap={16}>
        {conflicts.length > 1 && (
          <Flex wrap gap={8}>
            <Button onClick={() => chooseAll(true)}>{isOwn ? 'Keep all as here' : 'Keep all of mine'}</Button>
            <Button onClick={() => chooseAll(false)}>
              {isOwn ? 'Take all from the other window' : 'Take all of theirs'}
            </Button>
          </Flex>
        )}
        {conflicts.map((conflict) => {
          const key = keyOf(conflict);
          const name = valueName(garments, conflict.sku);
          return (
            <div key={key} translate="no">
              <strong>{name}</strong>
              <Radio.Group
                aria-label={name}
                value={chosen.get(key)}
                onChange={({ target }) => setChosen(new Map(chosen).set(key, target.value === true))}
                options={[
                  {
                    value: true,
                    label: `${conflict.isOwn ? 'Here' : 'Mine'}: ${valueText(conflict.sku, conflict.mine)}`,
                  },
                  {
                    value: false,
                    label: `${conflict.isOwn ? 'Other window' : 'Theirs'}: ${valueText(conflict.sku, conflict.theirs)}`,
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

/** Contains both values, so that a choice is dropped when either of them changes. */
function keyOf({ sku, mine, theirs }: Conflict): string {
  return `${sku ?? ''}/${mine ?? ''}/${theirs ?? ''}`;
}

function valueText(sku: string | null, value: number | null): string {
  if (sku !== null) return (value ?? 0).toLocaleString();
  return value === null ? 'none' : utcDateText(value);
}
