import { Link } from 'react-router';
import type { AnswerFigures } from '../../../../contract/companies.ts';
import { AnswerLine } from '../../../parts/applications/answer-line.tsx';
import { answersMessages } from '../../../parts/companies/answers-messages.ts';
import { answersText } from '../../../parts/companies/answers-text.ts';
import { personName } from '../../../../contract/format/names/person-name.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Avatar } from '../../../ui/panels/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { useAnswersDue } from './hr-calls.ts';
import { hrDashboardMessages } from './hr-messages.ts';

/** The answers that the company has promised, those due first on top; nothing if there are none. */
export function AnswersDue({ figures }: { figures: AnswerFigures | null }) {
  const t = useMessages(hrDashboardMessages);
  const language = useLanguage();
  const { data } = useAnswersDue();
  const soFar = answersText(figures, useMessages(answersMessages));
  const owed = data?.applications.filter(({ answer }) => answer !== null) ?? [];
  if (owed.length === 0) return null;
  return (
    <Card as="section" aria-label={t.answersDue}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h3">{t.answersDue}</h2>
        <Link to="/hr/applications?status=waiting" className="link touch-room text-small">
          {t.allWaiting}
        </Link>
      </div>
      {soFar ? <p className="note">{soFar}</p> : null}
      <ul className="mt-1 grid gap-x-8 lg:grid-cols-2">
        {owed.map((application) => {
          const { id, user, job } = application;
          const name = personName(user.username, language);
          return (
            <li key={id} className="stitch relative flex gap-3 border-t py-3">
              <Avatar id={user.id} name={name} picture={user.profile.profilePictureUrl} />
              <div className="min-w-0 flex-1 text-small">
                <p className="break-words">
                  <Link
                    to={`/hr/applications?status=waiting&application=${id}`}
                    className="link-cover font-strong"
                  >
                    {name}
                  </Link>{' '}
                  <span className="text-ink-2">{job.title}</span>
                </p>
                <AnswerLine application={application} className="mt-1.5" />
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
