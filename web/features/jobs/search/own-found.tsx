import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { JobResults } from '../../../../contract/jobs.ts';
import { api } from '../../../lib/api/api.ts';
import { searchKeyOf, useExcluded } from '../../../parts/exclusions/exclusions.ts';
import { jobQuery, type JobSearch } from './job-search.ts';

interface OwnFoundProps {
  search: JobSearch;
  /** What the search finds for everybody. */
  found: JobResults;
  onFound: (own: JobResults) => void;
}

/**
 * Reports what a public search finds for the seeker who looks at it. The page is the same for
 * everybody, so what they hide is left out by searching again as them.
 */
export default function OwnFound({ search, found, onFound }: OwnFoundProps) {
  const own = useOwnFound(search, found);
  const tell = useEffectEvent(onFound);
  useEffect(() => tell(own), [own]);
  return null;
}

function useOwnFound(search: JobSearch, found: JobResults): JobResults {
  const excluded = useExcluded();
  const hidden = searchKeyOf(excluded);
  const key = `${hidden} ${JSON.stringify(jobQuery(search))}`;
  const [answer, setAnswer] = useState<{ key: string; found: JobResults }>();
  const ask = useEffectEvent((signal: AbortSignal) =>
    api('GET /barong/public/jobs', { query: jobQuery(search) }, { signal }),
  );
  useEffect(() => {
    if (!hidden) return undefined;
    const asking = new AbortController();
    ask(asking.signal).then(
      (own) => setAnswer({ key, found: own }),
      // Without an answer, at least the jobs of hidden companies are left out.
      () => undefined,
    );
    return () => asking.abort();
  }, [hidden, key]);
  return useMemo(() => {
    if (!hidden) return found;
    if (answer?.key === key) return answer.found;
    const jobs = found.jobs.filter(({ company_id }) => !excluded.companies.includes(company_id));
    return { ...found, jobs };
  }, [hidden, key, answer, found, excluded]);
}
