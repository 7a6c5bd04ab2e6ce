import { type Days, isInDays } from '../../platform/calendar/days-in-india.ts';
import { sql } from 'kysely';
import type { CheckKind } from '../../../contract/companies/check-kinds.ts';
import type { KnownCompany } from '../../../contract/companies/look-alikes/look-alike-domains.ts';
import type { PaperKind } from '../../../contract/companies/paper-numbers.ts';
import { PAPER_LIFE_DAYS } from '../../../contract/constants.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { announce, MEMBERSHIP_TOPIC } from '../../platform/live/live.ts';
import { pageOfLong } from '../../platform/page.ts';
import { nameOfAdmin } from '../admins/facts.ts';
import { isClaimed, websiteDomain } from '../companies/facts.ts';
import { isChecked, isListed, isUnproven } from '../company-evidence/facts.ts';
import { isWaitingCheck } from './facts.ts';

const domain = websiteDomain(sql.ref('companies.website')).$castTo<string | null>();

export const findNamed = (db: Db, companyId: number) =>
  db
    .selectFrom('companies')
    .innerJoin('company_job_counts', 'company_job_counts.company_id', 'companies.id')
    .select(['id', 'name', 'posted_jobs', domain.as('domain')])
    .where('id', '=', companyId)
    .executeTakeFirst();

/** More than would ever resemble one name. */
const RESEMBLING_MAX = 300;

/**
 * Companies whose name or domain resembles one of these texts, if they were imported or have given
 * evidence of who they are.
 */
export async function listResembling(
  db: Db,
  companyId: number,
  { names, domains }: { names: readonly string[]; domains: readonly string[] },
): Promise<KnownCompany[]> {
  const { rows } = await sql<KnownCompany>`
    select companies.name, ${domain} as domain from companies
    where companies.id <> ${companyId}
      and (companies.source is not null or companies.found_as_checked
        or not ${isUnproven('companies')})
      and (lower(companies.name) % any(${names}::text[]) or ${domain} % any(${domains}::text[]))
    limit ${RESEMBLING_MAX}`.execute(db);
  return rows;
}

/**
 * Records which company this one could be mistaken for, as undecided: what an admin allowed was
 * another name or website, perhaps less like the known one's.
 */
export async function keepLookAlike(
  trx: Trx,
  companyId: number,
  like: KnownCompany,
): Promise<void> {
  const fresh = { like_name: like.name, like_domain: like.domain };
  await trx
    .insertInto('company_checks')
    .values({ kind: 'look_alike', company_id: companyId, ...fresh })
    .onConflict((conflict) =>
      conflict
        .column('company_id')
        .where('kind', '=', sql.lit('look_alike'))
        .doUpdateSet({
          ...fresh,
          created_at: sql<string>`now()`,
          decided_at: null,
          decided_by: null,
          allowed: null,
          reason: null,
        }),
    )
    .execute();
}

export async function deleteLookAlike(trx: Trx, companyId: number): Promise<void> {
  await trx
    .deleteFrom('company_checks')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'look_alike')
    .execute();
}

/** Whether a checked company has this domain. */
export async function isDomainOwned(db: Db, asked: string, byOtherThan: number): Promise<boolean> {
  const owner = await db
    .selectFrom('companies')
    .select('id')
    .where('found_as_checked', '=', true)
    .where('id', '<>', byOtherThan)
    .where(sql<boolean>`${domain} = ${asked}`)
    .where(isChecked('companies'))
    .executeTakeFirst();
  return owner !== undefined;
}

/**
 * A company, locked until the transaction ends, and whether it has an owner. A registered company can be claimed too
 * once all its people have left, or it could never be used again.
 */
export async function lockClaimable(trx: Trx, companyId: number) {
  // In a statement of its own, so that the next one sees who got the company while this one waited.
  await trx.selectFrom('companies').select('id').where('id', '=', companyId).forUpdate().execute();
  return trx
    .selectFrom('companies')
    .select(['id', 'name', domain.as('domain'), isClaimed('companies.id').as('is_claimed')])
    .where('id', '=', companyId)
    .where(isListed)
    .where((row) => row.or([row('source', 'is not', null), row.not(isClaimed('companies.id'))]))
    .executeTakeFirst();
}

/** Makes the account the owner of the company; undefined if it has a company already. */
export async function joinCompany(trx: Trx, accountId: number, companyId: number) {
  const joined = await trx
    .updateTable('accounts')
    .set({ company_id: companyId, team_role: 'owner', updated_at: sql<string>`now()` })
    .where('id', '=', accountId)
    .where('company_id', 'is', null)
    .where('state', '<>', 'deleted')
    .returning(['id', 'email', 'language'])
    .executeTakeFirst();
  if (joined) await announce(trx, [joined.id], MEMBERSHIP_TOPIC);
  return joined;
}

/** False if a claim of the account already waits for a decision. */
export async function insertClaim(
  trx: Trx,
  claim: { account_id: number; company_id: number; note: string },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('company_checks')
    .values({ kind: 'claim', ...claim })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const findClaim = (db: Db, accountId: number) =>
  db
    .selectFrom('company_checks')
    .innerJoin('companies', 'companies.id', 'company_checks.company_id')
    .select(['companies.id as company_id', 'companies.name as company_name', 'allowed', 'reason'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'claim')
    .orderBy('company_checks.id', 'desc')
    .limit(1)
    .executeTakeFirst();

const checks = (db: Db) =>
  db
    .selectFrom('company_checks')
    .innerJoin('companies', 'companies.id', 'company_checks.company_id')
    .leftJoin('accounts as recruiter', (join) =>
      join.on(
        sql<boolean>`recruiter.id = coalesce(company_checks.account_id, (select min(member.id)
          from accounts as member where member.company_id = companies.id
            and member.state <> 'deleted'))`,
      ),
    )
    .select([
      'company_checks.id',
      'company_checks.kind',
      'companies.id as company_id',
      'companies.name as company_name',
      'companies.website as company_website',
      'recruiter.name as recruiter_name',
      'recruiter.email as recruiter_email',
      'company_checks.note',
      'company_checks.like_name',
      'company_checks.like_domain',
      'company_checks.paper_kind',
      'company_checks.paper_number',
      'company_checks.file_key',
      'company_checks.created_at',
      'company_checks.decided_at',
      'company_checks.allowed',
      'company_checks.reason',
    ]);

export const listChecks = (
  db: Db,
  { status, from, to, ...paging }: Paging & Days & { status: 'waiting' | 'decided' },
) =>
  pageOfLong(
    status === 'waiting'
      ? checks(db).where(isWaitingCheck).orderBy('company_checks.id')
      : checks(db)
          .where('company_checks.decided_at', 'is not', null)
          .where(isInDays('company_checks.decided_at', { from, to }))
          .orderBy('company_checks.decided_at', 'desc')
          .orderBy('company_checks.id', 'desc'),
    paging,
  );

export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('company_checks')
    .innerJoin('companies', 'companies.id', 'company_checks.company_id')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where(isWaitingCheck)
    .executeTakeFirstOrThrow();
  return count;
}

export type CheckRow = NonNullable<Awaited<ReturnType<typeof findCheck>>>;

export const findCheck = (db: Db, id: number) =>
  checks(db).where('company_checks.id', '=', id).executeTakeFirst();

interface Decision {
  allowed: boolean;
  reason: string | null;
  decided_by: number;
}

/** Undefined if it was decided already. */
export const decideCheck = (trx: Trx, id: number, decision: Decision) =>
  trx
    .updateTable('company_checks')
    .set({ ...decision, decided_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .returning(['kind', 'company_id', 'account_id', 'paper_kind'])
    .executeTakeFirst();

export const getDecision = (trx: Trx, id: number) =>
  trx
    .selectFrom('company_checks')
    .select(['allowed', 'reason', nameOfAdmin('decided_by').as('by')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

interface Decided {
  kind: CheckKind;
  account_id: number | null;
  company_id: number;
}

/** Who is told of a decision: who claimed or sent the paper, or if they are not there any more, everybody in the company. */
export const listToTell = (db: Db, { kind, account_id, company_id }: Decided) => {
  const isSender = sql<boolean>`id = ${account_id}::bigint`;
  return db
    .selectFrom('accounts')
    .select(['id', 'email', 'language'])
    .where('state', '=', 'active')
    .where(
      kind === 'claim'
        ? isSender
        : sql<boolean>`(company_id = ${company_id}::bigint and (${isSender} or not exists (
            select from accounts as sender
             where sender.id = ${account_id}::bigint and sender.company_id = ${company_id}::bigint
               and sender.state = 'active')))`,
    )
    .execute();
};

interface NewPaper {
  company_id: number;
  account_id: number;
  paper_kind: PaperKind;
  paper_number: string;
  file_key: string;
}

/** Adds a paper in place of an undecided one of the same kind; returns that one's file. */
export async function insertPaper(trx: Trx, paper: NewPaper): Promise<string[]> {
  const replaced = await trx
    .deleteFrom('company_checks')
    .where('company_id', '=', paper.company_id)
    .where('paper_kind', '=', paper.paper_kind)
    .where('decided_at', 'is', null)
    .returning('file_key')
    .execute();
  await trx
    .insertInto('company_checks')
    .values({ kind: 'paper', ...paper })
    .execute();
  return keysOf(replaced);
}

const keysOf = (rows: readonly { file_key: string | null }[]): string[] =>
  rows.flatMap(({ file_key }) => file_key ?? []);

/** Forgets the files of papers that were decided some days ago; returns them. */
export async function forgetOldFiles(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ file_key: string }>`
    with old as (
      select id, file_key from company_checks where file_key is not null
        and decided_at < now() - make_interval(days => ${PAPER_LIFE_DAYS}) for update)
    update company_checks set file_key = null from old
    where company_checks.id = old.id returning old.file_key`.execute(trx);
  return keysOf(rows);
}

/** Deletes the claims and papers of an account; returns the files. */
export async function deleteChecksOf(trx: Trx, accountId: number): Promise<string[]> {
  const deleted = await trx
    .deleteFrom('company_checks')
    .where('account_id', '=', accountId)
    .returning('file_key')
    .execute();
  return keysOf(deleted);
}
