import { Typography } from 'antd';
import { useT } from '../../languages/useT';
import { ShownOnceDialog } from '../../shared/shown-once/ShownOnceDialog';

interface Props {
  title: string;
  /** Says what to do with it. */
  text: string;
  secret: string;
  onClose: () => void;
}

/** Shows a new secret for another system, once. */
export function NewSecretDialog({ title, text, secret, onClose }: Props) {
  const t = useT();
  return (
    <ShownOnceDialog
      title={title}
      width={520}
      text={secret}
      otherWay={t('The browser did not allow copying. Select the text above and copy it.')}
      doneText={t('I have saved it')}
      onClose={onClose}
    >
      <p>{text}</p>
      <Typography.Text code dir="ltr" style={{ overflowWrap: 'anywhere' }}>
        {secret}
      </Typography.Text>
    </ShownOnceDialog>
  );
}
