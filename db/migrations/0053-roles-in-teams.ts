import { type Kysely, sql } from 'kysely';

/** What each recruiter may do in the team of their company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table accounts add column team_role text
    check (team_role in ('viewer', 'interviewer', 'recruiter', 'owner'))`,

  // Nobody loses what they could do, except that one of each company decides who belongs to it: who
  // has been there longest and may still sign in.
  `update accounts set team_role = case when accounts.id = (
      select colleague.id from accounts colleague where colleague.company_id = accounts.company_id
       order by colleague.state in ('deleted', 'banned', 'inactive'), colleague.created_at,
         colleague.id limit 1)
      then 'owner' else 'recruiter' end
    where company_id is not null`,

  `alter table accounts add constraint accounts_team_role_with_company
    check ((company_id is null) = (team_role is null))`,
];
