import { type Kysely, sql } from 'kysely';

/** Admins have roles. Those who were there before may do what they could do: everything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column admin_role text
    check (admin_role in ('owner', 'support', 'moderator', 'finance', 'data_protection'))`.execute(
    db,
  );
  await sql`update accounts set admin_role = 'owner' where role = 'admin'`.execute(db);
  await sql`alter table accounts add constraint accounts_admins_have_roles
    check ((role = 'admin') = (admin_role is not null))`.execute(db);
}
