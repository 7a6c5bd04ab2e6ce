import type { Insertable } from 'kysely';
import type { Session } from '../../contract/accounts.ts';
import type { MyApplication } from '../../contract/applications.ts';
import type { Companies, Jobs } from '../../db/schema.ts';
import { register } from './people.ts';
import type { Actor, Portal } from './portal.ts';

let count = 0;

/** A company that nobody has joined yet. */
export async function openCompany(portal: Portal, more: Partial<Insertable<Companies>> = {}) {
  count += 1;
  const company = await portal.db
    .insertInto('companies')
    .values({ name: `Kaveri Textiles ${count}`, ...more })
    .returningAll()
    .executeTakeFirstOrThrow();
  return company;
}

/** A recruiter of the company, with a confirmed address. */
export async function registerRecruiter(
  portal: Portal,
  companyId: number,
  name = 'Priya Nair',
): Promise<Session> {
  const session = await register(portal, { role: 'hr', name });
  await portal.db
    .updateTable('accounts')
    .set({ company_id: companyId })
    .where('id', '=', session.user.id)
    .execute();
  return session;
}

/** An open posting of the company; returns its id. */
export async function openJob(
  portal: Portal,
  companyId: number,
  more: Partial<Insertable<Jobs>> = {},
): Promise<number> {
  const { id } = await portal.db
    .insertInto('jobs')
    .values({
      company_id: companyId,
      title: 'Accounts Executive',
      description: 'Keeps the books.',
      location: 'Indore, Madhya Pradesh',
      employment_type: 'full_time',
      expires_at: new Date(Date.now() + 30 * 86_400_000),
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Sends an application and expects it to be taken. */
export async function apply(
  portal: Portal,
  seeker: Actor,
  jobId: number,
  letter = 'I kept the books of two shops for three years.',
): Promise<MyApplication> {
  const { status, body } = await portal.call('POST /barong/resource/jobs/:id/apply', {
    as: seeker,
    params: { id: jobId },
    body: { cover_letter: letter },
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}
