import type { MetaDescriptor } from 'react-router';
import type { Language } from '../../../contract/endpoint.ts';
import type { JobDetail, JobResults } from '../../../contract/jobs.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { placeName } from '../../../contract/format/names/place-names.ts';
import { cleanText } from '../../../contract/format/texts/clean-text.ts';
import { totalText } from '../../lib/format/format.ts';
import { jobPath } from '../../../contract/format/page-paths.ts';
import { headMessages } from './head-messages.ts';
import { type JobSearch, jobsAddress, noSearch } from './search/job-search.ts';
import type { GoneJobAnswer } from './page/missing-job.tsx';
import { missingJobMessages } from './page/missing-job-messages.ts';

// Title, description and canonical address, made in loaders so that browsers need no code for it.

export function searchHead(
  search: JobSearch,
  found: Pick<JobResults, 'meta' | 'location_matched'>,
  language: Language,
  publicUrl: string,
): MetaDescriptor[] {
  const t = headMessages[language];
  const where = placeName(found.location_matched ?? search.location, language);
  const count = totalText(found.meta);
  // View and order do not make another page.
  const canonical = jobsAddress(noSearch, { ...search, sort: null, view: 'list' });
  return [
    { title: `${t.searchTitle(search.search, where)} · ${PORTAL}` },
    { name: 'description', content: t.searchText(count, search.search, where) },
    { tagName: 'link', rel: 'canonical', href: publicUrl + canonical },
  ];
}

const DESCRIPTION_LENGTH = 160;
const noIndex = { name: 'robots', content: 'noindex' };

export function jobHead(job: JobDetail, language: Language, publicUrl: string): MetaDescriptor[] {
  const place = placeName(job.location, language);
  const title = headMessages[language].jobTitle(job.title, job.company_name, place);
  const description = cleanText(job.description, DESCRIPTION_LENGTH);
  return [
    { title: `${title} · ${PORTAL}` },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { tagName: 'link', rel: 'canonical', href: new URL(jobPath(job), publicUrl).href },
    ...(job.state === 'active' ? [] : [noIndex]),
  ];
}

/** The head for a job that is closed or does not exist. */
export function missingJobHead(language: Language, gone?: GoneJobAnswer): MetaDescriptor[] {
  const t = missingJobMessages[language];
  return [{ title: `${gone ? `${gone.job.title}: ${t.gone}` : t.notFound} · ${PORTAL}` }, noIndex];
}
