import { beforeEach, expect, test } from 'vitest';
import { openJob, openTeam } from '../../../test/hiring.ts';
import { type Actor, openPortal } from '../../../test/portal.ts';

const portal = await openPortal();
let companyId: number;
let recruiter: Actor;
beforeEach(async () => {
  ({ companyId, recruiter } = await openTeam(portal));
});
const { recruiter: stranger } = await openTeam(portal);

const keep = (id: number, name: string, as = recruiter) =>
  portal.call('PUT /barong/resource/jobs/:id/template', { as, params: { id }, body: { name } });
const drop = (id: number, as = recruiter) =>
  portal.call('DELETE /barong/resource/jobs/:id/template', { as, params: { id } });
const names = async (as = recruiter) =>
  (await portal.call('GET /barong/resource/job_templates', { as })).body.job_templates.map(
    ({ name }) => name,
  );

test('a job in any state is saved under a name, found by it, renamed and removed', async () => {
  const open = await openJob(portal, companyId, { title: 'Tailor', location: 'Indore' });
  const closed = await openJob(portal, companyId, { status: 'closed' });
  expect((await keep(open, ' tailors ')).body).toEqual({
    job_id: open,
    name: 'tailors',
    title: 'Tailor',
    location: 'Indore',
  });
  await keep(closed, 'Cutters');
  expect(await names()).toEqual(['Cutters', 'tailors']);
  await keep(open, 'All tailors');
  expect(await names()).toEqual(['All tailors', 'Cutters']);
  await drop(closed);
  expect(await names()).toEqual(['All tailors']);
  const begun = await portal.call('POST /barong/resource/jobs/:id/duplicates', {
    as: recruiter,
    params: { id: open },
  });
  expect(begun.body).toMatchObject({ title: 'Tailor', status: 'draft' });
  expect(await names()).toEqual(['All tailors']);
  await portal.call('DELETE /barong/resource/jobs/:id', { as: recruiter, params: { id: open } });
  expect(await names()).toEqual([]);
  expect((await keep(open, 'Gone')).status).toBe(404);
});

test('another company neither sees nor changes it, and a name is needed', async () => {
  const id = await openJob(portal, companyId);
  await keep(id, 'Ours');
  expect(await names(stranger)).toEqual([]);
  expect((await keep(id, 'Theirs', stranger)).body.errors).toEqual(['resource.job.not_found']);
  expect((await drop(id, stranger)).status).toBe(404);
  expect((await keep(id, ' ')).body.errors).toEqual(['request.missing']);
  expect((await keep(id, 'x'.repeat(81))).body.errors).toEqual(['request.too_long']);
  expect(await names()).toEqual(['Ours']);
});
