import { LockOutlined } from '@ant-design/icons';
import { Result } from 'antd';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link/ButtonLink';

/** A page that the person's roles may not open. */
export function ForbiddenPage() {
  return (
    <Result
      icon={<LockOutlined aria-hidden />}
      title={<h1>Not allowed</h1>}
      subTitle="Your account may not open this page."
      extra={
        <ButtonLink isPrimary to={paths.orderList.href()}>
          Back to orders
        </ButtonLink>
      }
    />
  );
}
