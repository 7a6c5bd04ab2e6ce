import { useMessages } from '../../../../lib/messages.ts';
import { MayDo } from '../../../../parts/team/may-do.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { receivedMessages } from '../received-messages.ts';

/** What leads to applications where there are none. */
export function PostJob() {
  const t = useMessages(receivedMessages);
  return (
    <MayDo call="POST /barong/resource/jobs" least="recruiter">
      <LinkButton to="/hr/jobs/create">{t.postJob}</LinkButton>
    </MayDo>
  );
}
