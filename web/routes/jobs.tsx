import { lazy } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import type { Job } from '../../contract/jobs.ts';
import { searchHead } from '../features/jobs/page/heads.ts';
import { jobQuery } from '../features/jobs/search/job-search.ts';
import { JobsPage } from '../features/jobs/search/jobs-page.tsx';
import { readJobSearch } from '../features/jobs/search/read-job-search.ts';
import { SaveButton } from '../parts/save/save-button.tsx';
import { load, pageContext } from '../lib/api/page-context.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = readJobSearch(new URL(request.url).searchParams);
  const { language, publicUrl } = context.get(pageContext);
  const found = await load(context, 'GET /barong/public/jobs', { query: jobQuery(search) });
  return { search, found, head: searchHead(search, found, language, publicUrl) };
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => loaderData?.head ?? [];

const slots = { save: (job: Job) => <SaveButton job={job} /> };

const PreviewActions = lazy(() => import('./preview-actions.tsx'));
const previewActions = (job: Job) => <PreviewActions job={job} />;

export default function Jobs() {
  const { search, found } = useLoaderData<typeof loader>();
  return <JobsPage {...{ search, found, slots, previewActions }} />;
}
