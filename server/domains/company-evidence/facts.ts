/** How certain it is that a company is who it claims to be, for the SQL of every domain. */
import { type RawBuilder, sql } from 'kysely';
import { CHECKED_LEVEL, EVIDENCE_DAYS } from '../../../contract/constants.ts';
import {
  type CompanyEvidence,
  domainProofs,
  type Evidence,
  type EvidenceKind,
} from '../../../contract/companies/evidence.ts';
import { paperKinds } from '../../../contract/companies/paper-numbers.ts';
import { isoText } from '../../platform/iso-text.ts';
import { FREE_MAIL_PATTERN } from '../../platform/network/mail-domains.ts';
import { isShown, websiteDomain } from '../companies/facts.ts';

/**
 * The domain of the website, unless it is one where anybody gets an address; `companies` is the
 * alias of the row.
 */
const ownDomain = (companies: string) => {
  const domain = websiteDomain(sql.ref(`${companies}.website`));
  return sql`case when ${domain} !~ ${sql.lit(FREE_MAIL_PATTERN)} then ${domain} end`;
};

/** The mail domain of an address. */
const domainOf = (email: string) => sql`lower(substring(${sql.ref(email)} from '[^@]+$'))`;

/** A code read at work mail counts as long as its reader belongs to the company with this id. */
const isReadByOwn = (shown: string, company: RawBuilder<unknown>) =>
  sql`(${sql.ref(`${shown}.kind`)} <> 'work_mail' or exists (select from accounts as prover
    where prover.id = ${sql.ref(`${shown}.proved_by`)} and prover.company_id = ${company}
      and prover.state <> 'deleted'))`;

/** A recruiter's own address at the website's domain counts from the day it was confirmed. */
const isRecruiterAtOwnDomain = (recruiter: string, companies: string) =>
  sql`${sql.ref(`${recruiter}.company_id`)} = ${sql.ref(`${companies}.id`)}
    and ${sql.ref(`${recruiter}.state`)} <> 'deleted'
    and ${domainOf(`${recruiter}.email`)} = ${ownDomain(companies)}`;

const endOfMail = (recruiter: string) =>
  sql`${sql.ref(`${recruiter}.email_verified_at`)} + make_interval(days => ${sql.lit(EVIDENCE_DAYS)})`;

/**
 * The newest of each kind, ended or not: what was shown about the domain that the website has now,
 * a recruiter's own confirmed address at it, and papers.
 */
const everProved = (companies: string) => {
  const id = sql.ref(`${companies}.id`);
  return sql`(
    select distinct on (kind) kind, domain, checked_at, ends_at from (
      select shown.kind, shown.domain, shown.proved_at as checked_at, shown.ends_at
      from company_evidence as shown
      where shown.company_id = ${id}
        and (shown.domain is null or shown.domain = ${ownDomain(companies)})
        and ${isReadByOwn('shown', id)}
      union all
      select 'work_mail', ${domainOf('recruiter.email')}, recruiter.email_verified_at,
        ${endOfMail('recruiter')}
      from accounts as recruiter
      where ${isRecruiterAtOwnDomain('recruiter', companies)}
    ) as ever
    order by kind, ends_at desc)`;
};

/** What counts now. */
const proofs = (companies: string) =>
  sql`(select * from ${everProved(companies)} as newest where ends_at > now())`;

const listOfProofs = (which: RawBuilder<unknown>) =>
  sql<
    Evidence[]
  >`(select coalesce(json_agg(json_build_object('kind', proof.kind, 'domain', proof.domain,
    'checked_at', ${isoText(sql`proof.checked_at`)}, 'ends_at', ${isoText(sql`proof.ends_at`)})
    order by proof.checked_at), '[]') from ${which} as proof)`;

/** What counted once, and has not been shown again since it ended. */
export const endedEvidenceOf = (companies: string) =>
  listOfProofs(sql`(select * from ${everProved(companies)} as newest where ends_at <= now())`);

const isOf = (proof: string, kinds: readonly EvidenceKind[]) =>
  sql`${sql.ref(`${proof}.kind`)} in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`;

/**
 * When the evidence ends that the company owns its website's domain; null if there is none. It
 * agrees with `proofs`, but is fast enough for every row of a list.
 */
const domainProvedUntil = (companies: string) => {
  const id = sql.ref(`${companies}.id`);
  return sql`greatest(
    (select max(shown.ends_at) from company_evidence as shown
      where shown.company_id = ${id} and ${isOf('shown', domainProofs)}
        and shown.domain = ${ownDomain(companies)} and ${isReadByOwn('shown', id)}),
    (select max(${endOfMail('recruiter')}) from accounts as recruiter
      where ${isRecruiterAtOwnDomain('recruiter', companies)}))`;
};

/** Undecided or refused checks of a company that could be mistaken for a known one. */
const lookAlikes = (companies: string) => sql`company_checks as held
  where held.company_id = ${sql.ref(`${companies}.id`)} and held.kind = 'look_alike'
    and held.allowed is not true`;

/**
 * Whether the company could be mistaken for a known one and no admin has allowed it. A company that
 * has proved to own the known one's domain is that company.
 */
export const isHeld = (companies: string) =>
  sql<boolean>`exists (select from ${lookAlikes(companies)}
    and (held.like_domain = ${ownDomain(companies)} and ${domainProvedUntil(companies)} > now())
      is not true)`;

/** Whether an admin has refused the company as it is named now. */
export const isNameRefused = (companies: string) =>
  sql<boolean>`exists (select from ${lookAlikes(companies)} and held.allowed = false)`;

/**
 * Whether the company is known to be who it claims to be: it has lately proved to own its website's
 * domain. `companies` is the alias of its row.
 */
export const isChecked = (companies: string) =>
  sql<boolean>`(coalesce(${domainProvedUntil(companies)} > now(), false)
    and not exists (select from ${lookAlikes(companies)}
      and held.like_domain is distinct from ${ownDomain(companies)}))`;

/** Until when it is known to be, if nothing happens before; null if it is not. */
export const checkedUntil = (companies: string) =>
  sql<string | null>`case when ${isChecked(companies)} then ${domainProvedUntil(companies)} end`;

/** Whether the company has no evidence yet: level 0. */
export const isUnproven = (companies: string) =>
  sql<boolean>`(not ${isChecked(companies)} and not exists (
    select from ${proofs(companies)} as proof where ${isOf('proof', paperKinds)}))`;

/** The company's level alone, for lists of many. */
export const levelOf = (companies: string) =>
  sql<number>`(case when ${isChecked(companies)} then ${sql.lit(CHECKED_LEVEL)} else 0 end
    + case when exists (select from company_evidence as shown
        where shown.company_id = ${sql.ref(`${companies}.id`)} and ${isOf('shown', paperKinds)}
          and shown.ends_at > now()) then 1 else 0 end)`;

/** The company's level and the evidence for it. */
export const evidenceOf = (companies: string) =>
  sql<CompanyEvidence>`json_build_object(
    'level', ${levelOf(companies)},
    'items', ${listOfProofs(proofs(companies))})`;

/** Whether the company appears in the public list of companies. */
export const isListed = sql<boolean>`(${isShown} and not ${isHeld('companies')})`;
