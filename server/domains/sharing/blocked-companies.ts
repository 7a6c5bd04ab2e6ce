/** The companies that never see a seeker (docs/decisions/0038-who-sees-a-seeker.md). */
import { BLOCKED_COMPANIES_MAX } from '../../../contract/constants.ts';
import type { Answer } from '../../../contract/endpoint.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { BlockedCompany, NewBlock, sharing } from '../../../contract/profiles/sharing.ts';
import type { Db } from '../../platform/database.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { isSharedDomain } from '../../platform/network/mail-domains.ts';
import { readCompany } from '../companies/companies.ts';
import {
  countBlockedLocked,
  deleteBlocked,
  insertBlocked,
  listBlocked,
  listPresentEmployers,
} from './blocked-queries.ts';

type BlockedCompanies = Answer<(typeof sharing)['GET /barong/resource/blocked_companies']>;

export async function readBlockedCompanies(
  db: Db,
  seekerId: number,
  paging: Paging,
): Promise<BlockedCompanies> {
  const { rows, meta } = await listBlocked(db, seekerId, paging);
  return { blocked_companies: rows, suggestions: await listPresentEmployers(db, seekerId), meta };
}

export async function blockCompany(
  db: Db,
  seekerId: number,
  { company_id, name, domain }: NewBlock,
): Promise<BlockedCompany> {
  if (domain !== undefined && isSharedDomain(domain)) {
    throw refuse('resource.blocked_company.shared_domain', { field: 'domain' });
  }
  const named = company_id === undefined ? name : (await readCompany(db, company_id)).name;
  return db.transaction().execute(async (trx) => {
    const count = await countBlockedLocked(trx, seekerId);
    if (count >= BLOCKED_COMPANIES_MAX) throw refuse('resource.blocked_company.too_many');
    const block = { ...(company_id === undefined ? {} : { company_id }), name: named, domain };
    const added = orRefuse(
      await insertBlocked(trx, { account_id: seekerId, ...block }),
      'resource.blocked_company.exists',
    );
    return added;
  });
}

export async function unblockCompany(db: Db, seekerId: number, id: number): Promise<void> {
  if (!(await deleteBlocked(db, seekerId, id))) throw refuse('resource.blocked_company.not_found');
}
