import { Link } from 'react-router';
import type { MyApplication } from '../../../../contract/applications.ts';
import { interviewTimeText } from '../../../../contract/interviews/time-text.ts';
import { daysAgoText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { isCalledOff } from '../../../parts/applications/last-change.ts';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { dashboardMessages } from '../messages.ts';

/** Upcoming interviews, the next one first; those without a time come last. */
function upcoming(answered: readonly MyApplication[]) {
  const today = new Date().toISOString().slice(0, 10);
  return answered
    .filter((one) => one.status === 'interview' && !isCalledOff(one))
    .filter(({ interview }) => (interview?.starts_at ?? today) >= today)
    .toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)));
}

const timeOf = ({ interview }: MyApplication) => interview?.starts_at ?? '~';

/** The page of the interview, or the application while the company has set no time. */
export const interviewPath = ({ id, interview }: MyApplication): string =>
  interview ? `/user/interviews/${interview.id}` : `/user/applications?application=${id}`;

/** The applications with an invitation to an interview; nothing if there are none. */
export function InterviewsCard({ answered }: { answered: readonly MyApplication[] }) {
  const t = useMessages(dashboardMessages);
  const interviews = upcoming(answered);
  if (interviews.length === 0) return null;
  return (
    <Card as="section" aria-label={t.interviews}>
      <h2 className="text-h3">{t.interviews}</h2>
      <ul className="mt-1 grid gap-3">
        {interviews.map((application) => (
          <li key={application.id} className="border-l-4 border-meet pl-3">
            <Link
              to={interviewPath(application)}
              className="link touch-room text-body font-strong break-words"
            >
              {application.job.title}
            </Link>
            <When application={application} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function When({
  application: { job, interview, events, updated_at },
}: {
  application: MyApplication;
}) {
  const t = useMessages(dashboardMessages);
  const language = useLanguage();
  const invitation = events.findLast(({ status }) => status === 'interview');
  const invited = t.invitedOn(daysAgoText(invitation?.created_at ?? updated_at, language));
  const unchosen = interview?.times_passed ? t.timesPassed : t.chooseTime;
  const scheduled = interview?.starts_at
    ? interviewTimeText(interview.starts_at, language)
    : unchosen;
  const when = interview ? scheduled : invited;
  const where = interview?.place ?? (interview?.link ? t.byVideo : null);
  return (
    <>
      <p className="note">
        <Facts of={[job.company_name, when, where]} />
      </p>
      {invitation?.note ? (
        <p className="mt-0.5 text-small whitespace-pre-line break-words">{invitation.note}</p>
      ) : null}
    </>
  );
}
