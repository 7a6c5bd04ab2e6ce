import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** The company's templates, as the API shows them. */
export const selectTemplates = (db: Db, companyId: number) =>
  db
    .selectFrom('jobs')
    .select(['id as job_id', 'title', 'location'])
    .select(sql<string>`template_name`.as('name'))
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('template_name', 'is not', null);

/** False if the company has no such job. */
export async function nameTemplate(
  db: Db,
  companyId: number,
  id: number,
  name: string | null,
): Promise<boolean> {
  const named = await db
    .updateTable('jobs')
    .set({ template_name: name })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return named.numUpdatedRows > 0n;
}
