import { type Kysely, sql } from 'kysely';

/** Who has accepted or seen which version of the terms and the privacy policy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db);
}

const steps = [
  `create table legal_consents (
    account_id bigint not null references accounts on delete cascade,
    version_id bigint not null references legal_versions,
    -- false: it was only seen, because nobody was asked to accept it
    accepted boolean not null,
    said_at timestamptz not null default now(),
    primary key (account_id, version_id)
  )`,
  `create index legal_consents_version on legal_consents (version_id)`,
];
