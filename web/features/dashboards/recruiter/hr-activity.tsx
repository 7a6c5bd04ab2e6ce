import { Link } from 'react-router';
import type { ApplicationStatus } from '../../../../contract/applications.ts';
import type { Answer } from '../../../../contract/endpoint.ts';
import { personName } from '../../../../contract/format/person-name.ts';
import type { ownJobs } from '../../../../contract/jobs/own-jobs.ts';
import { dateText, daysAgoText } from '../../../lib/format/format.ts';
import { applicationStatusLabels } from '../../../parts/labels.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Avatar } from '../../../ui/panels/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { hrDashboardMessages } from './hr-messages.ts';

type Stats = Answer<(typeof ownJobs)['GET /barong/resource/hr/job_stats']>;

/** The newest applications; each leads to the application. */
export function HrActivity({ recent }: { recent: Stats['applications']['recent'] }) {
  const t = useMessages(hrDashboardMessages);
  const language = useLanguage();
  return (
    <Card as="section">
      <h2 className="text-h3">{t.recent}</h2>
      {recent.length === 0 ? (
        <p className="mt-3 text-small text-ink-2">
          {t.noRecent}. {t.noRecentText}
        </p>
      ) : (
        <>
          <ul className="mt-1">
            {recent.map((application) => (
              <li
                key={application.id}
                className="stitch relative flex gap-3 border-t py-3 first:border-t-0"
              >
                <Avatar
                  id={application.user_id}
                  name={personName(application.candidate_name, language)}
                  picture={application.profilePictureUrl}
                />
                <div className="min-w-0 flex-1 text-small">
                  <p>
                    <Link
                      to={`/hr/applications/${application.job_id}?application=${application.id}`}
                      className="link-cover font-strong"
                    >
                      {personName(application.candidate_name, language)}
                    </Link>{' '}
                    {t.appliedFor(application.job_title)}
                  </p>
                  <p className="flex flex-wrap justify-between gap-x-3 text-caption text-ink-2">
                    <span>
                      {applicationStatusLabels[language][application.status as ApplicationStatus]}
                    </span>
                    <span title={dateText(application.created_at, language)}>
                      {daysAgoText(application.created_at, language)}
                    </span>
                  </p>
                </div>
              </li>
            ))}
          </ul>
          <Link to="/hr/applications" className="link mt-1 inline-block text-small">
            {t.allApplications}
          </Link>
        </>
      )}
    </Card>
  );
}
