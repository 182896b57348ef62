import { MailOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { useInvitation } from './useInvitation';

/** Sends the invitation; shown while it is offered. */
export function InviteButton({ invitation }: { invitation: ReturnType<typeof useInvitation> }) {
  if (!invitation.isOffered) return null;
  return (
    <Button
      icon={<MailOutlined aria-hidden />}
      loading={invitation.isSending}
      disabled={invitation.isSending}
      onClick={() => void invitation.send()}
    >
      Send invitation
    </Button>
  );
}
