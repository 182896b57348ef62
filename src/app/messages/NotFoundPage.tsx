import { Result } from 'antd';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link/ButtonLink';

/** An address that the product does not have. */
export function NotFoundPage() {
  return (
    <Result
      status="404"
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
