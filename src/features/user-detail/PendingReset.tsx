import { Alert, Button } from 'antd';
import { isolated } from '../../domain/text/isolated';
import { useGetFactorsOfUserQuery, type User } from '../../api';
import { dateAndTimeText } from '../../lib/dates';
import { useT } from '../../languages/useT';

interface Props {
  me: User;
  user: User;
  onOpen: () => void;
}

/** Says that another admin waits for a second one to reset somebody's second factor. */
export function PendingReset({ me, user, onOpen }: Props) {
  const t = useT();
  const { currentData } = useGetFactorsOfUserQuery({ id: user.id }, { refetchOnMountOrArgChange: true });
  const reset = currentData?.reset ?? null;
  if (reset === null || reset.by === me.id) return null;
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      title={t(
        '{name} has asked for a reset of the second factor. Another admin can confirm it until {until}.',
        { name: isolated(reset.name), until: dateAndTimeText(reset.until) },
      )}
      action={
        <Button size="small" onClick={onOpen}>
          {t('Review')}
        </Button>
      }
    />
  );
}
