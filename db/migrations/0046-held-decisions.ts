import { type Kysely, sql } from 'kysely';

/**
 * Decisions wait some seconds, so that they can be undone before anybody is told, and companies keep
 * letters for them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // One for each application: of two decisions at once the second is refused.
  `create table held_decisions (
    application_id bigint primary key references applications on delete cascade,
    -- who decided, and may undo it
    account_id bigint not null references accounts on delete cascade,
    -- it has no effect if the application was moved in between
    from_status text not null,
    status text not null,
    reason text,
    note text,
    takes_effect_at timestamptz not null
  )`,
  `create index held_decisions_due on held_decisions (takes_effect_at)`,
  `create index held_decisions_account on held_decisions (account_id)`,

  `create table letter_templates (
    id bigint generated always as identity primary key,
    company_id bigint not null references companies on delete cascade,
    name text not null,
    occasion text not null,
    text_en text not null,
    text_hi text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create index letter_templates_company on letter_templates (company_id, name)`,
];
