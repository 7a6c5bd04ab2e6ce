import type { Selectable } from 'kysely';
import { EVIDENCE_DAYS } from '../../contract/constants.ts';
import type { Trx } from '../../server/platform/database.ts';
import type { Accounts } from '../tables/accounts.ts';

const DAY_MS = 86_400_000;
const CHECKED_DAYS_AGO = 19;

/** The evidence of a company whose paper an admin has accepted. */
export async function addPaperEvidence(
  trx: Trx,
  { company_id }: Selectable<Accounts>,
  now: number,
): Promise<void> {
  if (company_id === null) throw new Error('The demo’s recruiter has no company');
  const proved_at = now - CHECKED_DAYS_AGO * DAY_MS;
  const proof = {
    proved_at: new Date(proved_at),
    ends_at: new Date(proved_at + EVIDENCE_DAYS * DAY_MS),
  };
  await trx
    .insertInto('company_evidence')
    .values({ company_id, kind: 'udyam', ...proof })
    .execute();
}

/** The evidence of a company whose recruiter has confirmed a work address at its website's domain. */
export async function addEvidence(
  trx: Trx,
  { id: proved_by, company_id }: Selectable<Accounts>,
  { website, now }: { website: string; now: number },
): Promise<void> {
  if (company_id === null) throw new Error('The demo’s recruiter has no company');
  const proved_at = now - CHECKED_DAYS_AGO * DAY_MS;
  await trx
    .insertInto('company_evidence')
    .values({
      company_id,
      kind: 'work_mail',
      domain: new URL(website).hostname,
      proved_by,
      proved_at: new Date(proved_at),
      ends_at: new Date(proved_at + EVIDENCE_DAYS * DAY_MS),
    })
    .execute();
  await trx
    .updateTable('companies')
    .set({ found_as_checked: true })
    .where('id', '=', company_id)
    .execute();
}
