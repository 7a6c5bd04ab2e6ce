import { CalendarClock, CalendarX } from 'lucide-react';
import { useState } from 'react';
import { personName } from '../../../contract/format/names/person-name.ts';
import type { Interview } from '../../../contract/interviews.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { MayDo } from '../team/may-do.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { CancelInterviewDialog } from './cancel-dialog.tsx';
import { cancelMessages } from './cancel-messages.ts';
import { useFreshInterviews } from './company-calls.ts';
import { isOver } from './interview-badge.tsx';
import { inviteMessages } from './invite-messages.ts';
import { ChangeInterviewDialog } from './invite-dialog.tsx';

/** The company's actions on an upcoming interview. */
export function InterviewActions({ interview }: { interview: Interview }) {
  const t = useMessages(inviteMessages);
  const words = useMessages(cancelMessages);
  const name = personName(interview.candidate.name, useLanguage());
  const refresh = useFreshInterviews();
  const [open, setOpen] = useState<'change' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  if (interview.state === 'cancelled' || isOver(interview) || !interview.is_needed) return null;
  return (
    <div className="flex flex-wrap gap-2.5 max-md:flex-col">
      {interview.state === 'booked' ? (
        <CalendarButton id={interview.id} by="company" size="sm" />
      ) : null}
      <MayDo call="PUT /barong/resource/interviews/:id" least="recruiter">
        <Button
          size="sm"
          variant="secondary"
          icon={CalendarClock}
          aria-label={`${t.change}: ${name}`}
          onClick={() => setOpen('change')}
        >
          {t.change}
        </Button>
      </MayDo>
      <MayDo call="POST /barong/resource/interviews/:id/cancellation" least="recruiter">
        <Button
          size="sm"
          variant="quiet"
          icon={CalendarX}
          aria-label={`${words.confirm}: ${name}`}
          onClick={() => setOpen('cancel')}
        >
          {words.confirm}
        </Button>
      </MayDo>
      {open === 'change' ? <ChangeInterviewDialog interview={interview} onClose={close} /> : null}
      {open === 'cancel' ? (
        <CancelInterviewDialog id={interview.id} onClose={close} onDone={refresh} />
      ) : null}
    </div>
  );
}
