import { CheckCircleFilled, InfoCircleOutlined } from '@ant-design/icons';
import { Form, Typography } from 'antd';
import { passwordRefusal } from '../../domain/access/passwordRefusal';
import { runtimeConfig } from '../../lib/runtimeConfig';
import styles from './PasswordHint.module.css';
import { useT } from '../../languages/useT';

interface Props {
  /** The user whose password it becomes, as far as known. */
  person?: { name: string; email: string };
}

/**
 * Shows what the `password` of the surrounding form still lacks. Only the server knows which passwords are too common.
 */
export function PasswordHint({ person = { name: '', email: '' } }: Props) {
  const t = useT();
  const password = Form.useWatch<string | undefined>('password') ?? '';
  const refusal = passwordRefusal(password, { ...person, brand: runtimeConfig().brand });
  return (
    <p className={styles.hint} aria-live="polite">
      {password !== '' && (
        <Typography.Text type={refusal === null ? 'success' : 'secondary'}>
          {refusal === null ? <CheckCircleFilled aria-hidden /> : <InfoCircleOutlined aria-hidden />}{' '}
          {refusal === null ? t('Long enough.') : t(refusal)}
        </Typography.Text>
      )}
    </p>
  );
}
