import { type ClientLoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { PORTAL } from '../../../../contract/portal-settings/portal-name.ts';
import { api } from '../../../lib/api/api.ts';
import { nullIfMissing } from '../../../lib/api/api-error.ts';
import { idIn } from '../../../lib/links/id-in-path.ts';
import { useMessages } from '../../../lib/messages.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { receivedMessages } from './received-messages.ts';
import { Received } from './received-page.tsx';

/**
 * The id is that of a job of the company, or else of an application, which redirects to its candidate. A hidden
 * candidate has no page yet, so their application opens within its job.
 */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const id = idIn(params.id);
  if (id === null) return { jobId: null };
  const { signal } = request;
  const ofJob = await api(
    'GET /barong/resource/jobs/:id/applications',
    { params: { id }, query: { limit: 1 } },
    { signal },
  ).catch(nullIfMissing);
  if (ofJob) return { jobId: id };
  const application = await api(
    'GET /barong/resource/applications/:id',
    { params: { id } },
    { signal },
  ).catch(nullIfMissing);
  if (!application) return { jobId: null };
  const { is_hidden, user, job } = application;
  const page = is_hidden ? `/hr/applications/${job.id}` : `/hr/candidates/${user.id}`;
  throw redirect(`${page}?application=${id}`);
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

function UnknownId() {
  const t = useMessages(receivedMessages);
  return (
    <>
      <title>{`${t.unknown} · ${PORTAL}`}</title>
      <EmptyState
        as="h1"
        title={t.unknown}
        actions={<LinkButton to="/hr/applications">{t.allApplications}</LinkButton>}
      >
        {t.unknownText}
      </EmptyState>
    </>
  );
}

export default function ReceivedJobPage() {
  const { jobId } = useLoaderData<typeof clientLoader>();
  return jobId === null ? <UnknownId /> : <Received key={jobId} jobId={jobId} />;
}
