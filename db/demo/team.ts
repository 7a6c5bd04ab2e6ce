import { randomBytes } from 'node:crypto';
import { TEAM_INVITATION_DAYS } from '../../contract/constants.ts';
import type { TeamRole } from '../../contract/team/team-roles.ts';
import type { Trx } from '../../server/platform/database.ts';
import { sharmaAgro } from './companies.ts';
import { anil } from './people.ts';
import type { Places } from './load/load-kept.ts';

/** Colleagues of the demo's recruiters; they can log in like everybody there. */
const colleagues: readonly { name: string; email: string; role: TeamRole; daysAgo: number }[] = [
  { name: 'Neha Joshi', email: 'neha@demo.vritti.example', role: 'recruiter', daysAgo: 30 },
  { name: 'Suresh Patidar', email: 'suresh@demo.vritti.example', role: 'interviewer', daysAgo: 12 },
];
const invited = { email: 'farida@demo.vritti.example', role: 'viewer', daysAgo: 2 } as const;

/** Adds the team of one company: two members besides its owner, and an open invitation. */
export async function addTeam(
  trx: Trx,
  { companyOf, idOf, daysAgo }: Places,
  password_hash: string,
): Promise<void> {
  const company_id = companyOf(sharmaAgro);
  const actor_id = idOf(anil);
  for (const { name, email, role, daysAgo: days } of colleagues) {
    const created_at = daysAgo(days);
    const { id } = await trx
      .insertInto('accounts')
      .values({
        uid: `IDDEMO${name.replaceAll(' ', '').toUpperCase()}`,
        email,
        role: 'hr',
        state: 'active',
        level: 1,
        name,
        password_hash,
        email_verified_at: created_at,
        company_id,
        team_role: role,
        company_hints: null,
        created_at,
        updated_at: created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
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
