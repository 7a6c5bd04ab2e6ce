import { type Kysely, sql } from 'kysely';

/**
 * The first tables. Money is in rupees a year, times are timestamptz, and each event is a row of
 * its own (application_events), never an overwritten column.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create extension if not exists pg_trgm`,

  `create table companies (
    id bigint generated always as identity primary key,
    name text not null,
    description text,
    industry text,
    website text,
    size int check (size >= 1),
    founded int,
    location text,
    linkedin_url text,
    -- where an imported company was first seen; null for one that its own people created
    source text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  // An import finds its own company again by name, in any case.
  `create unique index companies_imported_name on companies (lower(name)) where source is not null`,
  `create index companies_name_trigrams on companies using gin (lower(name) gin_trgm_ops)`,

  `create table accounts (
    id bigint generated always as identity primary key,
    uid text not null unique,
    email text not null,
    role text not null check (role in ('user', 'hr', 'admin')),
    state text not null default 'pending'
      check (state in ('active', 'inactive', 'pending', 'banned', 'deleted')),
    level smallint not null default 0,
    name text not null,
    phone text,
    -- of the mails we send
    language text not null default 'en' check (language in ('en', 'hi')),
    password_hash text not null,
    email_verified_at timestamptz,
    company_id bigint references companies,
    -- what a recruiter told us of the company at registration, offered again by its form
    company_hints jsonb,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  // Addresses are stored as typed, but in any case they are one account.
  `create unique index accounts_email on accounts (lower(email))`,
  `create index accounts_company on accounts (company_id) where company_id is not null`,

  `create table sessions (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade,
    token_hash bytea not null unique,
    user_agent text not null,
    address text not null,
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index sessions_account on sessions (account_id)`,

  `create table email_codes (
    account_id bigint primary key references accounts on delete cascade,
    code_hash text not null,
    tries_left smallint not null,
    sent_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,

  // Unlogged, because losing the counts in a crash only forgives attempts.
  `create unlogged table attempt_counts (
    key text not null,
    window_starts_at timestamptz not null,
    attempts int not null default 1,
    last_at timestamptz not null default now(),
    primary key (key, window_starts_at)
  )`,

  `create table idempotency_keys (
    account_id bigint not null references accounts on delete cascade,
    key text not null,
    request_hash bytea not null,
    answer jsonb,
    created_at timestamptz not null default now(),
    primary key (account_id, key)
  )`,

  `create table jobs (
    id bigint generated always as identity primary key,
    company_id bigint not null references companies,
    posted_by bigint references accounts,
    title text not null,
    description text not null,
    location text not null,
    employment_type text
      check (employment_type in ('full_time', 'part_time', 'contract', 'internship', 'freelance')),
    experience_level text
      check (experience_level in ('entry', 'junior', 'mid', 'senior', 'lead', 'executive')),
    experience_min_years smallint,
    experience_max_years smallint,
    work_mode text check (work_mode in ('remote', 'hybrid', 'onsite')),
    salary_min_inr bigint check (salary_min_inr >= 0),
    salary_max_inr bigint check (salary_max_inr >= 0),
    skills text[] not null default '{}',
    openings int not null default 1,
    language text not null default 'en' check (language in ('en', 'hi')),
    status text not null default 'active' check (status in ('active', 'draft', 'closed')),
    is_featured boolean not null default false,
    -- opens the page of a job that is not public to whoever its company gives the address
    preview_token uuid not null default gen_random_uuid(),
    source text,
    source_id text,
    source_url text,
    -- of the imported row, so that a second import knows what changed
    source_hash bytea,
    posted_at timestamptz not null default now(),
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    unique (source, source_id),
    check (salary_min_inr <= salary_max_inr)
  )`,
  `create index jobs_company on jobs (company_id, created_at desc) where deleted_at is null`,

  // English stems without stop words: "IT" is an industry here. The search alone decides what to
  // leave out (server/domains/search/words.ts).
  `create text search dictionary job_word_stems (template = snowball, language = english)`,
  `create text search configuration job_words (copy = english)`,
  `alter text search configuration job_words
    alter mapping replace english_stem with job_word_stems`,

  // One narrow row for each open job: what the search reads. Written in the same transaction as the
  // job. The filters are lexemes inside tsv. Rows are not moved to TOAST, because reading a word
  // list from there costs hundreds of times as much.
  `create table job_search (
    job_id bigint primary key references jobs on delete cascade,
    posted_at timestamptz not null,
    expires_at timestamptz not null,
    company_id bigint not null,
    employment_type text,
    experience_level text,
    work_mode text,
    cities text[] not null,
    skills text[] not null,
    salary_min_inr bigint,
    salary_max_inr bigint,
    -- of its own, because words without positions (tsv has the description's so) match any weight
    title_words tsvector not null,
    tsv tsvector not null
  ) with (toast_tuple_target = 8160)`,
  `create index job_search_words on job_search using gin (tsv) with (fastupdate = off)`,
  `create index job_search_title on job_search using gin (title_words) with (fastupdate = off)`,
  `create index job_search_newest on job_search (posted_at desc, job_id desc)`,
  `create index job_search_salary on job_search (salary_max_inr desc nulls last, job_id desc)`,
  `create index job_search_company on job_search (company_id, posted_at desc)`,
  `alter table job_search alter tsv set statistics 1000`,
  `alter table job_search alter title_words set statistics 1000`,
  // Every word of titles, skills and companies: the words that spelling is corrected to.
  `create table search_words (word text primary key)`,
  `create index search_words_trigrams on search_words using gin (word gin_trgm_ops)`,

  `create table profiles (
    account_id bigint primary key references accounts on delete cascade,
    title text not null default '',
    location text not null default '',
    about text not null default '',
    skills text[] not null default '{}',
    experience jsonb not null default '[]',
    education jsonb not null default '[]',
    default_cover_letter text not null default '',
    version int not null default 1,
    updated_at timestamptz not null default now()
  )`,

  `create table documents (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade,
    doc_type text not null check (doc_type in ('Resume')),
    doc_name text not null,
    media_type text not null,
    size_bytes int not null,
    file_key text not null,
    doc_expire text,
    created_at timestamptz not null default now(),
    -- deleted for its owner; the row stays while an application still shows the file
    deleted_at timestamptz
  )`,
  `create index documents_account on documents (account_id, created_at desc)`,

  `create table applications (
    id bigint generated always as identity primary key,
    job_id bigint not null references jobs,
    seeker_id bigint not null references accounts,
    status text not null default 'pending'
      check (status in ('pending', 'reviewing', 'interview', 'accepted', 'rejected', 'withdrawn')),
    cover_letter text not null,
    -- name, phone, profile as they were when the seeker applied
    candidate jsonb not null,
    resume_id bigint references documents,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (job_id, seeker_id)
  )`,
  `create index applications_seeker on applications (seeker_id, created_at desc)`,
  // Deleting a document asks whether an application still shows it.
  `create index applications_resume on applications (resume_id) where resume_id is not null`,

  `create table application_events (
    id bigint generated always as identity primary key,
    application_id bigint not null references applications on delete cascade,
    kind text not null
      check (kind in ('applied', 'applied_again', 'viewed', 'status_changed', 'withdrawn')),
    status text not null,
    actor_id bigint not null references accounts,
    note text,
    created_at timestamptz not null default now()
  )`,
  `create index application_events_application on application_events (application_id, id)`,
  // Only a recruiter's first look at an application is an event.
  `create unique index application_events_viewed_once on application_events (application_id, actor_id)
    where kind = 'viewed'`,

  `create table saved_jobs (
    account_id bigint not null references accounts on delete cascade,
    job_id bigint not null references jobs,
    created_at timestamptz not null default now(),
    primary key (account_id, job_id)
  )`,
  `create index saved_jobs_account on saved_jobs (account_id, created_at desc)`,
];
