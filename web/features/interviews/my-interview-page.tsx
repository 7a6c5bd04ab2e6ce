import { CalendarX, Printer } from 'lucide-react';
import { useState } from 'react';
import type { MyInterview } from '../../../contract/interviews.ts';
import { apiFile } from '../../lib/api/api.ts';
import { useAct } from '../../lib/api/use-act.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { useIdInPath } from '../../lib/links/id-in-path.ts';
import {
  AppliedTo,
  ForCandidatePage,
  ToApplication,
} from '../../parts/applications/for-candidate.tsx';
import { CalendarButton } from '../../parts/interviews/calendar-button.tsx';
import { DeclineDialog } from '../../parts/interviews/cancel-dialog.tsx';
import { MyCancellation } from '../../parts/interviews/cancellation.tsx';
import { MyAbsence } from '../../parts/interviews/absence.tsx';
import { isOver, wasMissed } from '../../parts/interviews/interview-badge.tsx';
import { InterviewFacts } from '../../parts/interviews/interview-facts.tsx';
import { personName } from '../../../contract/format/names/person-name.ts';
import { Button } from '../../ui/button.tsx';
import { HangCard } from '../../ui/card.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { useMyInterview, useFreshMyInterview } from './calls.ts';
import { interviewPagesMessages } from './messages.ts';
import { Overlaps } from './overlaps.tsx';
import { TimeChoice } from './time-choice.tsx';

/** An interview for its candidate: when and where, and the times to choose from. */
export default function MyInterviewPage() {
  const t = useMessages(interviewPagesMessages);
  const query = useMyInterview(useIdInPath());
  return (
    <ForCandidatePage query={query} title={t.set} words={t}>
      {(interview) => <InterviewDetails key={interview.uid} interview={interview} />}
    </ForCandidatePage>
  );
}

function titleOf(interview: MyInterview, t: (typeof interviewPagesMessages)['en']): string {
  if (interview.state === 'cancelled') return t.cancelled;
  if (interview.times_passed) return t.timesPassed;
  if (interview.state === 'proposed') return t.choose;
  if (wasMissed(interview)) return t.missed;
  return isOver(interview) ? t.over : t.set;
}

function InterviewDetails({ interview }: { interview: MyInterview }) {
  const t = useMessages(interviewPagesMessages);
  const language = useLanguage();
  const readAgain = useFreshMyInterview(interview.id);
  const [isDeclining, setDeclining] = useState(false);
  const { id, application_id, job, company } = interview;
  const isOpen = interview.state !== 'cancelled' && !isOver(interview);
  return (
    <>
      <h1 className="text-h1">{titleOf(interview, t)}</h1>
      <HangCard rekha className="grid gap-4">
        <AppliedTo job={job} company={company} />
        <MyCancellation interview={interview} />
        <InterviewFacts
          interview={interview}
          people={interview.with.map((name) => personName(name, language))}
        />
        {isOpen ? <Overlaps interview={interview} at={interview.starts_at} /> : null}
        <MyAbsence interview={interview} onDone={readAgain} />
        {isOpen ? <TimeChoice interview={interview} /> : null}
      </HangCard>
      <NoticeBar tone="info">{t.neverPay}</NoticeBar>
      <div className="flex flex-wrap gap-2.5 max-md:flex-col">
        <ToApplication id={application_id}>{t.application}</ToApplication>
        {isOpen && interview.state === 'booked' ? (
          <>
            <CalendarButton id={id} by="candidate" />
            <SlipButton id={id} />
          </>
        ) : null}
        {isOpen && interview.missed_by_company_at === null ? (
          <Button variant="secondary" icon={CalendarX} onClick={() => setDeclining(true)}>
            {t.decline}
          </Button>
        ) : null}
      </div>
      {isDeclining ? (
        <DeclineDialog
          id={id}
          company={company.name}
          onClose={() => setDeclining(false)}
          onDone={readAgain}
        />
      ) : null}
    </>
  );
}

/** The walk-in slip, as a file that can be printed or sent on. */
function SlipButton({ id }: { id: number }) {
  const t = useMessages(interviewPagesMessages);
  const { isBusy, run } = useAct(
    async () =>
      saveFile(
        await apiFile('GET /barong/resource/my/interviews/:id/slip.pdf', { params: { id } }),
      ),
    { failed: t.slipFailed },
  );
  return (
    <Button variant="secondary" icon={Printer} busy={isBusy} onClick={() => void run()}>
      {t.slip}
    </Button>
  );
}
