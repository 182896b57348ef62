import { failureOf, useHas, useSendInvitationMutation } from '../../api';

/** What is told once an invitation was sent. */
export const invitationSentText = 'The invitation is on its way: an email with a link to choose a password.';

/**
 * Invites a user who has no password yet. `isOffered` is false once it was sent, and on a host without that
 * call.
 */
export function useInvitation(userId: string) {
  const [invite, { isLoading, data, error }] = useSendInvitationMutation();
  const hasCall = useHas('sendInvitation');
  const isSent = data?.status === 'success';
  const send = async () => {
    await invite({ sendInvitationRequest: { id: userId } });
  };
  return {
    isSent,
    isSending: isLoading,
    isOffered: !isSent && hasCall,
    /** Why it could not be sent, in a sentence, or null. */
    failure: failureOf({ data, error }),
    send,
  };
}
