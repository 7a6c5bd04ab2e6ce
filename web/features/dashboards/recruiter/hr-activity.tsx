import { Link } from 'react-router';
import type { Answer } from '../../../../contract/endpoint.ts';
import { personName } from '../../../../contract/format/names/person-name.ts';
import type { ownJobs } from '../../../../contract/jobs/own-jobs.ts';
import { dateText, daysAgoText, momentText } from '../../../lib/format/format.ts';
import { applicationStatusLabels } from '../../../parts/labels.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Avatar } from '../../../ui/panels/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { actMessages } from './act-messages.ts';
import { hrDashboardMessages } from './hr-messages.ts';

type Stats = Answer<(typeof ownJobs)['GET /barong/resource/hr/job_stats']>;

/** What candidates did last; each leads to the application. */
export function HrActivity({ recent }: { recent: Stats['applications']['recent'] }) {
  const t = useMessages(hrDashboardMessages);
  const acts = useMessages(actMessages);
  const language = useLanguage();
  return (
    <Card as="section">
      <h2 className="text-h3">{t.recent}</h2>
      {recent.length === 0 ? (
        <p className="mt-3 note">
          {t.noRecent} {t.noRecentText}
        </p>
      ) : (
        <>
          <ul className="mt-1">
            {recent.map((act) => (
              <li
                key={`${act.kind} ${act.id} ${act.created_at}`}
                className="stitch relative flex gap-3 border-t py-3 first:border-t-0"
              >
                <Avatar
                  id={act.user_id}
                  name={personName(act.candidate_name, language)}
                  picture={act.profilePictureUrl}
                />
                <div className="min-w-0 flex-1 text-small">
                  <p>
                    <Link
                      to={`/hr/applications/${act.job_id}?application=${act.id}`}
                      className="link-cover font-strong"
                    >
                      {personName(act.candidate_name, language)}
                    </Link>{' '}
                    {acts[act.kind](act.job_title)}
                  </p>
                  <p className="flex flex-wrap justify-between gap-x-3 text-caption text-ink-2">
                    <span>
                      {act.interview_at
                        ? momentText(act.interview_at, language)
                        : applicationStatusLabels[language][act.status]}
                    </span>
                    <span title={dateText(act.created_at, language)}>
                      {daysAgoText(act.created_at, language)}
                    </span>
                  </p>
                </div>
              </li>
            ))}
          </ul>
          <Link to="/hr/applications" className="link touch-room mt-1 inline-block text-small">
            {t.allApplications}
          </Link>
        </>
      )}
    </Card>
  );
}
