import { randomBytes } from 'node:crypto';
import { TEAM_INVITATION_DAYS } from '../../contract/constants.ts';
import type { Trx } from '../../server/platform/database.ts';
import { sharmaAgro } from './companies.ts';
import { anil, type Registered } from './people.ts';
import type { Places } from './load/load-kept.ts';

/** Colleagues of one of the demo's recruiters; they can log in like everybody there. */
export const colleagues = [
  {
    name: 'Neha Joshi',
    email: 'neha@demo.vritti.example',
    role: 'hr',
    companyName: sharmaAgro,
    team_role: 'recruiter',
    daysAgo: 30,
  },
  {
    name: 'Suresh Patidar',
    email: 'suresh@demo.vritti.example',
    role: 'hr',
    companyName: sharmaAgro,
    team_role: 'interviewer',
    daysAgo: 12,
  },
] as const satisfies readonly Registered[];
const invited = { email: 'farida@demo.vritti.example', role: 'viewer', daysAgo: 2 } as const;

/** Adds how the team of one company came together, and an open invitation. */
export async function addTeam(trx: Trx, { companyOf, idOf, daysAgo }: Places): Promise<void> {
  const company_id = companyOf(sharmaAgro);
  const actor_id = idOf(anil);
  for (const { email, team_role: role, daysAgo: days } of colleagues) {
    const created_at = daysAgo(days);
    const id = idOf(email);
    await trx
      .insertInto('team_events')
      .values([
        { company_id, kind: 'invited', actor_id, role, created_at: daysAgo(days + 1) },
        { company_id, kind: 'joined', actor_id: id, member_id: id, role, created_at },
      ])
      .execute();
  }
  const sent_at = daysAgo(invited.daysAgo);
  await trx
    .insertInto('team_events')
    .values({ company_id, kind: 'invited', actor_id, role: invited.role, created_at: sent_at })
    .execute();
  await trx
    .insertInto('team_invitations')
    .values({
      company_id,
      email: invited.email,
      role: invited.role,
      // The link was mailed to nobody.
      token_hash: randomBytes(32),
      invited_by: actor_id,
      created_at: sent_at,
      sent_at,
      expires_at: daysAgo(invited.daysAgo - TEAM_INVITATION_DAYS),
    })
    .execute();
}
