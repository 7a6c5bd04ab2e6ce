import { sql } from 'kysely';
import type { ScoreCardForm } from '../../../contract/score-cards/score-cards.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { isAboutSeeker } from '../applications/facts.ts';
import { averageScore, hasWaived, isHiddenFrom } from './facts.ts';

/** For a day, and only until its author can read a colleague's: points are to be their own. */
const mayChange = sql<boolean>`(score_cards.created_at > now() - interval '1 day'
  and not exists (select from score_cards as other
    where other.application_id = score_cards.application_id
      and other.author_id <> score_cards.author_id))`;

/** An application of the company, with what matters for its cards. */
export const getApplication = (
  db: Db,
  { companyId, viewerId, id }: { companyId: number; viewerId: number; id: number },
) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('accounts as seeker', 'seeker.id', 'applications.seeker_id')
    .select([
      'applications.id',
      isHiddenFrom(viewerId).as('is_hidden'),
      hasWaived(viewerId).as('has_waived'),
      averageScore(viewerId).as('average'),
      sql<boolean>`(applications.status = 'withdrawn' or seeker.state = 'deleted')`.as('has_ended'),
      sql<{ id: number; name: string }[]>`(
        select coalesce(json_agg(distinct jsonb_build_object('id', accounts.id,
          'name', accounts.name)), '[]')
        from interviews
        join interview_panel on interview_panel.interview_id = interviews.id
        join accounts on accounts.id = interview_panel.account_id
        where interviews.application_id = applications.id and interviews.state = 'booked'
          and interviews.starts_at < now() and accounts.company_id = jobs.company_id
          and not exists (select from score_cards
            where application_id = applications.id and author_id = accounts.id)
          and not exists (select from score_card_waivers
            where application_id = applications.id and account_id = accounts.id))`.as('awaited'),
    ])
    .where('applications.id', '=', id)
    .where('jobs.company_id', '=', companyId)
    .executeTakeFirst();

/** Oldest first. */
export const listCards = (db: Db, applicationId: number) =>
  db
    .selectFrom('score_cards')
    .innerJoin('accounts', 'accounts.id', 'score_cards.author_id')
    .select([
      'author_id',
      'accounts.name as author_name',
      'overall',
      'overall_evidence',
      'scores',
      'score_cards.created_at',
      'changed_at',
      mayChange.as('may_change'),
    ])
    .where('application_id', '=', applicationId)
    .orderBy('score_cards.created_at')
    .orderBy('author_id')
    .execute();
export type CardRow = Awaited<ReturnType<typeof listCards>>[number];

/** Inserts a card or changes one's own; false if that may no longer be changed. */
export async function keepCard(
  trx: Trx,
  { applicationId, authorId }: { applicationId: number; authorId: number },
  { scores, ...form }: ScoreCardForm,
): Promise<boolean> {
  const written = { ...form, scores: JSON.stringify(scores) };
  const kept = await trx
    .insertInto('score_cards')
    .values({ application_id: applicationId, author_id: authorId, ...written })
    .onConflict((conflict) =>
      conflict
        .columns(['application_id', 'author_id'])
        .doUpdateSet({ ...written, changed_at: sql<string>`now()` })
        .where(mayChange),
    )
    .returning('author_id')
    .execute();
  return kept.length > 0;
}

/** False if they have written one already. */
export async function keepWaiver(
  trx: Trx,
  { applicationId, authorId }: { applicationId: number; authorId: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into score_card_waivers (application_id, account_id)
    select ${applicationId}, ${authorId}
    where not exists (select from score_cards
      where application_id = ${applicationId} and author_id = ${authorId})
    on conflict (application_id, account_id) do update set account_id = excluded.account_id
    returning account_id`.execute(trx);
  return rows.length > 0;
}

/** Erases the cards about a person, and who declined to write one. */
export async function eraseOf(trx: Trx, accountId: number): Promise<void> {
  for (const table of ['score_cards', 'score_card_waivers'] as const) {
    await trx.deleteFrom(table).where(isAboutSeeker(accountId)).execute();
  }
  await trx.deleteFrom('score_card_waivers').where('account_id', '=', accountId).execute();
}
