import { sql } from 'kysely';
import type { Paging } from '../../../contract/lists.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { mayFind } from '../sharing/facts.ts';

/** Whether the company knows the candidate: they applied to it, or it may find them. */
export async function isKnown(db: Db, companyId: number, seekerId: number): Promise<boolean> {
  const known = await db
    .selectFrom('accounts as seeker')
    .select('seeker.id')
    .where('seeker.id', '=', seekerId)
    .where((row) =>
      row.or([
        row.exists(
          row
            .selectFrom('applications')
            .innerJoin('jobs', 'jobs.id', 'applications.job_id')
            .select('applications.id')
            .where('applications.seeker_id', '=', seekerId)
            .where('jobs.company_id', '=', companyId)
            // Otherwise a company could find out who applied by trying one account after another.
            .where('applications.is_hidden', '=', false)
            .where('seeker.state', '<>', 'deleted'),
        ),
        mayFind('seeker.id', companyId),
      ]),
    )
    .executeTakeFirst();
  return known !== undefined;
}

const notes = (db: Db) =>
  db
    .selectFrom('candidate_notes')
    .leftJoin('accounts as author', 'author.id', 'candidate_notes.author_id')
    .select([
      'candidate_notes.id',
      'candidate_notes.text',
      'candidate_notes.author_id',
      sql<string>`coalesce(author.name, '')`.as('author_name'),
      'candidate_notes.created_at',
      'candidate_notes.changed_at',
    ]);

export const listNotes = (db: Db, companyId: number, seekerId: number, paging: Paging) =>
  pageOf(
    notes(db)
      .where('candidate_notes.company_id', '=', companyId)
      .where('candidate_notes.account_id', '=', seekerId)
      .orderBy('candidate_notes.id', 'desc'),
    paging,
  );

export const getNote = (db: Db, id: number) =>
  notes(db).where('candidate_notes.id', '=', id).executeTakeFirstOrThrow();

export type NoteRow = Awaited<ReturnType<typeof getNote>>;

/** Notes of the company itself, with their authors. */
export const findNote = (trx: Trx, companyId: number, id: number) =>
  trx
    .selectFrom('candidate_notes')
    .select(['company_id', 'account_id', 'author_id'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst();

export async function countNotes(db: Db, companyId: number, seekerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('candidate_notes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('account_id', '=', seekerId)
    .executeTakeFirstOrThrow();
  return count;
}

interface NewNote {
  account_id: number;
  company_id: number;
  author_id: number;
  text: string;
}

export async function insertNote(trx: Trx, note: NewNote): Promise<number> {
  const { id } = await trx
    .insertInto('candidate_notes')
    .values(note)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateNote(trx: Trx, id: number, text: string): Promise<void> {
  await trx
    .updateTable('candidate_notes')
    .set({ text, changed_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteNote(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('candidate_notes').where('id', '=', id).execute();
}

export async function listTagsOf(db: Db, companyId: number, seekerId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('candidate_tags')
    .select('tag')
    .where('company_id', '=', companyId)
    .where('account_id', '=', seekerId)
    .orderBy('added_at')
    .orderBy('tag')
    .execute();
  return rows.map(({ tag }) => tag);
}

interface TagOf {
  account_id: number;
  company_id: number;
  tag: string;
}

/** The tag in the spelling in which the company first wrote it. */
export async function insertTag(trx: Trx, { account_id, company_id, tag }: TagOf): Promise<void> {
  await sql`insert into candidate_tags (account_id, company_id, tag)
    values (${account_id}, ${company_id}, coalesce(
      (select tag from candidate_tags where company_id = ${company_id}
        and lower(tag) = lower(${tag}) limit 1), ${tag}))
    on conflict do nothing`.execute(trx);
}

export async function deleteTag(trx: Trx, { account_id, company_id, tag }: TagOf): Promise<void> {
  await trx
    .deleteFrom('candidate_tags')
    .where('account_id', '=', account_id)
    .where('company_id', '=', company_id)
    .where(sql`lower(tag)`, '=', sql`lower(${tag})`)
    .execute();
}

export const listTags = (db: Db, companyId: number, paging: Paging) =>
  pageOf(
    db
      .selectFrom((from) =>
        from
          .selectFrom('candidate_tags')
          .select([sql<string>`min(tag)`.as('tag'), (row) => row.fn.countAll<number>().as('count')])
          .where('company_id', '=', companyId)
          .groupBy(sql`lower(tag)`)
          .as('used'),
      )
      .select(['used.tag', 'used.count'])
      .orderBy('used.count', 'desc')
      .orderBy('used.tag'),
    paging,
  );
