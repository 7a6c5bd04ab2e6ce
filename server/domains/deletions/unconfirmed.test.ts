import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { UNCONFIRMED_LIFE_DAYS } from '../../../contract/constants.ts';
import { addDocument } from '../../../db/world/hiring.ts';
import { addAccount } from '../../../db/world/people.ts';
import { openCompany, openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { pdf } from '../../test/resumes.ts';

const portal = await openPortal();

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const OLD = { created_at: daysAgo(UNCONFIRMED_LIFE_DAYS + 1) };

async function removeUnconfirmed() {
  await sql`select graphile_worker.add_job('remove_unconfirmed_accounts')`.execute(portal.db);
  await portal.work();
}

const exists = async (table: 'accounts' | 'companies', id: number) =>
  (await sql`select from ${sql.table(table)} where id = ${id}`.execute(portal.db)).rows.length > 0;

test('an account that nobody confirmed goes after a week, with its files and its rows', async () => {
  const { id, email } = await addAccount(portal.db, 'user', { state: 'pending', ...OLD });
  const file_key = 'documents/unconfirmed.pdf';
  await portal.files.put(file_key, pdf());
  await addDocument(portal.db, id, { file_key });
  await sql`insert into profiles (account_id) values (${id})`.execute(portal.db);
  await removeUnconfirmed();
  await portal.work();
  expect(await exists('accounts', id)).toBe(false);
  await expect(portal.files.read(file_key)).rejects.toThrow('ENOENT');
  expect((await register(portal, { email })).user.id).not.toBe(id);
});

test('its company goes too, unless somebody else or a job belongs to it', async () => {
  const [own, shared, hiring] = [
    await openCompany(portal),
    await openCompany(portal),
    await openCompany(portal),
  ];
  await registerRecruiter(portal, shared.id);
  await openJob(portal, hiring.id);
  for (const company of [own, shared, hiring]) {
    const facts = { state: 'pending', company_id: company.id, ...OLD } as const;
    await addAccount(portal.db, 'hr', facts);
  }
  await removeUnconfirmed();
  const left = [own, shared, hiring].map(({ id }) => exists('companies', id));
  expect(await Promise.all(left)).toEqual([false, true, true]);
});

test('the team that it owned gets another owner', async () => {
  const { companyId, recruiter: left } = await openTeam(portal);
  const set = { team_role: 'viewer' } as const;
  await portal.db.updateTable('accounts').set(set).where('id', '=', left.user.id).execute();
  await addAccount(portal.db, 'hr', { state: 'pending', company_id: companyId, ...OLD });
  await removeUnconfirmed();
  const me = await portal.call('GET /barong/resource/users/me', { as: left });
  expect(me.body.team_role).toBe('owner');
});

test.each([
  ['younger', { state: 'pending', created_at: daysAgo(UNCONFIRMED_LIFE_DAYS - 1) }],
  ['confirmed', { state: 'active', ...OLD }],
  ['banned', { state: 'banned', email_verified_at: null, ...OLD }],
] as const)('one that is %s stays', async (_, facts) => {
  const { id } = await addAccount(portal.db, 'user', facts);
  await removeUnconfirmed();
  expect(await exists('accounts', id)).toBe(true);
});
