import { type Kysely, sql } from 'kysely';
import { ownAuditLog } from '../../server/platform/audit/schema.ts';

/** The audit log, where no superuser could make it with an owner of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select from pg_namespace where nspname = 'audit'`.execute(db);
  if (rows.length === 0) await sql.raw(ownAuditLog).execute(db);
}
