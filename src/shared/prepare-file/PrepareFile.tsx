import { Alert, Flex, Steps } from 'antd';
import { useEffect } from 'react';
import type { FileKind } from '../../domain/uploads/uploads';
import { useStableCallback } from '../../lib/useStableCallback';
import { Modal } from '../../ui/modal/Modal';
import { CheckStep } from './CheckStep';
import { ChooseStep } from './ChooseStep';
import { MatchStep } from './MatchStep';
import { usePreparing } from './usePreparing';
import { inWords } from '../../domain/language/wording';
import { useT } from '../../languages/useT';

interface Props {
  kind: FileKind;
  /** The initial file. */
  first?: File | null | undefined;
  /** Where the file can be used, besides downloading it. */
  uses: readonly { readonly text: string; readonly onUse: (file: File) => void }[];
}

/** Makes a file for one of our uploads from any table, in three steps. Nothing is sent to the server. */
export function PrepareFile({ kind, first = null, uses }: Props) {
  const t = useT();
  const steps = usePreparing(kind);
  const { step, fault } = steps.state;
  const open = useStableCallback(steps.open);

  useEffect(
    function openFirst() {
      if (first !== null) open(first);
    },
    [first, open],
  );

  return (
    <Flex vertical gap={16}>
      <Steps
        size="small"
        current={step}
        items={[{ title: t('Your file') }, { title: t('Columns') }, { title: t('Changes') }]}
      />
      {fault !== null && <Alert type="error" showIcon role="alert" title={inWords(t, fault)} />}
      {step === 0 && <ChooseStep steps={steps} />}
      {step === 1 && <MatchStep kind={kind} steps={steps} />}
      {step === 2 && <CheckStep steps={steps} uses={uses} />}
    </Flex>
  );
}

interface DialogProps extends Pick<Props, 'kind' | 'first'> {
  onUse: (file: File) => void;
  onClose: () => void;
}

/** 'Prepare a file' beside an upload, which gets the made file; `first` is the file that it rejected. */
export function PrepareDialog({ kind, first, onUse, onClose }: DialogProps) {
  const t = useT();
  return (
    <Modal open title={t('Prepare a file')} width={1040} footer={null} onCancel={onClose}>
      <PrepareFile kind={kind} first={first} uses={[{ text: t('Use this file'), onUse }]} />
    </Modal>
  );
}
