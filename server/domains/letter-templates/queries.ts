import { sql } from 'kysely';
import type { LetterTemplateForm } from '../../../contract/applications/letter-templates.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';

// Every statement is limited to the company.

const columns = ['id', 'name', 'occasion', 'text_en', 'text_hi', 'updated_at', 'version'] as const;

export const listTemplates = (db: Db, companyId: number, paging: Paging) =>
  pageOf(
    db
      .selectFrom('letter_templates')
      .select(columns)
      .where('company_id', '=', companyId)
      .orderBy('name')
      .orderBy('id'),
    paging,
  );

export async function countTemplates(trx: Trx, companyId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('letter_templates')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return count;
}

export const insertTemplate = (trx: Trx, company_id: number, form: LetterTemplateForm) =>
  trx
    .insertInto('letter_templates')
    .values({ ...form, company_id })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const findTemplate = (db: Db, companyId: number, id: number) =>
  db
    .selectFrom('letter_templates')
    .select(columns)
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();

interface Change {
  id: number;
  form: LetterTemplateForm;
  /** The expected present version; null accepts any. */
  version: number | null;
}

export const updateTemplate = (db: Db, companyId: number, { id, form, version }: Change) =>
  db
    .updateTable('letter_templates')
    .set({ ...form, updated_at: sql<string>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .$if(version !== null, (query) => query.where('version', '=', version))
    .returning(columns)
    .executeTakeFirst();

export async function deleteTemplate(db: Db, companyId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('letter_templates')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
