import { Link } from 'react-router';
import type { MyApplication } from '../../../../contract/applications.ts';
import { daysAgoText, momentText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { dashboardMessages } from '../messages.ts';

/** Interviews that are not over, the next one first; those without a time come last. */
function upcoming(answered: readonly MyApplication[]) {
  const today = new Date().toISOString().slice(0, 10);
  return answered
    .filter(({ status }) => status === 'interview')
    .map((application) => ({
      application,
      invitation: application.events.findLast(({ status }) => status === 'interview'),
    }))
    .filter(({ invitation }) => (invitation?.interview_at ?? today) >= today)
    .toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)));
}

const timeOf = ({ invitation }: { invitation: MyApplication['events'][number] | undefined }) =>
  invitation?.interview_at ?? '~';

/** The applications that a company has invited to an interview; without any there is nothing. */
export function InterviewsCard({ answered }: { answered: readonly MyApplication[] }) {
  const t = useMessages(dashboardMessages);
  const language = useLanguage();
  const interviews = upcoming(answered);
  if (interviews.length === 0) return null;
  return (
    <Card as="section" aria-label={t.interviews}>
      <h2 className="text-h3">{t.interviews}</h2>
      <ul className="mt-1 grid gap-3">
        {interviews.map(({ application, invitation }) => (
          <li key={application.id} className="border-l-4 border-meet pl-3">
            <Link
              to={`/user/applications?application=${application.id}`}
              className="link text-body font-strong break-words"
            >
              {application.job.title}
            </Link>
            <p className="text-small text-ink-2">
              {application.job.company_name} ·{' '}
              {invitation?.interview_at
                ? [momentText(invitation.interview_at, language), invitation.interview_place]
                    .filter(Boolean)
                    .join(' · ')
                : t.invitedOn(
                    daysAgoText(invitation?.created_at ?? application.updated_at, language),
                  )}
            </p>
            {invitation?.note ? (
              <p className="mt-0.5 text-small whitespace-pre-line break-words">{invitation.note}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
