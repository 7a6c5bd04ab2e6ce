import { type Kysely, sql } from 'kysely';

/** Booked advertisements, and how often each was seen and clicked on a day: nothing of who did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table advertisements (
    id bigint generated always as identity primary key,
    slot text not null check (slot in ('search', 'companies', 'dashboard')),
    advertiser text not null,
    title text not null,
    text text not null,
    target_url text not null check (target_url like 'https://%'),
    words text[] not null,
    starts_on date not null,
    ends_on date not null,
    views_max integer check (views_max > 0),
    clicks_max integer check (clicks_max > 0),
    views integer not null default 0,
    clicks integer not null default 0,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    decided_at timestamptz,
    approved boolean,
    reason text not null default '',
    paused_at timestamptz,
    check (starts_on <= ends_on),
    check ((decided_at is null) = (approved is null))
  )`.execute(db);
  // The pages ask for what may be shown in a slot; counting changes no column of it.
  await sql`create index advertisements_of_slot on advertisements (slot, ends_on)
    where approved and paused_at is null`.execute(db);
  await sql`create table advertisement_days (
    advertisement_id bigint not null references advertisements on delete cascade,
    day date not null,
    views integer not null,
    clicks integer not null,
    primary key (advertisement_id, day)
  )`.execute(db);
}
