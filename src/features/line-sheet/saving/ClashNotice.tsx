import { Button, Flex, Radio } from 'antd';
import { useState } from 'react';
import { api, type Garment } from '../../../api';
import { utcDateText } from '../../../lib/dates';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import type { Clash } from '../state/clashes';
import { clashesResolved, selectClashes, selectSheet } from '../state/lineSheetSlice';
import { Notice } from './Notice';
import { valueName } from './unsavedRows';
import { Modal } from '../../../ui/modal/Modal';

interface Props {
  orderId: string;
  garments: readonly Garment[];
}

/** Says that the same value was changed elsewhere, and asks. It takes no focus, so that the person can type on. */
export function ClashNotice({ orderId, garments }: Props) {
  const clashes = useAppSelector(selectClashes);
  const { currentData } = api.endpoints.reportPresence.useQueryState({ orderIdRequest: { id: orderId } });
  const isReadOnly = useAppSelector((state) => selectSheet(state)?.refusal !== null);
  const [isOpen, setOpen] = useState(false);
  if (clashes.length === 0 || isReadOnly) return null;
  return (
    <Notice role="alert" text={noticeText(clashes, currentData?.others ?? [])}>
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

function noticeText(clashes: readonly Clash[], others: readonly { readonly name: string }[]): string {
  const [values, are, they] =
    clashes.length === 1 ? ['1 value', 'is', 'It'] : [`${clashes.length} values`, 'are', 'They'];
  return clashes.every(({ isOwn }) => isOwn)
    ? `You have changed ${values} in another window too, and differently. ${they} ${are} not saved until you choose.`
    : `${whoText(others.map(({ name }) => name))} has changed ${values} that you changed too. Yours ${are} not saved until you choose.`;
}

const namedAtMost = 3;

/** Who has probably changed it: those who have the order open too. Nobody knows for sure who saved. */
function whoText(names: readonly string[]): string {
  if (names.length === 0 || names.length > namedAtMost) return 'Somebody else';
  return `Somebody else, probably ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)},`;
}

interface DialogProps {
  isOpen: boolean;
  orderId: string;
  garments: readonly Garment[];
  clashes: readonly Clash[];
  onClose: () => void;
}

/** Shows both versions of each value that was changed twice: it is not saved until the person has chosen. */
function ClashDialog({ isOpen, orderId, garments, clashes, onClose }: DialogProps) {
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
          ? 'You have changed these in another window too, which was closed before it could save them.'
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
          const name = valueName(garments, clash.sku);
          return (
            <div key={key}>
              <strong>{name}</strong>
              <Radio.Group
                aria-label={name}
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

/** The question and both its versions: when one of them changes, the person chooses again. */
function keyOf({ sku, mine, theirs }: Clash): string {
  return `${sku ?? ''}/${mine ?? ''}/${theirs ?? ''}`;
}

function valueText(sku: string | null, value: number | null): string {
  if (sku !== null) return (value ?? 0).toLocaleString();
  return value === null ? 'none' : utcDateText(value);
}
