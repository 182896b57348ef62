import { FileSearchOutlined, LockOutlined } from '@ant-design/icons';
import { Result } from 'antd';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { useT } from '../../languages/useT';

/** Shown for an unknown URL. */
export const NotFoundPage = () => {
  const t = useT();
  return (
    <Message
      icon={<FileSearchOutlined aria-hidden />}
      title={t('Page not found')}
      text={t('There is no page at this address.')}
    />
  );
};

/** Shown for a page that the person's roles may not open. */
export const ForbiddenPage = () => {
  const t = useT();
  return (
    <Message
      icon={<LockOutlined aria-hidden />}
      title={t('Not allowed')}
      text={t('Your account does not have access to this page.')}
    />
  );
};

function Message({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  const t = useT();
  return (
    <Result
      icon={icon}
      title={<h1>{title}</h1>}
      subTitle={text}
      extra={
        <ButtonLink isPrimary to={paths.orderList.href()}>
          {t('Back to orders')}
        </ButtonLink>
      }
    />
  );
}
