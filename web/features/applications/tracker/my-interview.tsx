import { CalendarClock, MessageCircle } from 'lucide-react';
import type { MyApplication } from '../../../../contract/applications.ts';
import { interviewTimeText } from '../../../../contract/interviews/time-text.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { isReplyDue } from '../../../parts/applications/last-change.ts';
import { absenceMessages } from '../../../parts/interviews/absence-messages.ts';
import { InterviewBadge } from '../../../parts/interviews/interview-badge.tsx';
import { interviewMessages } from '../../../parts/interviews/interview-messages.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { trackerMessages } from './tracker-messages.ts';

/** When and where the interview is, with a link to its page; nothing if there is none. */
export function MyInterview({ application }: { application: MyApplication }) {
  const t = useMessages(trackerMessages);
  const times = useMessages(interviewMessages);
  const absence = useMessages(absenceMessages);
  const language = useLanguage();
  const { interview, job } = application;
  if (!interview) return null;
  const { id, starts_at, times_passed, place, link, candidate_reply } = interview;
  const mustReply = isReplyDue(application);
  const mustChoose = starts_at === null && !times_passed;
  const unchosen = times_passed ? times.timesPassed : t.chooseText;
  return (
    <section
      aria-label={t.interview}
      className="grid gap-2.5 rounded-lg border border-l-4 border-line border-l-meet p-3.5"
    >
      {starts_at ? (
        <div>
          <InterviewBadge interview={interview} />
        </div>
      ) : null}
      <div>
        <p className="text-body font-strong">
          {starts_at ? interviewTimeText(starts_at, language) : unchosen}
        </p>
        <p className="note break-words">{place ?? link}</p>
      </div>
      {interview.missed_by_candidate_at ? (
        <NoticeBar tone={mustReply ? 'time' : 'info'}>
          {candidate_reply
            ? absence[`yours_${candidate_reply}`]
            : absence.saidOfYou(job.company_name)}
        </NoticeBar>
      ) : null}
      <LinkButton
        size="sm"
        variant={mustChoose || mustReply ? 'primary' : 'secondary'}
        icon={mustReply ? MessageCircle : CalendarClock}
        className="justify-self-start"
        to={`/user/interviews/${id}`}
      >
        {mustReply ? absence.answerNow : mustChoose ? t.chooseTime : t.seeInterview}
      </LinkButton>
    </section>
  );
}
