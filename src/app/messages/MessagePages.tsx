import { FileSearchOutlined, LockOutlined } from '@ant-design/icons';
import { Result } from 'antd';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link/ButtonLink';

/** Shown for an unknown URL. */
export const NotFoundPage = () => (
  <Message
    icon={<FileSearchOutlined aria-hidden />}
    title="Page not found"
    text="There is no page at this address."
  />
);

/** Shown for a page that the person's roles may not open. */
export const ForbiddenPage = () => (
  <Message
    icon={<LockOutlined aria-hidden />}
    title="Not allowed"
    text="Your account does not have access to this page."
  />
);

function Message({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <Result
      icon={icon}
      title={<h1>{title}</h1>}
      subTitle={text}
      extra={
        <ButtonLink isPrimary to={paths.orderList.href()}>
          Back to orders
        </ButtonLink>
      }
    />
  );
}
