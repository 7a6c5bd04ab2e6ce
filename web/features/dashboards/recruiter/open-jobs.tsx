import { Link } from 'react-router';
import { JOB_EXPIRING_DAYS } from '../../../../contract/constants.ts';
import type { OwnJob } from '../../../../contract/jobs.ts';
import { placeName } from '../../../../contract/format/names/place-names.ts';
import { dateText, daysUntil, numberText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { useMayDo } from '../../../parts/team/may-do.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DataTable, Td, Th, Tr } from '../../../ui/lists/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { hrDashboardMessages } from './hr-messages.ts';

/** The open jobs, those that close first on top. */
export function OpenJobs({ jobs }: { jobs: OwnJob[] }) {
  const t = useMessages(hrDashboardMessages);
  return (
    <Card as="section" flush>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-3.5 pb-3">
        <h2 className="text-h3">{t.openJobs}</h2>
        <Link to="/hr/postings" className="link touch-room text-small">
          {t.allOwnJobs}
        </Link>
      </div>
      {jobs.length === 0 ? (
        <EmptyState as="h3" title={t.noOpen}>
          {t.noOpenText}
        </EmptyState>
      ) : (
        <DataTable
          caption={t.openJobs}
          head={
            <>
              <Th>{t.job}</Th>
              <Th>{t.applications}</Th>
              <Th>{t.closes}</Th>
              <Th>
                <span className="sr-only">{t.review}</span>
              </Th>
            </>
          }
        >
          {jobs.map((job) => (
            <OpenJobRow key={job.id} job={job} />
          ))}
        </DataTable>
      )}
    </Card>
  );
}

function OpenJobRow({ job }: { job: OwnJob }) {
  const t = useMessages(hrDashboardMessages);
  const language = useLanguage();
  const mayEdit = useMayDo('PUT /barong/resource/jobs/:id', 'recruiter');
  const days = daysUntil(job.expires_at);
  return (
    <Tr>
      <Td>
        <span>
          <Link
            to={mayEdit ? `/hr/jobs/${job.id}/edit` : `/hr/applications/${job.id}`}
            className="block font-strong wrap-anywhere hover:underline"
            lang={job.language}
          >
            {job.title}
          </Link>
          <span className="text-caption text-ink-2">{placeName(job.location, language)}</span>
        </span>
      </Td>
      <Td label={t.applications}>
        <span className="tabular-nums">{numberText(job.application_count)}</span>
      </Td>
      <Td label={t.closes}>
        {days <= JOB_EXPIRING_DAYS ? (
          <Badge tone="time">{t.closesIn(days)}</Badge>
        ) : (
          dateText(job.expires_at, language)
        )}
      </Td>
      <Td align="end">
        {job.waiting_count === 0 ? (
          <span className="note">{t.nothingToReview}</span>
        ) : (
          <LinkButton
            size="sm"
            variant="secondary"
            to={`/hr/applications/${job.id}`}
            aria-label={t.reviewOf(job.title)}
            className="max-md:w-full"
          >
            {t.review}
          </LinkButton>
        )}
      </Td>
    </Tr>
  );
}
