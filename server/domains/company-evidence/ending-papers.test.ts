import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { openCompany, registerRecruiter } from '../../test/hiring.ts';
import { openPortal, type Portal } from '../../test/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('owners are reminded once that a paper ends, since they can send it again', async () => {
  const { id: company_id } = await openCompany(portal);
  const owner = await registerRecruiter(portal, company_id);
  const viewer = await registerRecruiter(portal, company_id, 'Vikram Seth');
  await portal.db
    .updateTable('accounts')
    .set({ team_role: 'viewer' })
    .where('id', '=', viewer.user.id)
    .execute();
  await portal.db
    .insertInto('company_evidence')
    .values({ company_id, kind: 'gstin', ends_at: new Date(Date.now() + 86_400_000) })
    .execute();
  for (const _ of ['today', 'tomorrow']) {
    await sql`select graphile_worker.add_job('remind_of_ending_evidence')`.execute(portal.db);
    await portal.work();
  }
  const told = (as: Session) =>
    portal.inbox
      .of(as.user.email)
      .filter(({ subject }) => /GST registration of/.test(subject ?? ''));
  expect([told(owner).length, told(viewer).length]).toEqual([1, 0]);
});
