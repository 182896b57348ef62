import { useState } from 'react';
import { failureOf, isApiProblem, useSendInvitationMutation } from '../../api';

/** What is told once an invitation was sent. */
export const invitationSentText = 'The invitation is on its way: an email with a link to choose a password.';

/**
 * Invites a user who has no password yet. `isOffered` is false once it was sent, or when the host turned out not to know
 * the call.
 */
export function useInvitation(userId: string) {
  const [invite, { isLoading, data, error }] = useSendInvitationMutation();
  const [hasCall, setHasCall] = useState(true);
  const isSent = data?.status === 'success';
  const send = async () => {
    const answer = await invite({ sendInvitationRequest: { id: userId } });
    setHasCall(!isApiProblem(answer.error) || answer.error.status !== 404);
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
