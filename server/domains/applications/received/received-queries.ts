import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ApplicationStatus } from '../../../../contract/applications.ts';
import type { AnswerFilters } from '../../../../contract/applications/answer-filters.ts';
import type { ApplicationSource } from '../../../../contract/applications/sources.ts';
import type { Paging } from '../../../../contract/lists.ts';
import { anyOfIds, type Db } from '../../../platform/database.ts';
import { containing } from '../../../platform/like.ts';
import { companyOf, type SignedIn } from '../../../platform/sessions.ts';
import { isInDays } from '../../../platform/calendar/days-in-india.ts';
import { answerConditions } from './answer-filters.ts';
import { isTagged } from '../../candidates/facts.ts';
import { answersInTimePercent } from '../../companies/facts.ts';
import { referrerNamedBy } from '../../referrals/facts.ts';
import { interviewOfApplication } from '../../interviews/facts.ts';
import { offerOfApplication } from '../../offers/facts.ts';
import { averageScore } from '../../score-cards/facts.ts';
import { addressFor, contactRequest, contactState, pictureFor } from '../../sharing/facts.ts';
import { asShown } from '../hiding/as-shown.ts';
import { candidateName, isDueWithin, isLate, isWaiting, shownSource } from '../facts.ts';
import { withParties } from '../queries.ts';
import { isNamedInOtherScript, isShown, type Text } from './shown-texts.ts';

// The SQL for what a company sees; every query is limited to the company.

export interface CompanyFilters {
  search: string;
  /** What the search calls a skill by its other names, such as "Tally" for "टैली". */
  otherNames: readonly string[];
  /** Empty means every status. */
  statuses: ApplicationStatus[];
  jobId?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  tags?: readonly string[] | undefined;
  sources?: readonly ApplicationSource[] | undefined;
  answers?: AnswerFilters | undefined;
  sort: 'newest' | 'answer_due' | 'score';
  scoreMin?: number | undefined;
  /** The recruiter whose view of the score cards counts. */
  viewerId: number;
}

/** A recruiter of the company: colleagues may see different score cards. */
export interface Viewer {
  companyId: number;
  viewerId: number;
}

export const viewerOf = (recruiter: Pick<SignedIn, 'id' | 'company_id'>): Viewer => ({
  companyId: companyOf(recruiter),
  viewerId: recruiter.id,
});

const received = (db: Db, companyId: number) =>
  withParties(db)
    // The company sees its own decisions at once, the seeker only when they take effect.
    .leftJoin('held_decisions as held', 'held.application_id', 'applications.id')
    .where('jobs.company_id', '=', companyId);

/**
 * The same without the parties, for queries that read thousands: the index
 * `applications_job_id_seeker_id_key` covers it.
 */
const narrow = (db: Db, companyId: number) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .leftJoin('held_decisions as held', 'held.application_id', 'applications.id')
    .where('jobs.company_id', '=', companyId);

const STATUS = sql<ApplicationStatus>`coalesce(held.status, applications.status)`;

/** The reason of the company's latest decision, where it is a rejection. */
const REASON = sql<string | null>`case when held.application_id is not null then held.reason
  when applications.status = 'rejected' then (
    select reason from application_events as event
     where event.application_id = applications.id and event.status = 'rejected'
     order by position desc limit 1) end`;

/**
 * Whether a skill contains nothing that a blind review hides: no name, college, address, number or
 * year. Stricter than the hiding itself, so that no search finds somebody by what it may not show.
 */
const tellsNobody = (skill: RawBuilder<unknown>) => sql<boolean>`(
  ${skill} !~* '@|://|www[.]|[.](com|org|in)\\M'
  and length(regexp_replace(${skill}, '[^0-9०-९]', '', 'g')) < 2
  and not exists (select from (
      select regexp_split_to_table(applications.candidate ->> 'name', '[[:space:].]+')
      union all
      select trim(entry ->> 'institution')
        from jsonb_array_elements(applications.candidate -> 'education') as entry) as known (word)
    where length(word) > 1 and strpos(lower(${skill}), lower(word)) > 0))`;

function searched(
  db: Db,
  companyId: number,
  {
    search,
    otherNames,
    jobId,
    from,
    to,
    tags = [],
    sources = [],
    answers,
    scoreMin,
    viewerId,
  }: CompanyFilters,
) {
  const pattern = containing(search);
  const has = (text: Text) => sql<SqlBool>`${text} ilike ${pattern}`;
  return (
    narrow(db, companyId)
      .where(isInDays('applications.created_at', { from, to }))
      .$if(scoreMin !== undefined, (query) =>
        query.where(averageScore(viewerId), '>=', scoreMin ?? 0),
      )
      .$if(jobId !== undefined, (query) => query.where('applications.job_id', '=', jobId ?? 0))
      .$if(sources.length > 0, (query) => query.where(shownSource, 'in', sources))
      .$if(answers !== undefined, (query) =>
        query.where((row) => row.and(answers ? answerConditions(answers) : [])),
      )
      // Somebody whom the company has tagged must not be found by their hidden application.
      .$if(tags.length > 0, (query) =>
        query
          .where('applications.is_hidden', '=', false)
          .where(isTagged(tags, { company: sql`${companyId}`, seeker: 'applications.seeker_id' })),
      )
      .$if(search !== '', (query) =>
        query.where((row) =>
          row.or([
            has(candidateName),
            row.and([
              row('applications.is_hidden', '=', false),
              row.or([
                isNamedInOtherScript(search, sql`applications.candidate ->> 'name'`),
                row.exists(
                  row
                    .selectFrom('accounts as seeker')
                    .whereRef('seeker.id', '=', 'applications.seeker_id')
                    // `addressFor`, which tells which of the two the company sees, runs only where
                    // one matches.
                    .where((seeker) =>
                      seeker.or([
                        seeker('seeker.email', 'ilike', pattern),
                        seeker(sql<string>`applications.candidate ->> 'email'`, 'ilike', pattern),
                      ]),
                    )
                    .where(addressFor('jobs.company_id'), 'ilike', pattern),
                ),
              ]),
            ]),
            sql<boolean>`exists (select from jsonb_array_elements_text(applications.candidate -> 'skills')
            as skill where (${isShown(sql.ref('skill'), has)} or lower(trim(skill)) = any(${otherNames}))
              and (not applications.is_hidden or ${tellsNobody(sql.ref('skill'))}))`,
          ]),
        ),
      )
  );
}

type Received = ReturnType<typeof received>;

export type ReceivedRow = Awaited<
  ReturnType<ReturnType<typeof withColumns>['executeTakeFirstOrThrow']>
>;

const withColumns = (query: Received, viewerId: number) =>
  query.select([
    averageScore(viewerId).as('score'),
    offerOfApplication.as('offer'),
    interviewOfApplication.as('interview'),
    REASON.as('reason'),
    'applications.id',
    STATUS.as('status'),
    'held.takes_effect_at',
    'held.account_id as decided_by',
    sql<string | null>`(select name from accounts where accounts.id = held.account_id)`.as(
      'decided_by_name',
    ),
    'applications.cover_letter',
    'applications.answers',
    'applications.created_at',
    'applications.updated_at',
    'applications.seeker_id',
    'applications.candidate',
    'applications.is_hidden',
    'applications.source',
    referrerNamedBy('applications.referral_id').as('referred_by'),
    candidateName.as('candidate_name'),
    'applications.resume_id',
    'applications.resume_name',
    'applications.answer_due_at',
    'applications.answered_at',
    isLate.as('is_late'),
    pictureFor('companies.id').as('picture_id'),
    addressFor('companies.id').as('email'),
    contactState('seeker.id', 'companies.id').as('contact'),
    sql<boolean>`seeker.state = 'deleted'`.as('has_left'),
    'jobs.id as job_id',
    'jobs.title as job_title',
    'jobs.location as job_location',
    'jobs.salary_period',
    'companies.name as company_name',
  ]);

const DUE = sql<string | null>`case when ${isWaiting} then applications.answer_due_at end`;

/**
 * Everything that matches the search, with the columns it is counted and ordered by; whole rows are
 * read only for what is shown.
 */
const fitting = (db: Db, companyId: number, filters: CompanyFilters) =>
  searched(db, companyId, filters).select([
    'applications.id',
    'applications.created_at',
    STATUS.as('status'),
    isWaiting.as('is_waiting'),
    DUE.as('due'),
    sql<boolean>`${isDueWithin(7)} and held.status is null`.as('is_due_soon'),
    (filters.sort === 'score' ? averageScore(filters.viewerId) : sql<null>`null`).as('score'),
  ]);

const ORDERS = {
  newest: sql`created_at desc, id desc`,
  // For answered applications the promised day has no meaning: they come last, the newest first.
  answer_due: sql`is_waiting desc, due nulls last, created_at desc, id desc`,
  score: sql`score desc nulls last, created_at desc, id desc`,
};

interface StatusCount {
  status: ApplicationStatus;
  count: number;
  /** For how many the company owes an answer within a week. */
  due: number;
}

/**
 * The ids of a page of the list, or of the first few of each status, in order, with the rows of all
 * but the `known` ones; and for each status that occurs, how many applications match the search.
 */
export async function listReceived(
  db: Db,
  companyId: number,
  filters: CompanyFilters,
  {
    known = [],
    ...part
  }: (Paging | { perStatus: number }) & { known?: readonly number[] | undefined },
): Promise<{ ids: number[]; rows: ReceivedRow[]; found: StatusCount[] }> {
  const { statuses, sort, viewerId } = filters;
  const order = ORDERS[sort];
  const wanted = sql`(select * from fits
    where ${statuses.length > 0 ? sql`status = any(${statuses}::text[])` : sql`true`}) as wanted`;
  const place =
    'perStatus' in part ? sql`partition by status order by ${order}` : sql`order by ${order}`;
  const shown =
    'perStatus' in part
      ? sql`place <= ${part.perStatus}`
      : sql`place > ${(part.page - 1) * part.limit} and place <= ${part.page * part.limit}`;
  const { ids, found } = await db
    .with('fits', () => fitting(db, companyId, filters))
    .selectNoFrom([
      sql<number[]>`(select coalesce(json_agg(id order by place), '[]') from (
        select id, row_number() over (${place}) as place from ${wanted}) as placed
        where ${shown})`.as('ids'),
      sql<StatusCount[]>`(select coalesce(json_agg(counted), '[]') from (
        select status, count(*) as count, count(*) filter (where is_due_soon) as due
        from fits group by status) as counted)`.as('found'),
    ])
    .executeTakeFirstOrThrow();
  const places = new Map(ids.map((id, at) => [id, at]));
  const without = new Set(known);
  const wantedIds = ids.filter((id) => !without.has(id));
  const rows = await listReceivedWith(db, { companyId, viewerId }, wantedIds);
  const placeOf = ({ id }: ReceivedRow) => places.get(id) ?? 0;
  return { ids, rows: rows.toSorted((one, other) => placeOf(one) - placeOf(other)), found };
}

/** The ids of all that match, in order. */
export async function listReceivedIds(
  db: Db,
  companyId: number,
  filters: CompanyFilters,
): Promise<number[]> {
  const { statuses, sort } = filters;
  const rows = await db
    .selectFrom(fitting(db, companyId, filters).as('fits'))
    .select('id')
    .$if(statuses.length > 0, (query) => query.where('status', 'in', statuses))
    .orderBy(ORDERS[sort])
    .execute();
  return rows.map(({ id }) => id);
}

/** Null while too few are counted, and for a recruiter without a company. */
export async function findAnswersInTime(db: Db, companyId: number): Promise<number | null> {
  const row = await db
    .selectFrom('companies')
    .select(answersInTimePercent.as('percent'))
    .where('id', '=', companyId)
    .executeTakeFirst();
  return row?.percent ?? null;
}

/**
 * An application with everything that was sent; pass it through `asShown` before the company gets
 * it.
 */
export const getSent = (db: Db, { companyId, viewerId }: Viewer, id: number) =>
  withColumns(received(db, companyId), viewerId)
    .select(contactRequest('seeker.id', 'companies.id').as('contact_request'))
    .where('applications.id', '=', id)
    .executeTakeFirst();
/** An application with all that the candidate's own page shows. */
export type SentRow = NonNullable<Awaited<ReturnType<typeof getSent>>>;

export async function getReceived(
  db: Db,
  viewer: Viewer,
  id: number,
): Promise<ReceivedRow | undefined> {
  const row = await getSent(db, viewer, id);
  return row && asShown(row);
}

export async function listReceivedWith(
  db: Db,
  { companyId, viewerId }: Viewer,
  ids: readonly number[],
): Promise<ReceivedRow[]> {
  if (ids.length === 0) return [];
  const rows = await withColumns(received(db, companyId), viewerId)
    .where('applications.id', '=', anyOfIds(ids))
    .execute();
  return rows.map(asShown);
}

/** Applications of these seekers to this company only, the newest first; hidden ones name nobody. */
export const listApplicationsOf = (
  db: Db,
  { companyId, viewerId }: Viewer,
  seekerIds: readonly number[],
) =>
  received(db, companyId)
    .select([
      'applications.id',
      'applications.seeker_id',
      'jobs.title as job_title',
      'companies.name as company_name',
      STATUS.as('status'),
      averageScore(viewerId).as('score'),
      'applications.created_at',
    ])
    .where('applications.seeker_id', '=', anyOfIds(seekerIds))
    .where('applications.is_hidden', '=', false)
    .orderBy('applications.created_at', 'desc')
    .execute();

/** Whether the job is one of the company's; deleted ones count, because their applications stay. */
export const isOwnJob = async (db: Db, companyId: number, jobId: number): Promise<boolean> => {
  const job = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return job !== undefined;
};
