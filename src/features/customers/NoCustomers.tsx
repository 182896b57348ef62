import { Button } from 'antd';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { EmptyState } from '../../ui/empty-state/EmptyState';

interface Props {
  search: string;
  isWithoutSapId: boolean;
  onClear: () => void;
}

/** Says why no customer is shown, and what to do next. */
export function NoCustomers({ search, isWithoutSapId, onClear }: Props) {
  const isNarrowed = search !== '' || isWithoutSapId;
  return (
    <EmptyState text={sentence(search, isWithoutSapId)}>
      {isNarrowed ? (
        <Button onClick={onClear}>Clear filters</Button>
      ) : (
        <ButtonLink isPrimary to={paths.addCustomer.href()}>
          Add customer
        </ButtonLink>
      )}
    </EmptyState>
  );
}

function sentence(search: string, isWithoutSapId: boolean): string {
  if (search !== '') return `No customer here matches “${search}”.`;
  return isWithoutSapId ? 'Every customer has a SAP ID.' : 'There are no customers yet.';
}
