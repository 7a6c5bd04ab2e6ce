/** Who posts a job: consultants name their client, and recruiters can show their name. */
import type { JobStatus } from '../../../contract/jobs.ts';
import { claimsAccess } from '../../../contract/jobs/conditions/condition-kinds.ts';
import type { Departure } from '../../platform/departures.ts';
import { refuse } from '../../platform/refusal.ts';
import type { PostingCompany } from '../companies/companies.ts';
import { eraseAccessContact, type OwnJobRow, unshowPoster } from './queries.ts';

interface Named {
  status: JobStatus;
  client_name: string | null;
}

/** A consultant's job can only be opened, or stay open through a change, if it names the client. */
export function refuseWithoutClient(
  { is_consultant }: Pick<PostingCompany, 'is_consultant'>,
  job: Named,
): void {
  if (is_consultant && job.status === 'active' && !job.client_name) {
    throw refuse('resource.job.missing_client', { field: 'client_name' });
  }
}

/** A job may claim access only while it names somebody to ask about it. */
export function refuseWithoutAccessContact({
  conditions,
  access_contact_name,
  access_contact_email,
}: Pick<OwnJobRow, 'conditions' | 'access_contact_name' | 'access_contact_email'>): void {
  if (!claimsAccess(conditions) || (access_contact_name && access_contact_email)) return;
  const field = access_contact_name ? 'access_contact_email' : 'access_contact_name';
  throw refuse('resource.job.missing_access_contact', { field });
}

/** The columns for the poster that is shown: the sender, unless a colleague is shown already. */
export function posterColumns(
  sender: number,
  { shows_poster, poster_role }: { shows_poster?: boolean; poster_role?: string | null },
  before: number | null = null,
) {
  if (shows_poster === undefined) return { poster_role };
  return shows_poster
    ? { shown_by: before ?? sender, poster_role }
    : { shown_by: null, poster_role: null };
}

/** Removes somebody who leaves the company or deletes their account from all its jobs. */
export async function removePersonFromJobs({ trx, accountId }: Departure): Promise<void> {
  await unshowPoster(trx, accountId);
  await eraseAccessContact(trx, accountId);
}
