import { FileSearchOutlined } from '@ant-design/icons';
import { Result } from 'antd';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link/ButtonLink';

/** An address that the product does not have. */
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
