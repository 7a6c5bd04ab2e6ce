import { type RawBuilder, sql } from 'kysely';
import type { OwnEvidence } from '../../../contract/companies/company-evidence.ts';
import type { EvidenceKind } from '../../../contract/companies/evidence.ts';
import { type PaperKind, paperKinds } from '../../../contract/companies/paper-numbers.ts';
import { EVIDENCE_DAYS, EVIDENCE_NOTICE_DAYS } from '../../../contract/constants.ts';
import { isoText } from '../../platform/iso-text.ts';
import type { Db, Trx } from '../../platform/database.ts';
import {
  isLongExpired,
  isSpent,
  takingTry,
  untriedCode,
} from '../../platform/secrets/one-time-codes.ts';
import { websiteDomain } from '../companies/facts.ts';
import { checkedUntil, endedEvidenceOf, evidenceOf, isHeld } from './facts.ts';

export const findEvidence = (db: Db, companyId: number) =>
  db
    .selectFrom('companies')
    .select([
      'companies.id',
      'companies.name',
      websiteDomain(sql.ref('companies.website')).$castTo<string | null>().as('domain'),
      evidenceOf('companies').as('evidence'),
      endedEvidenceOf('companies').as('ended'),
      sql<
        OwnEvidence['held']
      >`(select json_build_object('like_name', looks.like_name, 'reason', looks.reason)
        from company_checks as looks where looks.company_id = companies.id
          and looks.kind = 'look_alike' and ${isHeld('companies')})`.as('held'),
      sql<
        OwnEvidence['papers']
      >`(select coalesce(json_agg(paper order by paper.sent_at), '[]') from (
        select distinct on (sent.paper_kind) sent.paper_kind as kind, sent.paper_number as number,
          ${isoText(sql`sent.created_at`)} as sent_at,
          sent.allowed, sent.reason
        from company_checks as sent where sent.company_id = companies.id and sent.kind = 'paper'
          and (sent.allowed is not true or exists (select from company_evidence as compared
            where compared.company_id = companies.id and compared.kind = sent.paper_kind))
        order by sent.paper_kind, sent.id desc) as paper)`.as('papers'),
    ])
    .where('companies.id', '=', companyId)
    .executeTakeFirst();

interface Proof {
  company_id: number;
  kind: EvidenceKind;
  /** The domain that it proves; null for papers. */
  domain: string | null;
  proved_by: number | null;
}

export async function deletePapers(trx: Trx, companyId: number): Promise<void> {
  await trx
    .deleteFrom('company_evidence')
    .where('company_id', '=', companyId)
    .where('kind', 'in', paperKinds)
    .execute();
}

/** Stores fresh evidence, replacing older evidence of the same kind. */
export async function keepProof(trx: Trx, proof: Proof): Promise<void> {
  const fresh = {
    domain: proof.domain,
    proved_by: proof.proved_by,
    proved_at: sql<string>`now()`,
    ends_at: sql<string>`now() + make_interval(days => ${EVIDENCE_DAYS})`,
    reminded_at: null,
  };
  await trx
    .insertInto('company_evidence')
    .values({ company_id: proof.company_id, kind: proof.kind, ...fresh })
    .onConflict((conflict) => conflict.columns(['company_id', 'kind']).doUpdateSet(fresh))
    .execute();
}

interface NewCode {
  account_id: number;
  company_id: number;
  email: string;
  code_hash: string;
}

/** Stores an account's code in place of the previous one. */
export async function keepCode(trx: Trx, { account_id, ...code }: NewCode): Promise<void> {
  const fresh = {
    ...code,
    ...untriedCode(),
  };
  await trx
    .insertInto('work_mail_codes')
    .values({ account_id, ...fresh })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(fresh))
    .execute();
}

/** Undefined if there is no code. */
export const takeCodeTry = (db: Db, accountId: number, companyId: number) =>
  db
    .updateTable('work_mail_codes')
    .set(takingTry)
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .returning(['email', 'code_hash', isSpent.as('spent')])
    .executeTakeFirst();

/** Uses up this code; false if another call has done so, or a newer code has replaced it. */
export async function deleteCode(trx: Trx, accountId: number, codeHash: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('work_mail_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .returning('account_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function forgetOldCodes(db: Db): Promise<void> {
  await db.deleteFrom('work_mail_codes').where(isLongExpired).execute();
}

/**
 * Notes how long these companies are checked, so that the search finds them as what they are now; returns those that have
 * become checked, and those that no longer are.
 */
async function noteChecked(db: Db, ids: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number; has_changed: boolean }>`
    update companies set found_as_checked = seen.until is not null, checked_until = seen.until
      from (select id, found_as_checked, checked_until, ${checkedUntil('companies')} as until
              from companies where id in (${ids})) as seen
     where companies.id = seen.id and (seen.checked_until is distinct from seen.until
       or seen.found_as_checked <> (seen.until is not null))
    returning companies.id, seen.found_as_checked <> (seen.until is not null) as has_changed`.execute(
    db,
  );
  return rows.filter(({ has_changed }) => has_changed).map(({ id }) => id);
}

export const noteCheckedOne = (db: Db, companyId: number): Promise<number[]> =>
  noteChecked(db, sql`${companyId}::bigint`);

/**
 * Takes up to `most` notes, written by triggers, of companies whose evidence may have changed; one company may have
 * several.
 */
export async function takeEvidenceNews(trx: Trx, most: number): Promise<number[]> {
  const { rows } = await sql<{ company_id: number }>`
    delete from evidence_news where id in (select id from evidence_news order by id limit ${most})
    returning company_id`.execute(trx);
  return rows.map(({ company_id }) => company_id);
}

/** For these companies, and those whose evidence has ended. */
export const noteCheckedDue = (trx: Trx, ids: readonly number[]): Promise<number[]> =>
  noteChecked(
    trx,
    sql`select unnest(${ids}::bigint[])
      union select id from companies where found_as_checked and checked_until <= now()`,
  );

export interface EndingEvidence {
  company_id: number;
  company_name: string;
  ends_at: string;
}

/**
 * Companies whose last proof of their domain ends within the notice, each once. Each proof is
 * marked as reminded; a confirmed recruiter address gets a row for that.
 */
export async function takeEnding(trx: Trx): Promise<EndingEvidence[]> {
  const { rows } = await sql<EndingEvidence & { kind: string }>`
    with counting as (
      select companies.id, companies.name, ${evidenceOf('companies')} as evidence from companies
      where companies.found_as_checked
        and companies.checked_until < now() + make_interval(days => ${EVIDENCE_NOTICE_DAYS})),
    last as (
      select distinct on (counting.id) counting.id as company_id, counting.name as company_name,
        item ->> 'kind' as kind, item ->> 'domain' as domain,
        (item ->> 'checked_at')::timestamptz as proved_at, (item ->> 'ends_at')::timestamptz as ends_at
      from counting, json_array_elements(counting.evidence -> 'items') as item
      where item ->> 'kind' in ('work_mail', 'dns')
      order by counting.id, (item ->> 'ends_at')::timestamptz desc),
    noted as (
      insert into company_evidence (company_id, kind, domain, proved_at, ends_at, proved_by, reminded_at)
      select company_id, kind, domain, proved_at, ends_at,
        (select min(accounts.id) from accounts where accounts.company_id = last.company_id
          and accounts.state <> 'deleted'
          and lower(accounts.email) like '%@' || last.domain), now()
      from last where ends_at < now() + make_interval(days => ${EVIDENCE_NOTICE_DAYS})
      on conflict (company_id, kind) do update set reminded_at = now()
        where company_evidence.reminded_at is null
      returning company_id)
    select last.company_id, last.company_name, last.ends_at from noted join last using (company_id)
    `.execute(trx);
  return rows;
}

export interface EndingPaper extends EndingEvidence {
  kind: PaperKind;
}

/** Papers that end within the notice, each once; not while a newer one waits for an admin. */
export async function takeEndingPapers(trx: Trx): Promise<EndingPaper[]> {
  const { rows } = await sql<EndingPaper>`
    update company_evidence as paper set reminded_at = now() from companies
    where companies.id = paper.company_id
      and paper.kind in (${sql.join(paperKinds.map((kind) => sql.lit(kind)))})
      and paper.ends_at between now() and now() + make_interval(days => ${EVIDENCE_NOTICE_DAYS})
      and paper.reminded_at is null
      and not exists (select from company_checks as sent where sent.company_id = paper.company_id
        and sent.paper_kind = paper.kind and sent.decided_at is null)
    returning paper.company_id, companies.name as company_name, paper.kind, paper.ends_at`.execute(
    trx,
  );
  return rows;
}

/** The people who can renew a company's evidence. */
export const listRenewers = (db: Db, companyId: number) =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'language'])
    .where('company_id', '=', companyId)
    .where('state', '=', 'active')
    .where('team_role', '=', 'owner')
    .where('email_verified_at', 'is not', null)
    .orderBy('id')
    .execute();
