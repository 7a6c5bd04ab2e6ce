/** Members of a hiring team refer people with a personal link to a job. */
import { randomBytes } from 'node:crypto';
import { type OwnReferral } from '../../../contract/applications/referrals.ts';
import { REFERRAL_PARAMETER } from '../../../contract/applications/sources.ts';
import type { Db } from '../../platform/database.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { companyOf, type SignedIn } from '../../platform/sessions.ts';
import { deleteReferral, findByCode, findOwn, insertReferral } from './queries.ts';

interface Asking {
  db: Db;
  account: SignedIn;
  publicUrl: string;
}

const CODE_BYTES = 16;

export async function readOwnReferral(asking: Asking, jobId: number): Promise<OwnReferral> {
  return present(await readRow(asking, jobId), jobId, asking.publicUrl);
}

/** Making it twice returns the same link. */
export async function makeReferral(asking: Asking, jobId: number): Promise<OwnReferral> {
  const { db, account } = asking;
  if (!(await readRow(asking, jobId)).is_open) throw refuse('resource.job.not_open');
  const code = randomBytes(CODE_BYTES).toString('base64url');
  await insertReferral(db, { code, job_id: jobId, account_id: account.id });
  return readOwnReferral(asking, jobId);
}

export async function removeReferral(asking: Asking, jobId: number): Promise<OwnReferral> {
  await readRow(asking, jobId);
  await deleteReferral(asking.db, jobId, asking.account.id);
  return readOwnReferral(asking, jobId);
}

export async function readReferral(db: Db, code: string) {
  const found = orRefuse(await findByCode(db, code), 'resource.referral.not_found');
  return found;
}

/** The referral to this job; one that has ended does not stop anybody from applying. */
export async function findReferralTo(
  db: Db,
  jobId: number,
  code: string | undefined,
): Promise<number | null> {
  const found = code === undefined ? undefined : await findByCode(db, code);
  return found?.job_id === jobId ? found.id : null;
}

async function readRow({ db, account }: Asking, jobId: number) {
  const member = { accountId: account.id, companyId: companyOf(account) };
  const row = orRefuse(await findOwn(db, jobId, member), 'resource.job.not_found');
  return row;
}

const present = (
  { code, applications }: { code: string | null; applications: number },
  jobId: number,
  publicUrl: string,
): OwnReferral => ({
  url: code && `${publicUrl}/jobs/${jobId}?${REFERRAL_PARAMETER}=${code}`,
  applications,
});
