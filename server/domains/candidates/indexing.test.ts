import { expect, test } from 'vitest';
import { addApplication } from '../../../db/world/hiring.ts';
import { addTask } from '../../platform/tasks.ts';
import { openJob, openTeam } from '../../test/hiring.ts';
import { PASSWORD, register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const { companyId, recruiter } = await openTeam(portal);
const job = await openJob(portal, companyId);

const find = async (search: string) => {
  const query = { search };
  const found = await portal.call('GET /barong/resource/candidates', { as: recruiter, query });
  return found.body.candidates.map(({ name }) => name);
};
const readAll = async () => {
  await addTask(portal.db, 'read_candidate_news', {});
  await portal.work();
};
const waiting = (ofSeeker: number) =>
  portal.db
    .selectFrom('candidate_news')
    .innerJoin('applications', 'applications.id', 'candidate_news.application_id')
    .select('application_id')
    .where('seeker_id', '=', ofSeeker)
    .execute();
const indexed = (seeker: number) =>
  portal.db
    .selectFrom('candidate_search')
    .select(['application_id', 'places'])
    .where('account_id', '=', seeker)
    .execute();

test('an application is found by the very next search, and read once', async () => {
  const { user } = await register(portal, { name: 'Nandini Nair' });
  await addApplication(portal.db, user.id, job);
  expect(await indexed(user.id)).toEqual([]);
  expect(await find('nandini')).toEqual(['Nandini Nair']);
  expect(await waiting(user.id)).toEqual([]);
});

test('what nobody searches for is read in the background', async () => {
  const { user } = await register(portal);
  const { id } = await addApplication(portal.db, user.id, job);
  await readAll();
  expect(await indexed(user.id)).toEqual([{ application_id: id, places: '  ' }]);
  expect(await waiting(user.id)).toEqual([]);
});

test('of an application that was sent twice, the latest words count', async () => {
  const { user } = await register(portal, { name: 'Twice Sent' });
  const { id } = await addApplication(portal.db, user.id, job, { candidate: { title: 'Welder' } });
  await find('welder');
  const candidate = { name: 'Twice Sent', title: 'Fitter', location: '', about: '', phone: null };
  await portal.db
    .updateTable('applications')
    .set({
      candidate: JSON.stringify({ ...candidate, skills: [], experience: [], education: [] }),
    })
    .where('id', '=', id)
    .execute();
  expect([await find('fitter'), await find('welder')]).toEqual([['Twice Sent'], []]);
});

test('somebody who deletes their account before being read is never found', async () => {
  const leaver = await register(portal, { name: 'Leela Leaver' });
  await addApplication(portal.db, leaver.user.id, job);
  const body = { password: PASSWORD };
  await portal.call('POST /barong/resource/users/me/deletion', { as: leaver, body });
  await readAll();
  expect([await waiting(leaver.user.id), await indexed(leaver.user.id)]).toEqual([[], []]);
});

test('somebody who is deleting their account at this moment is left for later', async () => {
  const { user } = await register(portal, { name: 'Ravi Iyer' });
  await addApplication(portal.db, user.id, job);
  await portal.db.transaction().execute(async (trx) => {
    await trx.updateTable('accounts').set({ name: '' }).where('id', '=', user.id).execute();
    expect(await find('ravi')).toEqual([]);
  });
  expect(await waiting(user.id)).toHaveLength(1);
});
