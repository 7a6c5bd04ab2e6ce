import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { Application } from '../../../../contract/applications.ts';
import type { Interview } from '../../../../contract/interviews.ts';
import { personName } from '../../../../contract/format/names/person-name.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { useMayDo } from '../../../parts/team/may-do.tsx';
import { CompanyAbsence } from '../../../parts/interviews/absence.tsx';
import { CompanyCancellation } from '../../../parts/interviews/cancellation.tsx';
import { useInterviewOf } from '../../../parts/interviews/company-calls.ts';
import { InterviewActions } from '../../../parts/interviews/interview-actions.tsx';
import { InterviewBadge, isOver } from '../../../parts/interviews/interview-badge.tsx';
import { InterviewFacts } from '../../../parts/interviews/interview-facts.tsx';
import { InviteDialog } from '../../../parts/interviews/invite-dialog.tsx';
import { inviteMessages } from '../../../parts/interviews/invite-messages.ts';

/** The state of an application's interview, beside the application. */
export function CompanyInterview({ application }: { application: Application }) {
  const { data: interview } = useInterviewOf(application.id);
  const language = useLanguage();
  const mayInvite = useMayDo('POST /barong/resource/applications/invitations', 'recruiter');
  if (interview === undefined || (interview === null && !mayInvite)) return null;
  const isOpen = interview && interview.state !== 'cancelled' && !isOver(interview);
  return (
    <section
      // Hidden while the invitation can still be undone, not gone: undoing it opens its dialog again.
      hidden={interview === null && application.held !== null}
      className="grid gap-3 rounded-lg border border-line border-l-4 border-l-meet p-3.5"
    >
      {interview ? (
        <>
          <div>
            <InterviewBadge interview={interview} />
          </div>
          <CompanyCancellation interview={interview} />
          <InterviewFacts
            showsSlots
            interview={interview}
            people={interview.panel.map(({ name }) => personName(name, language))}
          />
          <InterviewActions interview={interview} />
          <CompanyAbsence interview={interview} />
        </>
      ) : null}
      {mayInvite && !isOpen ? <InviteAgain application={application} earlier={interview} /> : null}
    </section>
  );
}

interface AgainProps {
  application: Application;
  earlier: Interview | null;
}

function InviteAgain({ application, earlier }: AgainProps) {
  const t = useMessages(inviteMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {/* Another invitation is about to be sent, unless it is undone. */}
      {application.held ? null : (
        <Button
          size="sm"
          variant="secondary"
          icon={CalendarPlus}
          className="justify-self-start"
          onClick={() => setOpen(true)}
        >
          {t.invite}
        </Button>
      )}
      {isOpen ? (
        <InviteDialog
          application={application}
          earlier={earlier}
          onClose={() => setOpen(false)}
          onUndone={() => setOpen(true)}
        />
      ) : null}
    </>
  );
}
