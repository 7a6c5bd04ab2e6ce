/** What recruiters read of their own company's jobs. */
import type { JobState, OwnJob } from '../../../../contract/jobs.ts';
import type { Meta, Paging } from '../../../../contract/lists.ts';
import type { Db } from '../../../platform/database.ts';
import { pictureAddress } from '../../../platform/pictures/addresses.ts';
import type { Seal } from '../../../platform/secrets/seal.ts';
import { companyOf } from '../../../platform/sessions.ts';
import { presentAnswers } from '../../companies/companies.ts';
import { countApplications, countJobs } from '../figure-queries.ts';
import { presentOwnCard } from '../present.ts';
import { listOwnCards } from '../queries.ts';
import type { Recruiter } from './own-job.ts';
import { findAnswersCounted, listRecentActs } from './recent-queries.ts';

interface OwnList extends Paging {
  status: (JobState | 'expiring' | 'incomplete')[];
  search: string;
  sort_by: 'created_at' | 'title' | 'application_count' | 'expires_at';
  sort_dir: 'asc' | 'desc';
}

export async function listOwnJobs(
  db: Db,
  recruiter: Recruiter,
  list: OwnList,
  publicUrl: string,
): Promise<{ jobs: OwnJob[]; meta: Meta }> {
  const { rows, meta } = await listOwnCards(db, { ...list, companyId: companyOf(recruiter) });
  return { jobs: rows.map((row) => presentOwnCard(row, publicUrl)), meta };
}

/** Counts of the company's jobs and of applications to them, with what candidates did last. */
export async function jobStats(db: Db, recruiter: Recruiter, seal: Seal) {
  const companyId = companyOf(recruiter);
  const counted = await findAnswersCounted(db, companyId);
  const recent = await listRecentActs(db, companyId);
  return {
    jobs: await countJobs(db, companyId),
    applications: {
      ...(await countApplications(db, companyId)),
      answers: counted ? presentAnswers(counted) : null,
      recent: recent.map(({ picture_id, ...act }) => ({
        ...act,
        profilePictureUrl: pictureAddress(seal, picture_id),
      })),
    },
  };
}
