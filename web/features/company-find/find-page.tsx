import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router';
import { placeName } from '../../../contract/format/names/place-names.ts';
import { useReading } from '../../lib/api/use-reading.ts';
import { dotted } from '../../lib/format/separator.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { StateBadge } from '../../parts/own-jobs/state-badge.tsx';
import { FindFrame } from '../../ui/lists/find-frame.tsx';
import { FoundGroup } from '../../ui/lists/found-group.tsx';
import { findMessages } from './find-messages.ts';

/** What the header's search finds for a recruiter: applicants, and the company's own jobs. */
export default function FindPage() {
  const t = useMessages(findMessages);
  return (
    <FindFrame path="/hr/find" title={t.title} nothingAsked={t.nothingAsked}>
      {(search) => (
        <>
          <Candidates search={search} />
          <Jobs search={search} />
        </>
      )}
    </FindFrame>
  );
}

function Candidates({ search }: { search: string }) {
  const t = useMessages(findMessages);
  const language = useLanguage();
  const { data, ...query } = useReading('GET /barong/resource/candidates', {
    key: ['candidates', 'find', search],
    query: { search },
    placeholderData: keepPreviousData,
  });
  const found = data && { rows: data.candidates, meta: data.meta };
  return (
    <FoundGroup
      title={t.candidates}
      query={{ ...query, data: found }}
      search={search}
      path="/hr/candidates"
    >
      {({ id, name, profile, recent_applications: [newest] }) => (
        <>
          <Link to={`/hr/candidates/${id}`} className="link font-strong">
            {name}
          </Link>
          <span className="text-caption text-ink-2">
            {dotted([newest?.job_title, placeName(profile.location, language)])}
          </span>
        </>
      )}
    </FoundGroup>
  );
}

function Jobs({ search }: { search: string }) {
  const t = useMessages(findMessages);
  const language = useLanguage();
  const { data, ...query } = useReading('GET /barong/resource/hr/jobs', {
    key: ['hr_jobs', 'find', search],
    query: { search },
    placeholderData: keepPreviousData,
  });
  const found = data && { rows: data.jobs, meta: data.meta };
  return (
    <FoundGroup
      title={t.jobs}
      query={{ ...query, data: found }}
      search={search}
      path="/hr/postings"
    >
      {({ id, title, state, location }) => (
        <>
          <span className="flex flex-wrap items-center gap-2">
            <Link
              // A draft has no applicants, so it links to its form.
              to={state === 'draft' ? `/hr/jobs/${id}/edit` : `/hr/applications/${id}`}
              className="link font-strong"
            >
              {title}
            </Link>
            <StateBadge state={state} />
          </span>
          <span className="text-caption text-ink-2">{placeName(location, language)}</span>
        </>
      )}
    </FoundGroup>
  );
}
