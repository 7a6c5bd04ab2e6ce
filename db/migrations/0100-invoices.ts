import { type Kysely, sql } from 'kysely';

/**
 * Invoices and credit notes, which hold their own copy of all they say and never change, and what they
 * are made from: whose they are, and whom they are for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The operator as the settings name it, one row; written at every start.
  `create table invoice_seller (
    is_only boolean primary key default true check (is_only),
    name text not null,
    address text not null,
    gstin text,
    state text,
    check ((gstin is null) = (state is null))
  )`,
  // Of a seeker, or of a company for all its recruiters.
  `create table billing_details (
    id bigint generated always as identity primary key,
    account_id bigint unique references accounts on delete cascade,
    company_id bigint unique references companies on delete cascade,
    name text not null,
    address text not null,
    pin text not null,
    state text not null,
    gstin text,
    updated_at timestamptz not null default now(),
    check (num_nonnulls(account_id, company_id) = 1)
  )`,
  // The row is locked until the transaction of its invoice ends, so that a rollback leaves no gap.
  `create table invoice_counters (
    kind text not null check (kind in ('invoice', 'credit_note')),
    year int not null,
    last int not null,
    last_at timestamptz not null,
    primary key (kind, year)
  )`,
  `create table invoices (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('invoice', 'credit_note')),
    number text not null unique,
    -- in which the financial year began
    year int not null,
    serial int not null,
    issued_at timestamptz not null,
    account_id bigint references accounts on delete set null,
    company_id bigint references companies on delete set null,
    payment_id bigint not null,
    paid_at timestamptz not null,
    -- of a credit note
    corrects_id bigint references invoices,
    reason text,
    language text not null check (language in ('en', 'hi')),
    seller jsonb not null,
    buyer jsonb not null,
    place_of_supply text,
    sac text not null,
    lines jsonb not null,
    taxable_paise bigint not null check (taxable_paise > 0),
    cgst_paise bigint not null check (cgst_paise >= 0),
    sgst_paise bigint not null check (sgst_paise >= 0),
    igst_paise bigint not null check (igst_paise >= 0),
    round_off_paise bigint not null,
    total_paise bigint not null check (total_paise >= 0),
    unique (kind, year, serial),
    check ((kind = 'credit_note') = (corrects_id is not null)),
    check (taxable_paise + cgst_paise + sgst_paise + igst_paise + round_off_paise = total_paise)
  )`,
  // A payment has one invoice.
  `create unique index invoices_of_payment on invoices (payment_id) where kind = 'invoice'`,
  `create index invoices_by_account on invoices (account_id)`,
  `create index invoices_by_company on invoices (company_id)`,
  `create index invoices_by_date on invoices (issued_at)`,
  `create index invoices_corrected on invoices (corrects_id)`,
  // Kept for eight years after their financial year; until then only whose they were can be forgotten.
  `create function keep_invoices() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if make_date(old.year + 9, 4, 1) <= (now() at time zone 'Asia/Kolkata')::date then
          return old;
        end if;
      elsif tg_op = 'UPDATE' then
        if to_jsonb(new) - '{account_id,company_id}'::text[]
            = to_jsonb(old) - '{account_id,company_id}'::text[]
          and (new.account_id is null or new.account_id is not distinct from old.account_id)
          and (new.company_id is null or new.company_id is not distinct from old.company_id) then
          return new;
        end if;
      end if;
      raise exception 'invoices never change: issue a credit note';
    end $$`,
  `create trigger invoices_are_kept before update or delete on invoices
    for each row execute function keep_invoices()`,
  `create trigger invoices_are_not_emptied before truncate on invoices
    for each statement execute function keep_invoices()`,
];
