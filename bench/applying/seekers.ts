// People with whole profiles, resumes and sessions, and the jobs that they apply to.
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { addJob } from '../../db/world/hiring.ts';
import { addCompany, addRecruiter } from '../../db/world/people.ts';
import type { Db } from '../../server/platform/database.ts';
import { csrfTokenOf } from '../../server/platform/sessions.ts';

export interface Visitor {
  token: string;
  csrfToken: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

const entry = (at: number) => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  title: 'Accounts Executive',
  company: `Narmada Traders ${at}`,
  location: 'Indore',
  startDate: `201${at}-04`,
  endDate: at === 3 ? null : `201${at + 1}-03`,
  current: at === 3,
  description:
    'Kept the ledgers of two branches in Tally, filed GST returns, reconciled banks. '.repeat(4),
  skills: ['Tally', 'GST'],
});

const school = {
  id: '00000000-0000-4000-8000-000000000009',
  degree: 'B.Com.',
  field: 'Accounting',
  institution: 'Devi Ahilya Vishwavidyalaya',
  location: 'Indore',
  startDate: '2008-07',
  endDate: '2011-05',
  current: false,
  description: 'Taxation, costing and auditing, with a year of practice at a chartered accountant.',
  score: null,
  scoreKind: null,
};

/** Adds this many seekers, each signed in, with a profile and a resume. */
export async function addVisitors(db: Db, count: number): Promise<Visitor[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  await sql`
    with seekers as (
      insert into accounts (uid, email, role, state, level, name, password_hash, email_verified_at)
      select 'IDBENCH' || at, 'seeker' || at || '@people.example', 'user', 'active', 1,
          'Asha Rao ' || at, 'none', now()
        from generate_series(1, ${count}::int) as at
      returning id
    ), profiled as (
      insert into profiles (account_id, title, location, about, skills, experience, education,
          default_cover_letter)
      select id, 'Accounts Executive', 'Indore', repeat('Ten years with ledgers and returns. ', 15),
          array['Tally', 'GST', 'MS Excel', 'TDS', 'Payroll', 'Bank reconciliation', 'Invoicing', 'SAP'],
          ${JSON.stringify([3, 2, 1].map(entry))}::jsonb, ${JSON.stringify([school])}::jsonb,
          repeat('I kept the books of two shops for three years. ', 12)
        from seekers
    ), documented as (
      insert into documents (account_id, doc_type, doc_name, media_type, size_bytes, file_key)
      select id, 'Resume', 'resume.pdf', 'application/pdf', 10, 'documents/' || id || '-resume.pdf'
        from seekers
    ), given as (
      select id, row_number() over (order by id) as at from seekers
    )
    insert into sessions (account_id, token_hash, user_agent, address, expires_at)
    select id, hash, '', '127.0.0.1', now() + interval '1 day'
      from given join unnest(${tokens.map(hashOf)}::bytea[]) with ordinality as made (hash, at)
        using (at)`.execute(db);
  return tokens.map((token) => ({ token, csrfToken: csrfTokenOf(token) }));
}

/** Adds jobs of as many companies, each with a recruiter to notify. */
export async function addJobs(db: Db, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const company = await addCompany(db);
    await addRecruiter(db, company.id);
    ids.push((await addJob(db, company.id)).id);
  }
  return ids;
}
