import { FileSearchOutlined, LockOutlined } from '@ant-design/icons';
import { Result } from 'antd';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { AntPreset } from '../AntPreset';

/** Shown for an unknown URL. */
export function NotFoundPage() {
  return (
    <Result
      icon={<FileSearchOutlined aria-hidden />}
      title={<h1>Page not found</h1>}
      subTitle="There is no page at this address."
      extra={
        <ButtonLink isPrimary to={paths.orderList.href()}>
          Back to orders
        </ButtonLink>
      }
    />
  );
}

/** Shown for a page that the person's roles may not open. */
export function ForbiddenPage() {
  return (
    <Result
      icon={<LockOutlined aria-hidden />}
      title={<h1>Not allowed</h1>}
      subTitle="Your account does not have access to this page."
      extra={
        <ButtonLink isPrimary to={paths.orderList.href()}>
          Back to orders
        </ButtonLink>
      }
    />
  );
}

/** 'Page not found' outside the shell. */
export function LostPage() {
  return (
    <AntPreset>
      <NotFoundPage />
    </AntPreset>
  );
}
