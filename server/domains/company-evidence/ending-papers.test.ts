import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { openTeam } from '../../test/hiring.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();

test('owners are reminded once that a paper ends, since they can send it again', async () => {
  const {
    companyId: company_id,
    recruiter: owner,
    colleague: viewer,
  } = await openTeam(portal, { colleague: 'Vikram Seth' });
  await portal.db
    .updateTable('accounts')
    .set({ team_role: 'viewer' })
    .where('id', '=', viewer.user.id)
    .execute();
  await endTomorrow(company_id);
  for (const _ of ['today', 'tomorrow']) await remind();
  expect([remindersTo(owner), remindersTo(viewer)]).toEqual([1, 0]);
});

test('owners are not asked to send a paper again that waits for an admin, unless it is refused', async () => {
  const { companyId: company_id, recruiter: owner } = await openTeam(portal);
  await endTomorrow(company_id);
  const { id } = await portal.db
    .insertInto('company_checks')
    .values({
      kind: 'paper',
      company_id,
      account_id: owner.user.id,
      paper_kind: 'gstin',
      paper_number: '23AAKFS4821M1Z0',
      file_key: 'papers/new.pdf',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await remind();
  expect(remindersTo(owner)).toBe(0);
  await portal.db
    .updateTable('company_checks')
    .set({ decided_at: new Date(), allowed: false, reason: 'It cannot be read.' })
    .where('id', '=', id)
    .execute();
  await remind();
  expect(remindersTo(owner)).toBe(1);
});

const endTomorrow = (company_id: number) =>
  portal.db
    .insertInto('company_evidence')
    .values({ company_id, kind: 'gstin', ends_at: new Date(Date.now() + 86_400_000) })
    .execute();

async function remind(): Promise<void> {
  await sql`select graphile_worker.add_job('remind_of_ending_evidence')`.execute(portal.db);
  await portal.work();
}

const remindersTo = (as: Session) =>
  portal.inbox.of(as.user.email).filter(({ subject }) => /GST registration of/.test(subject ?? ''))
    .length;
