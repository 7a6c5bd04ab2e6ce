import type { Insertable, Selectable } from 'kysely';
import type { Session } from '../../contract/accounts.ts';
import type { MyApplication } from '../../contract/applications.ts';
import type { Companies } from '../../db/tables/companies.ts';
import type { Jobs } from '../../db/tables/jobs.ts';
import { addJob } from '../../db/world/hiring.ts';
import { addCompany, addRecruiter, signIn } from '../../db/world/people.ts';
import { addTask } from '../platform/tasks.ts';
import type { Actor, Portal } from './portal.ts';

/** A company without recruiters. */
export const openCompany = (
  portal: Portal,
  facts: Partial<Insertable<Companies>> = {},
): Promise<Selectable<Companies>> => addCompany(portal.db, facts);

/** A recruiter of the company, with a confirmed address. */
export const registerRecruiter = async (
  portal: Portal,
  companyId: number,
  name = 'Priya Nair',
): Promise<Session> => signIn(portal.db, await addRecruiter(portal.db, companyId, { name }));

/**
 * A company with a recruiter, and the other members of its team that are named:
 *
 *     ({ companyId, recruiter } = await openTeam(portal));
 *     ({ recruiter, colleague } = await openTeam(portal, {
 *       company: { name: 'Malwa Mills' },
 *       colleague: 'Ravi Menon',
 *     }));
 */
export async function openTeam<Asked extends Team>(
  portal: Portal,
  asked: Asked = {} as Asked,
): Promise<{ companyId: number } & Record<'recruiter' | Exclude<keyof Asked, 'company'>, Session>> {
  const { company, ...names } = { recruiter: 'Priya Nair', ...asked };
  const { id: companyId } = await openCompany(portal, company);
  const sessions: Record<string, Session> = {};
  for (const [member, name] of Object.entries(names)) {
    sessions[member] = await registerRecruiter(portal, companyId, name);
  }
  return { companyId, ...(sessions as Record<'recruiter' | keyof Asked, Session>) };
}

interface Team {
  company?: Partial<Insertable<Companies>>;
  /** The names of its people. */
  recruiter?: string;
  colleague?: string;
}

/** An open job of the company; returns its id. */
export const openJob = async (
  portal: Portal,
  companyId: number,
  facts: Partial<Insertable<Jobs>> = {},
): Promise<number> => (await addJob(portal.db, companyId, facts)).id;

/** Sends an application with a letter, and whatever else is given, and expects it to succeed. */
export async function apply(
  portal: Portal,
  seeker: Actor,
  jobId: number,
  more: { cover_letter?: string; can_undo?: true; share_contact?: boolean } = {},
): Promise<MyApplication> {
  const { status, body } = await portal.call('POST /barong/resource/jobs/:id/apply', {
    as: seeker,
    params: { id: jobId },
    body: { cover_letter: 'I kept the books of two shops for three years.', ...more },
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** Makes decisions, invitations and offers take effect, as if the seconds for undoing them had passed. */
export async function carryOutDecisions(portal: Portal): Promise<void> {
  await portal.db
    .updateTable('held_decisions')
    .set({ takes_effect_at: new Date(0).toISOString() })
    .execute();
  for (const task of ['carry_out_decisions', 'send_invitations', 'send_offers']) {
    await addTask(portal.db, task, {});
  }
  await portal.work();
}
