import { useNavigate } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { MayDo } from '../../../parts/team/may-do.tsx';
import { Button } from '../../../ui/button.tsx';
import { useOpening } from '../calls.ts';
import { conversationMessages } from '../messages.ts';

/** Opens the thread of the recruiter's own team. */
export function StartTeam() {
  const t = useMessages(conversationMessages);
  const navigate = useNavigate();
  const opening = useOpening({
    failed: t.createFailed,
    onDone: ({ id }) => navigate(`/hr/messages/${id}?kind=team`),
  });
  return (
    <MayDo call="POST /barong/resource/conversations/team" least="viewer">
      <Button busy={opening.isBusy} onClick={() => void opening.run('team')}>
        {t.startTeam}
      </Button>
    </MayDo>
  );
}
