import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CandidateFilters } from '../../../contract/candidates.ts';
import type { candidateSources } from '../../../contract/candidates/candidate-sources.ts';
import { NEW_CANDIDATES_COUNTED, SEARCH_CANDIDATES_MAX } from '../../../contract/constants.ts';
import { rupeesOf } from '../../../contract/jobs/lakhs.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { containing } from '../../platform/like.ts';
import { pageOf } from '../../platform/page.ts';
import { isAboutSeeker } from '../applications/facts.ts';
import { isHindi, nameSoundQuery, spellingsInLatin, wordsAndPlacesOf } from '../search/search.ts';
import { isBlocked, mayFind } from '../sharing/facts.ts';
import { isTagged } from './facts.ts';
import type { WordsMeant } from './words-meant.ts';
import { today } from '../../platform/calendar/days-in-india.ts';

/** Shorter words are not completed. */
const LEAST_OF_A_WORD = 3;

interface Leaf {
  text: string;
  isQuoted: boolean;
  mayBeName?: true;
}

const exactly = ({ text, isQuoted }: Leaf) => sql`candidate_term(${text}, ${isQuoted})`;

/** Not `is not distinct from`, for which PostgreSQL reads no index. */
const isOf = (companyId: number | null) =>
  companyId === null ? sql`other.company_id is null` : sql`other.company_id = ${companyId}`;

/**
 * What a word matches: itself, or, if nobody in the list has it, all words that begin with it.
 * "acc" finds an "accountant".
 */
const wordOrBeginning =
  (companyId: number | null) =>
  (leaf: Leaf): RawBuilder<unknown> => {
    if (leaf.isQuoted || Array.from(leaf.text).length < LEAST_OF_A_WORD) return exactly(leaf);
    return sql`(select case
        when exists (select from candidate_search as other
          where ${isOf(companyId)}
            and other.words @@ typed.word)
        then typed.word else typed.beginning end
      from (select ${exactly(leaf)} as word, regexp_replace(
        phraseto_tsquery('simple', candidate_text(${leaf.text}))::text,
        '''([^'']+)''', '''\\1'':*', 'g')::tsquery as beginning) as typed)`;
  };

/**
 * The search as a tsquery. Everything typed is passed as a parameter, so it cannot break the
 * syntax.
 */
export function queryOf(
  words: WordsMeant,
  found: (leaf: Leaf) => RawBuilder<unknown> = exactly,
): RawBuilder<unknown> {
  const part = (one: WordsMeant) => queryOf(one, found);
  if ('all' in words) return sql`(${sql.join(words.all.map(part), sql` && `)})`;
  if ('any' in words) return sql`(${sql.join(words.any.map(part), sql` || `)})`;
  if ('not' in words) return sql`(!! ${part(words.not)})`;
  if ('row' in words) return sql`(${sql.join(words.row.map(oneOf), sql` <-> `)})`;
  const ways = [found(words), ...inLatinLetters(words).map(exactly), ...inDevanagari(words)];
  return sql`(${sql.join(ways, sql` || `)})`;
}

const oneOf = (names: readonly string[]) =>
  sql`(${sql.join(
    names.map((text) => exactly({ text, isQuoted: true })),
    sql` || `,
  )})`;

/** Where the name is written in Devanagari: "प्रिया" is found by "Priya". */
function inDevanagari({ text, mayBeName }: Leaf): RawBuilder<unknown>[] {
  const sounds = mayBeName ? nameSoundQuery(text) : null;
  return sounds === null ? [] : [sql`${sounds}::tsquery`];
}

/** Most names and skills are written in Latin letters, also where a recruiter types in Hindi. */
const inLatinLetters = ({ text, isQuoted }: Leaf): Leaf[] =>
  isHindi(text) && !isQuoted ? spellingsInLatin(text).map((one) => ({ text: one, isQuoted })) : [];

/**
 * Whether they live, or would like to work, at every place that the text names, under any of its
 * names.
 */
const isAt = (location: string): RawBuilder<SqlBool>[] =>
  wordsAndPlacesOf(location).map((item) => {
    const names = [item].flat().map((name) => containing(` ${name} `));
    return sql<SqlBool>`candidate.places like any(${names})`;
  });

const months = sql<number>`(candidate.experience_months
  + coalesce(extract(year from age(now(), candidate.works_since)) * 12
    + extract(month from age(now(), candidate.works_since)), 0))`;

/** A search whose words have been read. */
export type WantedCandidates = Omit<CandidateFilters, 'search'> & { words: WordsMeant | null };

/** The conditions of a search, on rows of `candidate_search` under the alias `candidate`. */
function conditionsOf(
  filters: WantedCandidates,
  companyId: number,
  source: MeantSearch['source'],
): RawBuilder<SqlBool>[] {
  const { words, available_in_days: days, expected_ctc_max: most } = filters;
  const { experience_min: least, experience_max: longest } = filters;
  return [
    ...(words
      ? [
          // A subquery is read once, and not for each row.
          sql<SqlBool>`candidate.words @@ (select ${queryOf(words, wordOrBeginning(source === 'found' ? null : companyId))})`,
        ]
      : []),
    ...isAt(filters.location),
    ...(filters.tag.length === 0
      ? []
      : [isTagged(filters.tag, { company: sql`${companyId}`, seeker: 'candidate.account_id' })]),
    ...(days === undefined
      ? []
      : [
          sql<SqlBool>`(candidate.notice_period_days <= ${days}
            or candidate.last_working_day <= ${today} + ${days}::int)`,
        ]),
    ...(most === undefined ? [] : [sql<SqlBool>`candidate.expected_ctc_inr <= ${rupeesOf(most)}`]),
    ...(least === undefined ? [] : [sql<SqlBool>`${months} >= ${least * 12}`]),
    // "Up to 3 years" includes everybody who has not completed the fourth.
    ...(longest === undefined ? [] : [sql<SqlBool>`${months} < ${longest * 12 + 12}`]),
  ];
}

/** Rows of the search among which a search looks: of a company's candidates, or of those who chose to be found. */
const among = (db: Db, companyId: number | null) =>
  db
    .selectFrom('candidate_search as candidate')
    .where('candidate.company_id', companyId === null ? 'is' : '=', companyId);

/**
 * Only those of them that changed after a moment. They are few, and found by that time before anything else is asked
 * of them: an index of words has everybody whom a word fits, and with a NOT everybody at all.
 */
const changedAfter = (db: Db, companyId: number | null, after: string) =>
  db
    .with(
      (cte) => cte('changed').materialized(),
      () => among(db, companyId).selectAll().where('changed_at', '>', after),
    )
    .selectFrom('changed as candidate');

/** Candidates of the company, each by the application by which it knows them. */
const applied = (db: Db, companyId: number, filters: WantedCandidates, after?: string) =>
  (after === undefined ? among(db, companyId) : changedAfter(db, companyId, after))
    .where((row) => row.and(conditionsOf(filters, companyId, 'applied')))
    .$if(filters.status.length > 0, (query) =>
      query.where('candidate.account_id', 'in', (from) =>
        from
          .selectFrom('applications')
          .innerJoin('jobs', 'jobs.id', 'applications.job_id')
          .select('applications.seeker_id')
          .where('jobs.company_id', '=', companyId)
          .where('applications.is_hidden', '=', false)
          .where('applications.status', 'in', filters.status),
      ),
    );

/**
 * People whom the company may find and who did not apply to it. Nobody has a row here without
 * having chosen to be found; whether this company may find them is still checked for each.
 */
const found = (db: Db, companyId: number, filters: WantedCandidates, after?: string) =>
  (after === undefined ? among(db, null) : changedAfter(db, null, after))
    .where((row) => row.and(conditionsOf(filters, companyId, 'found')))
    .where(mayFind('candidate.account_id', companyId))
    .where(
      sql<boolean>`not exists (select from candidate_search as known
        where known.company_id = ${companyId} and known.account_id = candidate.account_id)`,
    );

/** The newest first. */
export const listApplied = (
  db: Db,
  companyId: number,
  { page, limit, ...filters }: WantedCandidates & Paging,
) =>
  pageOf(
    applied(db, companyId, filters)
      .select(sql<number>`candidate.application_id`.as('application_id'))
      .orderBy('candidate.changed_at', 'desc')
      .orderBy('candidate.account_id'),
    { page, limit },
  );

export const listFound = (
  db: Db,
  companyId: number,
  { page, limit, ...filters }: WantedCandidates & Paging,
) =>
  pageOf(
    found(db, companyId, filters)
      .select('candidate.account_id')
      .orderBy('candidate.changed_at', 'desc')
      .orderBy('candidate.account_id'),
    { page, limit },
  );

/** A search with its source, as the database is asked. */
export interface MeantSearch {
  source: (typeof candidateSources)[number];
  filters: WantedCandidates;
}

/** How many came into a search since a moment, counted only up to the number that is shown. */
export async function countNew(
  db: Db,
  companyId: number,
  { source, filters, since }: MeantSearch & { since: string },
): Promise<number> {
  const rows = await (source === 'applied' ? applied : found)(db, companyId, filters)
    .select('candidate.account_id')
    .where('candidate.changed_at', '>', since)
    .limit(NEW_CANDIDATES_COUNTED)
    .execute();
  return rows.length;
}

export type Untold = Awaited<ReturnType<typeof listUntold>>[number];

/**
 * Who came into a search after a moment and was not told of by the alert, the newest first, up to the
 * number to which they are counted. Of an application that was withdrawn, or whose seeker has blocked
 * the company since, nobody is told, though the company keeps it.
 */
export const listUntold = (
  db: Db,
  companyId: number,
  { source, filters, after, alert_id }: MeantSearch & { after: string; alert_id: number },
) =>
  (source === 'applied' ? applied : found)(db, companyId, filters, after)
    .select(['candidate.account_id', 'candidate.application_id'])
    .where(
      sql<boolean>`not exists (select from candidate_alert_matches as told
        where told.alert_id = ${alert_id} and told.account_id = candidate.account_id)`,
    )
    .$if(source === 'applied', (query) =>
      query.where(
        sql<boolean>`exists (select from applications join accounts on accounts.id = applications.seeker_id
          where applications.id = candidate.application_id and not applications.is_hidden
            and applications.status <> 'withdrawn' and accounts.state = 'active'
            and not ${isBlocked('candidate.account_id', companyId)})`,
      ),
    )
    .orderBy('candidate.changed_at', 'desc')
    .orderBy('candidate.account_id')
    .limit(NEW_CANDIDATES_COUNTED)
    .execute();

/** Those in a list of whom the alert of a recruiter has told since a moment. */
export async function listTold(
  db: Db,
  companyId: number,
  { source, filters, ...alert }: MeantSearch & { accountId: number; saved: number; since: string },
): Promise<number[]> {
  const rows = await (source === 'applied' ? applied : found)(db, companyId, filters)
    .select('candidate.account_id')
    .where('candidate.account_id', 'in', (from) =>
      from
        .selectFrom('candidate_alert_matches as told')
        .innerJoin('candidate_alerts as alert', 'alert.id', 'told.alert_id')
        .select('told.account_id')
        .where('alert.account_id', '=', alert.accountId)
        .where('alert.search_id', '=', alert.saved)
        .where('told.sent_at', '>', alert.since)
        .orderBy('told.sent_at', 'desc')
        .limit(SEARCH_CANDIDATES_MAX),
    )
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** The newest application of the seeker to the company, whether or not the search has read it. */
export async function findApplication(
  db: Db,
  companyId: number,
  seekerId: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('accounts as seeker', 'seeker.id', 'applications.seeker_id')
    .select('applications.id')
    .where('jobs.company_id', '=', companyId)
    .where('seeker.id', '=', seekerId)
    .where('seeker.state', '<>', 'deleted')
    // The page of a candidate under blind review would reveal who it is.
    .where('applications.is_hidden', '=', false)
    .orderBy('applications.created_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function deleteSearchRows(trx: Trx, seekerId: number): Promise<void> {
  await trx.deleteFrom('candidate_news').where(isAboutSeeker(seekerId)).execute();
  await trx.deleteFrom('candidate_search').where('account_id', '=', seekerId).execute();
}
