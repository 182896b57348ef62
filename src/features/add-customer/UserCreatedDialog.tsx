import { Button, Modal } from 'antd';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link/ButtonLink';

interface Props {
  user: { id: string; name: string };
  onClose: () => void;
}

/** 'User created' with the way to them (spec 2 'Add customer'). */
export function UserCreatedDialog({ user, onClose }: Props) {
  return (
    <Modal
      open
      title="User created"
      width={440}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>{' '}
          <ButtonLink isPrimary to={paths.userDetail.href(user.id)}>
            view it
          </ButtonLink>
        </>
      }
    >
      <p>{user.name} is ready for orders.</p>
    </Modal>
  );
}
