import { expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { apply, openCompany, openJob, registerRecruiter } from '../../test/hiring.ts';
import { PASSWORD, register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const seeker = await register(portal);
const companyId = (await openCompany(portal)).id;
const job_id = await openJob(portal, companyId);
await apply(portal, seeker, job_id);
await portal.call('POST /barong/resource/saved_jobs', { as: seeker, body: { job_id } });

/** Whether the company counts as claimed on its own page, in the tracker and in saved jobs. */
async function claims(): Promise<(boolean | undefined)[]> {
  const company = await portal.call('GET /barong/public/companies/:id', {
    params: { id: companyId },
  });
  const tracker = await portal.call('GET /barong/resource/my/applications', { as: seeker });
  const saved = await portal.call('GET /barong/resource/saved_jobs', { as: seeker });
  return [
    company.body.claimed,
    tracker.body.applications[0]?.job.company_claimed,
    saved.body.saved_jobs[0]?.job.company_claimed,
  ];
}

const leave = (as: Session) =>
  portal.call('POST /barong/resource/users/me/deletion', { as, body: { password: PASSWORD } });

test('a company is claimed while it has a recruiter, everywhere it is shown', async () => {
  expect(await claims()).toEqual([false, false, false]);
  const first = await registerRecruiter(portal, companyId, 'Priya Nair');
  const last = await registerRecruiter(portal, companyId, 'Meera Das');
  expect(await claims()).toEqual([true, true, true]);
  expect((await leave(first)).status).toBe(200);
  expect(await claims()).toEqual([true, true, true]);
  expect((await leave(last)).status).toBe(200);
  expect(await claims()).toEqual([false, false, false]);
});
