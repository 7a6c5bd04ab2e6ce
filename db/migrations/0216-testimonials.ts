import { type Kysely, sql } from 'kysely';

/**
 * What people say about the portal, for everybody to read once an owner has approved it, and from when to when
 * they had agreed to that. Triggers keep the periods and empty the pages, because no writer can forget them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db);
}

const steps = [
  `create table testimonials (
    id bigint generated always as identity primary key,
    account_id bigint not null unique references accounts on delete cascade,
    text text not null,
    name text not null,
    position text not null,
    company text,
    state text not null default 'waiting' check (state in ('waiting', 'approved', 'declined')),
    reason text,
    pinned boolean not null default false,
    version integer not null default 1,
    agreed_at timestamptz not null default now(),
    written_at timestamptz not null default now(),
    decided_at timestamptz,
    decided_by bigint references accounts on delete set null
  )`,
  `create index testimonials_waiting on testimonials (id) where state = 'waiting'`,
  `create index testimonials_shown on testimonials (pinned desc, decided_at desc)
    where state = 'approved'`,
  `create index testimonials_decided_by on testimonials (decided_by) where decided_by is not null`,
  `create table testimonial_periods (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade,
    began_at timestamptz not null default now(),
    ended_at timestamptz
  )`,
  `create index testimonial_periods_account on testimonial_periods (account_id)`,
  `create function note_testimonial() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into testimonial_periods (account_id) values (new.account_id);
    else
      update testimonial_periods set ended_at = now()
        where account_id = old.account_id and ended_at is null;
    end if;
    return null;
  end $$`,
  `create trigger testimonials_agreed after insert or delete on testimonials
    for each row execute function note_testimonial()`,
  `create trigger testimonials_changed after update on testimonials for each row
    when (old.state = 'approved' or new.state = 'approved') execute function announce_pages()`,
  `create trigger testimonials_taken_back after delete on testimonials for each row
    when (old.state = 'approved') execute function announce_pages()`,
];
