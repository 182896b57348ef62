import { numberText } from '../../../lib/numbers';
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
import { useT } from '../../../languages/useT';
import { message, type Message } from '../../../domain/language/message';
import type { Translate } from '../../../domain/language/wording';

interface Props {
  orderId: string;
  garments: readonly Garment[];
}

/** Reports conflicts and asks which values to keep. It does not take the focus, so that typing can continue. */
export function ConflictNotice({ orderId, garments }: Props) {
  const t = useT();
  const conflicts = useAppSelector(selectConflicts);
  const { currentData } = api.endpoints.reportPresence.useQueryState({ orderIdRequest: { id: orderId } });
  const isReadOnly = useAppSelector((state) => selectSheet(state)?.refusal !== null);
  const [isOpen, setOpen] = useState(false);
  if (conflicts.length === 0 || isReadOnly) return null;
  return (
    <Notice role="alert" text={t(noticeText(conflicts, currentData?.others ?? []))}>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('Choose')}
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

function noticeText(conflicts: readonly Conflict[], others: readonly { readonly name: string }[]): Message {
  const values = conflicts.length;
  if (conflicts.every(({ isOwn }) => isOwn))
    return message(
      'You have changed {values, plural, one {# value} other {# values}} in another window too, and differently. {values, plural, one {It is} other {They are}} not saved until you choose.',
      { values },
    );
  const names = likelyNames(others.map(({ name }) => isolated(name)));
  return names === null
    ? message(
        'Somebody else has changed {values, plural, one {# value} other {# values}} that you changed too. Yours {values, plural, one {is} other {are}} not saved until you choose.',
        { values },
      )
    : message(
        'Somebody else, probably {names}, has changed {values, plural, one {# value} other {# values}} that you changed too. Yours {values, plural, one {is} other {are}} not saved until you choose.',
        { names, values },
      );
}

/** The likely authors: everybody who has the order open, or null if these are many. The actual author is unknown. */
function likelyNames([first, second, third, ...more]: readonly string[]): string | Message | null {
  if (first === undefined || more.length > 0) return null;
  if (second === undefined) return first;
  return third === undefined
    ? message('{first} or {second}', { first, second })
    : message('{first}, {second} or {third}', { first, second, third });
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
  const t = useT();
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const ordered = useAppSelector((state) => selectSheet(state)?.ordered);
  const isOwn = conflicts.every((conflict) => conflict.isOwn);
  const chooseAll = (isMine: boolean) =>
    setChosen(new Map(conflicts.map((conflict) => [keyOf(conflict), isMine])));
  const choices = conflicts.flatMap((conflict) => {
    const isMine = chosen.get(keyOf(conflict));
    return isMine === undefined ? [] : [{ ...conflict, isMine }];
  });

  const apply = () => {
    dispatch(conflictsResolved({ orderId, ordered, choices }));
    onClose();
  };

  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      title={isOwn ? t('Changed in two windows') : t('Changed by both of you')}
      okText={
        choices.length < conflicts.length
          ? t('Apply {choices} of {conflicts}', { choices: choices.length, conflicts: conflicts.length })
          : t('Apply')
      }
      okButtonProps={{ disabled: choices.length === 0 }}
      cancelText={t('Decide later')}
      onOk={apply}
      onCancel={onClose}
      afterClose={() => setChosen(new Map())}
      styles={{ body: { maxHeight: '60vh', overflowY: 'auto' } }}
    >
      <p>
        {isOwn
          ? t('You have changed these in another window too, which was closed before it could save them.')
          : t('Somebody else, or you in another window, has saved these while you were changing them.')}
      </p>
      <Flex vertical gap={16}>
        {conflicts.length > 1 && (
          <Flex wrap gap={8}>
            <Button onClick={() => chooseAll(true)}>
              {isOwn ? t('Keep all as here') : t('Keep all of mine')}
            </Button>
            <Button onClick={() => chooseAll(false)}>
              {isOwn ? t('Take all from the other window') : t('Take all of theirs')}
            </Button>
          </Flex>
        )}
        {conflicts.map((conflict) => {
          const key = keyOf(conflict);
          const { sku, isOwn: isOtherWindow } = conflict;
          const name = sku === null ? t('Delivery date') : valueName(garments, sku);
          const mine = { value: valueText(t, sku, conflict.mine) };
          const theirs = { value: valueText(t, sku, conflict.theirs) };
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
                    label: isOtherWindow ? t('Here: {value}', mine) : t('Mine: {value}', mine),
                  },
                  {
                    value: false,
                    label: isOtherWindow ? t('Other window: {value}', theirs) : t('Theirs: {value}', theirs),
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

function valueText(t: Translate, sku: string | null, value: number | null): string {
  if (sku !== null) return numberText(value ?? 0);
  return value === null ? t('none') : utcDateText(value);
}
