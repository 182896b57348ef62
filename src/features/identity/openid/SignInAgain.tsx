import { Button, Flex } from 'antd';
import { useLocation } from 'react-router-dom';
import type { SecondFactors } from '../../../api';
import { useT } from '../../../languages/useT';

interface Props {
  providers: NonNullable<SecondFactors['providers']>;
}

/** Links to the company's sign-in, which returns to this page, for somebody without a password here. */
export function SignInAgain({ providers }: Props) {
  const t = useT();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ confirm: '1', from: pathname + search });
  return (
    <Flex vertical gap={16}>
      <p>{t('Afterwards you come back to this page, and can go on.')}</p>
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          type="primary"
          href={`/auth/openid/${id}?${query}`}
          style={{ height: 'auto', minHeight: 40, whiteSpace: 'normal' }}
        >
          {t('Sign in once more with {name}', { name })}
        </Button>
      ))}
    </Flex>
  );
}
