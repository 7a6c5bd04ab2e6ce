// The tables of the audit log and what may be done with them. They lie in a schema of their own, whose
// owner is not the app's role: the app can add entries and read them, and neither change nor remove one.

/** Owns the audit log; nobody can log in as it. */
const AUDIT_OWNER = 'vritti_audit';

/** Entries, and what admins did, are kept as long as a suit may be brought (Limitation Act 1963). */
const KEPT = "interval '3 years'";
/** From where somebody acted is kept for as long as the security log (CERT-In directions of 2022). */
const PLACES_KEPT = "interval '180 days'";

const tables = `
create table if not exists audit.entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  nonce uuid not null unique,
  act text not null,
  actor_id bigint,
  actor_role text,
  subject text,
  subject_id bigint,
  before jsonb,
  after jsonb,
  route text,
  request_id text,
  place_hash text,
  mac text not null,
  seq bigint unique,
  hash text,
  check ((seq is null) = (hash is null)),
  check ((subject is null) = (subject_id is null))
);
create index if not exists entries_unsealed on audit.entries (id) where seq is null;
create index if not exists entries_actor on audit.entries (actor_id, id);
create index if not exists entries_subject on audit.entries (subject, subject_id, id);
create index if not exists entries_act on audit.entries (act, id);
create index if not exists entries_at on audit.entries (at);

create table if not exists audit.places (
  entry_id bigint primary key references audit.entries on delete cascade,
  salt text not null,
  network text,
  browser text,
  system text
);

create table if not exists audit.start (
  is_one boolean primary key default true check (is_one),
  seq bigint not null,
  hash text not null
);
insert into audit.start (seq, hash) values (0, '') on conflict do nothing;

create or replace function audit.text_of(entry audit.entries) returns text
  language sql stable set search_path = pg_catalog as $$
  select jsonb_build_array(entry.id,
    to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.nonce, entry.act,
    entry.actor_id, entry.actor_role, entry.subject, entry.subject_id, entry.before, entry.after,
    entry.route, entry.request_id, entry.place_hash, entry.mac)::text $$;

create or replace function audit.hash_of(previous text, entry audit.entries) returns text
  language sql stable set search_path = pg_catalog as $$
  select encode(sha256(convert_to(previous || E'\\n' || audit.text_of(entry), 'UTF8')), 'hex') $$;

create or replace function audit.head() returns audit.start
  language sql stable security definer set search_path = pg_catalog as $$
  select true, seq, hash from (
    (select seq, hash from audit.entries where seq is not null order by seq desc limit 1)
    union all select seq, hash from audit.start) as heads order by seq desc limit 1 $$;

create or replace function audit.seal() returns bigint
  language plpgsql security definer set search_path = pg_catalog as $$
  declare head audit.start; one audit.entries; sealed bigint := 0;
  begin
    perform pg_advisory_xact_lock(hashtextextended('audit.seal', 0));
    head := audit.head();
    for one in select * from audit.entries where seq is null order by id limit 10000 loop
      head.seq := head.seq + 1;
      head.hash := audit.hash_of(head.hash, one);
      update audit.entries set seq = head.seq, hash = head.hash where id = one.id;
      sealed := sealed + 1;
    end loop;
    return sealed;
  end $$;

create or replace function audit.forget_places(account bigint) returns void
  language sql security definer set search_path = pg_catalog as $$
  delete from audit.places using audit.entries
    where entry_id = id and (actor_id = account or (subject = 'account' and subject_id = account)) $$;

create or replace function audit.forget_old() returns void
  language plpgsql security definer set search_path = pg_catalog as $$
  declare last audit.entries;
  begin
    perform pg_advisory_xact_lock(hashtextextended('audit.seal', 0));
    delete from audit.places using audit.entries
      where entry_id = id and at < now() - ${PLACES_KEPT};
    select * into last from audit.entries
      where seq < (select min(seq) from audit.entries where seq is not null and at >= now() - ${KEPT})
      order by seq desc limit 1;
    if found then
      delete from audit.entries where seq <= last.seq;
      update audit.start set seq = last.seq, hash = last.hash;
    end if;
  end $$;

create or replace function audit.restore(entry jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
  declare head audit.start; one audit.entries;
  begin
    if entry ? 'start' then
      if exists (select from audit.entries) then raise 'the audit log is not empty'; end if;
      update audit.start set seq = (entry->'start'->>'seq')::bigint, hash = entry->'start'->>'hash';
      return;
    end if;
    one := jsonb_populate_record(null::audit.entries, entry);
    if one.seq is not null then
      head := audit.head();
      if one.seq <> head.seq + 1 or one.hash <> audit.hash_of(head.hash, one) then
        raise 'entry % does not continue the audit log', one.id;
      end if;
    end if;
    insert into audit.entries overriding system value select one.*;
    if jsonb_typeof(entry->'place') = 'object' then
      insert into audit.places select (jsonb_populate_record(null::audit.places, entry->'place')).*;
    end if;
    perform setval('audit.entries_id_seq', greatest(one.id, nextval('audit.entries_id_seq') - 1));
  end $$;
`;

/** The columns that the app fills in; the others are the database's. */
const FROM_THE_APP = `nonce, act, actor_id, actor_role, subject, subject_id, before, after, route,
  request_id, place_hash, mac`;

const rights = (app: string) => `
revoke all on all functions in schema audit from public;
grant usage on schema audit to ${app};
grant select on all tables in schema audit to ${app};
grant insert (${FROM_THE_APP}) on audit.entries to ${app};
grant insert on audit.places to ${app};
grant execute on function audit.seal(), audit.head(), audit.forget_places(bigint),
  audit.forget_old(), audit.restore(jsonb) to ${app};
`;

/**
 * SQL for a superuser, in one transaction, as often as one likes: makes the audit log with an owner of
 * its own and lets a role add to it and read it.
 */
export const auditLogFor = (app: string): string => `
do $$ begin
  if not exists (select from pg_roles where rolname = '${AUDIT_OWNER}') then
    create role ${AUDIT_OWNER} nologin;
  end if;
end $$;
create schema if not exists audit authorization ${AUDIT_OWNER};
set local role ${AUDIT_OWNER};
${tables}${rights(app)}
reset role;
`;

/**
 * SQL for the app's own role, where no superuser has made the log before. The app's role then owns it:
 * changes are found by their hashes, and not prevented.
 */
export const ownAuditLog = `create schema audit;${tables}`;
