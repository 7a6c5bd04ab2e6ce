import { Suspense } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import type { Job, JobDetail } from '../../../../contract/jobs.ts';
import { conditionChoiceNames } from '../../../../contract/jobs/choices/condition-choices.ts';
import { patientLazy } from '../../../lib/lazy-part.tsx';
import { jobHead, missingJobHead } from '../heads.ts';
import { JobDetails } from './job-details.tsx';
import type { GoneJobAnswer } from './missing-job.tsx';
import { load, pageContext, refusedStatus } from '../../../lib/api/page-context.ts';

const loadMissing = () => import('./missing-job.tsx');
const GoneJob = patientLazy(async () => ({ default: (await loadMissing()).GoneJob }));
const JobNotFound = patientLazy(async () => ({ default: (await loadMissing()).JobNotFound }));

const GONE = 410;
const NOT_FOUND = 404;

type Found =
  | { is: 'there'; job: JobDetail; others: Job[]; tab: 'description' | 'company'; isWhole: boolean }
  | { is: 'gone'; gone: GoneJobAnswer }
  | { is: 'missing' };

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { language, publicUrl } = context.get(pageContext);
  const id = Number(params['id']);
  const address = new URL(request.url).searchParams;
  const preview = address.get('preview');
  // Older preview addresses have the token in the query.
  if (preview) throw redirect(`/jobs/preview/${id}#${new URLSearchParams({ preview })}`);
  const found = await findJob(context, id, address.get('tab') === 'company');
  const status = { there: 200, gone: GONE, missing: NOT_FOUND }[found.is];
  const head =
    found.is === 'there'
      ? jobHead(found.job, language, publicUrl)
      : missingJobHead(language, found.is === 'gone' ? found.gone : undefined);
  return data({ head, found }, { status });
}

async function findJob(
  context: LoaderFunctionArgs['context'],
  id: number,
  isCompanyTab: boolean,
): Promise<Found> {
  const similar = () => load(context, 'GET /barong/public/jobs/:id/similar', { params: { id } });
  try {
    const job = await load(context, 'GET /barong/public/jobs/:id', { params: { id } });
    return {
      is: 'there',
      job,
      others: job.state === 'active' ? (await similar()).jobs : [],
      tab: isCompanyTab ? 'company' : 'description',
      // Decided here, because otherwise the page would have to load the code that decides it.
      isWhole:
        isCompanyTab ||
        job.questions.length + job.conditions.length + job.posted_before > 0 ||
        job.is_for_later ||
        job.is_blind ||
        conditionChoiceNames.some((name) => job[name] !== null) ||
        Object.keys(job.lawful_reasons).length > 0,
    };
  } catch (error) {
    const status = refusedStatus(error);
    if (status === GONE) return { is: 'gone', gone: await similar() };
    // An id that is not a number names no job.
    if (status === NOT_FOUND || status === 422) return { is: 'missing' };
    throw error;
  }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => loaderData?.head ?? [];

export default function JobPage() {
  const { found } = useLoaderData<typeof loader>();
  if (found.is !== 'there') {
    return (
      <Suspense fallback={null}>
        {found.is === 'gone' ? <GoneJob gone={found.gone} /> : <JobNotFound />}
      </Suspense>
    );
  }
  const { job, others, tab, isWhole } = found;
  return <JobDetails job={job} similar={others} tab={tab} isWhole={isWhole} />;
}
