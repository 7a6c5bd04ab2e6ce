import { useEffect, useState } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import type { JobDetail } from '../../../../contract/jobs.ts';
import { PORTAL } from '../../../../contract/portal-settings/portal-name.ts';
import { api } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { NeedsScripts } from '../../../lib/forms/needs-scripts.tsx';
import { useLinkToken } from '../../../lib/links/link-token.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Loaded, type Loading } from '../../../ui/lists/loaded.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { JobDetails } from './job-details.tsx';
import { JobNotFound } from './missing-job.tsx';
import { missingJobMessages } from './missing-job-messages.ts';

export const meta = () => [{ name: 'robots', content: 'noindex' }];

const GONE = 410;
const shapes = ['h-64', 'h-96'];

/** The job of a preview address; requested once scripts run and the token is known. */
function usePreview(id: string, token: string | undefined): Loading<JobDetail> {
  const [data, setJob] = useState<JobDetail>();
  const [error, setError] = useState<Error | null>(null);
  const isMissing = data === undefined && error === null;
  useEffect(() => {
    if (token === undefined || !isMissing) return undefined;
    const stop = new AbortController();
    const sent = { params: { id: Number(id) }, body: { token } };
    api('POST /barong/public/jobs/:id/preview', sent, { signal: stop.signal }).then(
      setJob,
      (failure: Error) => {
        if (!stop.signal.aborted) setError(failure);
      },
    );
    return () => stop.abort();
  }, [id, token, isMissing]);
  return { data, error, isFetching: isMissing, refetch: async () => setError(null) };
}

/**
 * A job that is not public, for anybody with its preview address. The token is in the fragment, so only the browser
 * can request the job.
 */
export default function PreviewPage() {
  const t = useMessages(missingJobMessages);
  const { id = '' } = useParams();
  const { pathname, hash } = useLocation();
  const isCompanyTab = useSearchParams()[0].get('tab') === 'company';
  const query = usePreview(id, useLinkToken('preview'));
  const status = query.error instanceof ApiError ? query.error.status : undefined;
  // A public job redirects to its own page, which also says if it is closed.
  if (query.data?.state === 'active' || status === GONE)
    return <Navigate to={`/jobs/${id}`} replace />;
  // An id that is not a number names no job.
  if (status === 404 || status === 422) return <JobNotFound />;
  return (
    <>
      <title>{`${query.data?.title ?? t.preview} · ${PORTAL}`}</title>
      <Loaded
        query={query}
        failed={t.previewFailed}
        isPage
        shapes={shapes}
        className="gutter-public mx-auto max-w-page py-6"
      >
        {(job) => (
          <JobDetails
            job={job}
            similar={[]}
            tab={isCompanyTab ? 'company' : 'description'}
            isWhole
            address={{ pathname, hash }}
            notice={
              job.status === 'draft' ? <NoticeBar className="mt-2">{t.draft}</NoticeBar> : null
            }
          />
        )}
      </Loaded>
      <NeedsScripts />
    </>
  );
}
