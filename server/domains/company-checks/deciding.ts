/** The queue of checks that admins decide. */
import type { Days } from '../../platform/calendar/days-in-india.ts';
import type { Answer } from '../../../contract/endpoint.ts';
import type { CompanyCheck, companyChecks } from '../../../contract/companies/company-checks.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import type { SignedAddress } from '../../platform/files/signed-addresses.ts';
import { recordAct } from '../../platform/security-events.ts';
import { adminWords } from '../admins/facts.ts';
import { noteProof, tellSearch } from '../company-evidence/company-evidence.ts';
import { mailNotification, notify } from '../notifications/notifications.ts';
import { giveCompany } from './company-checks.ts';
import { writeDecision } from './mails.ts';
import {
  type CheckRow,
  countWaiting,
  decideCheck,
  findCheck,
  getDecision,
  listChecks,
  listToTell,
} from './queries.ts';

const present = ({ file_key, ...check }: CheckRow, addressOf: SignedAddress): CompanyCheck => ({
  ...check,
  file_url: file_key && addressOf('GET /barong/admin/company_checks/:id/file', { id: check.id }),
});

type Checks = Answer<(typeof companyChecks)['GET /barong/admin/company_checks']>;

export async function readChecks(
  { db, addressOf }: { db: Db; addressOf: SignedAddress },
  query: Paging & Days & { status: 'waiting' | 'decided' },
): Promise<Checks> {
  const { rows, meta } = await listChecks(db, query);
  const company_checks = rows.map((row) => present(row, addressOf));
  return { company_checks, waiting_count: await countWaiting(db), meta };
}

/** Decides a check once, carries out the consequences, and tells the people concerned. */
export async function decideCompanyCheck(
  {
    db,
    addressOf,
    ...services
  }: Pick<Services, 'db' | 'seal' | 'publicUrl'> & {
    addressOf: SignedAddress;
  },
  admin: SignedIn,
  id: number,
  { allowed, reason }: { allowed: boolean; reason: string },
): Promise<CompanyCheck> {
  const before = orRefuse(await findCheck(db, id), 'resource.company_check.not_found');
  if (!allowed && reason === '') {
    throw refuse('resource.company_check.missing_reason', { field: 'reason' });
  }
  await db.transaction().execute(async (trx) => {
    const decision = { allowed, reason: reason || null, decided_by: admin.id };
    const decided = await decideCheck(trx, id, decision);
    if (!decided) {
      const first = await getDecision(trx, id);
      const how = first.allowed ? { en: 'allowed', hi: 'मंज़ूर' } : { en: 'refused', hi: 'नामंज़ूर' };
      const values = { by: adminWords(first.by), how };
      throw refuse('resource.company_check.decided', { values, reason: first.reason });
    }
    await recordAct(trx, {
      act: 'company_check_decided',
      subject: ['company_check', id],
      after: { allowed, company_id: decided.company_id },
    });
    const { company_id, paper_kind } = decided;
    if (decided.kind === 'claim' && allowed) await giveCompany(trx, decided);
    if (paper_kind && allowed) {
      await noteProof(trx, null, paper_kind, { id: company_id, domain: null });
    }
    await tellSearch(trx, company_id);
    const { kind: of, company_name } = before;
    const readers = await listToTell(trx, decided);
    await notify(
      trx,
      readers.map((reader) => reader.id),
      'company_checked',
      { of, company_id, company_name, allowed },
    );
    await mailNotification({ trx, ...services }, 'company_checked', readers, (reader) =>
      writeDecision(services.publicUrl, reader, { ...before, allowed, reason }),
    );
  });
  return present((await findCheck(db, id)) ?? before, addressOf);
}
