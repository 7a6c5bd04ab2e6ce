import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AuditEntry } from '../../../contract/admin/audit.ts';
import { metaOf } from '../../../contract/lists.ts';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf } from '../../test/stub-server.ts';
import AuditPage from './audit-page.tsx';

const LIST = 'GET /barong/admin/audit_entries';

const entry: AuditEntry = {
  id: 7,
  at: '2026-11-23T05:00:00.000Z',
  act: 'account_shut_out',
  actor_id: 1,
  actor_name: 'Meera Das',
  actor_role: 'admin moderator',
  subject: 'account',
  subject_id: 4,
  subject_name: 'Anil Rao',
  before: { state: 'active' },
  after: { state: 'banned' },
  route: 'POST /barong/admin/users/update',
  request_id: 'r1',
  network: '10.0.0.7',
  browser: 'Chrome',
  system: 'Android',
  seq: 12,
};
const byTask: AuditEntry = {
  ...entry,
  id: 6,
  act: 'account_deleted',
  actor_id: null,
  actor_name: null,
  actor_role: null,
  subject_name: null,
  before: null,
  after: null,
  route: 'task remove_unconfirmed_accounts',
  network: null,
  browser: null,
  system: null,
};

test('entries say who did what to whom, from where, before and after, and are filtered', async () => {
  answer(LIST, ({ query }) => ({ audit_entries: [entry, byTask], meta: metaOf(query, 2) }));
  await show(<AuditPage />, { as: 'admin', at: '/admin/audit', screen: 'desktop' });
  await expect
    .element(page.getByRole('row').nth(1))
    .toMatchTextContent(
      /Meera Das.*Admin · Moderator · 10\.0\.0\.7 · Chrome · Android.*Shut an account out.*Account 4.*Anil Rao.*state active → banned/,
    );
  await expect
    .element(page.getByRole('row').nth(2))
    .toMatchTextContent(/The server.*Account deleted.*Account 4.*–/);
  await page.getByLabelText('Act').selectOptions('Gave money back');
  await expect.poll(() => callsOf(LIST).at(-1)?.query).toMatchObject({ act: 'payment_refunded' });
  await expectAccessible();
});
