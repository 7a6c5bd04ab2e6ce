import { type Kysely, sql } from 'kysely';

/** Versions of the terms and the privacy policy. Once published, none is changed or removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db);
}

const steps = [
  `create table legal_versions (
    id bigint generated always as identity primary key,
    document text not null check (document in ('terms', 'privacy')),
    version integer not null check (version > 0),
    text_en text not null,
    text_hi text not null,
    summary_en text not null,
    summary_hi text not null,
    effective_on date not null,
    asks_consent boolean not null,
    published_at timestamptz not null default now(),
    published_by bigint references accounts on delete set null,
    unique (document, version)
  )`,
  `create index legal_versions_published_by on legal_versions (published_by)
    where published_by is not null`,
  `create function keep_legal_version() returns trigger language plpgsql as $$
    begin
      -- Whoever published it may be forgotten.
      if tg_op = 'UPDATE' and new.published_by is null then
        new.published_by = old.published_by;
        if new is not distinct from old then
          new.published_by = null;
          return new;
        end if;
      end if;
      raise exception 'a published version never changes: publish another';
    end $$`,
  `create trigger legal_versions_never_change before update or delete on legal_versions
    for each row execute function keep_legal_version()`,
];
