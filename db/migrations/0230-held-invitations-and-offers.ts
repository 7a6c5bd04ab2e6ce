import { type Kysely, sql } from 'kysely';

/** Invitations to interviews and offers wait as decisions do, with what will be sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table held_decisions
    add column matter text not null default 'decision',
    -- the form of an invitation or an offer, as it will be sent
    add column form jsonb,
    add constraint held_decisions_form check ((matter = 'decision') = (form is null))`,
];
