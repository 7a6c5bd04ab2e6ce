import { api } from '../../lib/api/api.ts';
import { ofSession } from '../../lib/session/of-session.ts';

/** What the signed-in seeker does not want to be shown. */
interface Excluded {
  companies: readonly number[];
  consultants: boolean;
  jobs: readonly number[];
}

/** Until this is loaded, everything is shown; the server leaves exclusions out itself. */
const none: Excluded = { companies: [], consultants: false, jobs: [] };

const excluded = ofSession(none, async () => {
  const { companies, consultants, jobs } = await api(
    'GET /barong/resource/exclusions',
    {},
    { priority: 'low' },
  );
  return {
    companies: companies.map(({ company_id }) => company_id),
    consultants: consultants.excluded,
    jobs: jobs.map(({ job_id }) => job_id),
  };
});

/** The exclusions; loaded once, empty for everybody but seekers. */
export const useExcluded = excluded.use;

/** Changes with each exclusion that is made or lifted on this page. */
export const useExcludedChanges = excluded.useChanges;

/** A text that changes with what the search leaves out; empty if nothing is left out. */
export const searchKeyOf = ({ companies, consultants }: Excluded): string =>
  [...companies, ...(consultants ? ['consultants'] : [])].join(' ');

/**
 * A text that changes when something excluded on this page changes what a search finds. Earlier
 * exclusions do not matter: the server has left those out of the seeker's first search.
 */
export function useExcludedMeanwhile(): string {
  const changes = useExcludedChanges();
  const key = searchKeyOf(useExcluded());
  return changes > 0 ? key : '';
}

export async function excludeCompany(company_id: number): Promise<void> {
  await api('POST /barong/resource/excluded_companies', { body: { company_id } });
  excluded.change((all) => ({ ...all, companies: [...all.companies, company_id] }));
}

export async function readmitCompany(company_id: number): Promise<void> {
  await api('DELETE /barong/resource/excluded_companies/:company_id', { params: { company_id } });
  excluded.change((all) => ({
    ...all,
    companies: all.companies.filter((id) => id !== company_id),
  }));
}

export async function excludeConsultants(consultants: boolean): Promise<void> {
  await api('PUT /barong/resource/excluded_consultants', { body: { excluded: consultants } });
  excluded.change((all) => ({ ...all, consultants }));
}

export async function excludeJob(job_id: number): Promise<void> {
  await api('POST /barong/resource/excluded_jobs', { body: { job_id } });
  excluded.change((all) => ({ ...all, jobs: [...all.jobs, job_id] }));
}

export async function readmitJob(job_id: number): Promise<void> {
  await api('DELETE /barong/resource/excluded_jobs/:job_id', { params: { job_id } });
  excluded.change((all) => ({ ...all, jobs: all.jobs.filter((id) => id !== job_id) }));
}
