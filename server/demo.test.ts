import { expect, onTestFinished, test, vi } from 'vitest';
import { DEMO_PASSWORD, people } from '../db/demo/people.ts';
import { addAccount, addCompany } from '../db/world/people.ts';
import { openDemo, refuseOldDemo } from './demo.ts';
import { hashPassword } from './platform/secrets/passwords.ts';
import { openPortal } from './test/portal.ts';

const portal = await openPortal();

test('an open server does not start with accounts that have the demo’s password', async () => {
  await addAccount(portal.db, 'user');
  await expect(refuseOldDemo(portal.db)).resolves.toBeUndefined();
  const email = people.find(({ role }) => role === 'admin')?.email ?? '';
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const { id } = await addAccount(portal.db, 'admin', { email, password_hash });
  onTestFinished(async () => {
    await portal.db.deleteFrom('accounts').where('id', '=', id).execute();
  });
  await expect(refuseOldDemo(portal.db)).rejects.toThrow(/write DEMO=1/);
  const change = (changed: { state: 'banned' | 'active'; password_hash?: string }) =>
    portal.db.updateTable('accounts').set(changed).where('id', '=', id).execute();
  await change({ state: 'banned' });
  await expect(refuseOldDemo(portal.db)).resolves.toBeUndefined();
  await change({ state: 'active', password_hash: await hashPassword('Seven-kites-27') });
  await expect(refuseOldDemo(portal.db)).resolves.toBeUndefined();
});

test('the demo is not loaded into a database with other content', async () => {
  const { id } = await addCompany(portal.db);
  const onProgress = vi.fn<(step: string) => void>();
  expect(await openDemo(portal.services, onProgress)).toBeUndefined();
  expect(onProgress).not.toHaveBeenCalled();
  const companies = await portal.db.selectFrom('companies').select('id').execute();
  expect(companies).toEqual([{ id }]);
});
