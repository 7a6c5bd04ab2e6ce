import { useNavigate } from 'react-router';
import { useFailureToast } from '../../../lib/api/error-toast.ts';
import { useMessages } from '../../../lib/messages.ts';
import { MayDo } from '../../../parts/team/may-do.tsx';
import { Button } from '../../../ui/button.tsx';
import { useOpening } from '../calls.ts';
import { conversationMessages } from '../messages.ts';

/** Opens the thread of the recruiter's own team. */
export function StartTeam() {
  const t = useMessages(conversationMessages);
  const navigate = useNavigate();
  const tellFailure = useFailureToast();
  const opening = useOpening();
  const start = () =>
    opening.mutate('team', {
      onSuccess: ({ id }) => void navigate(`/hr/messages/${id}?kind=team`),
      onError: (error) => tellFailure(t.createFailed, error),
    });
  return (
    <MayDo call="POST /barong/resource/conversations/team" least="viewer">
      <Button busy={opening.isPending} onClick={start}>
        {t.startTeam}
      </Button>
    </MayDo>
  );
}
