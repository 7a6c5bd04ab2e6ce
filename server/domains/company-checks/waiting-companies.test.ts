import { beforeAll, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { openCompany, openJob } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();
let as: Session;
/** Jobs of a company that could be mistaken for a known one, and no longer has evidence that it is that one. */
let jobs: { open: number; closed: number };
beforeAll(async () => {
  await openCompany(portal, { source: 'gazette', name: 'Godavari Looms Ltd' });
  as = await register(portal, { role: 'hr' });
  const { body } = await portal.call('POST /barong/resource/hr_profile', {
    as,
    body: { company_name: 'Godavari Looms', company_description: 'We weave.', industry: 'Textile' },
  });
  jobs = {
    open: await openJob(portal, body.id),
    closed: await openJob(portal, body.id, { status: 'closed' }),
  };
});

const csv = 'title,description,location,employment_type\nWeaver,Weaves.,Indore,full_time\n';
const address = 'https://godavari-looms.example/jobs.xml';
const ways = {
  'change a job': () =>
    portal.call('PUT /barong/resource/jobs/:id', {
      as,
      params: { id: jobs.open },
      body: { openings: 2 },
    }),
  'reopen a job': () =>
    portal.call('POST /barong/resource/jobs/:id/reopening', { as, params: { id: jobs.closed } }),
  'duplicate a job': () =>
    portal.call('POST /barong/resource/jobs/:id/duplicates', { as, params: { id: jobs.open } }),
  'preview an import': () =>
    portal.call('POST /barong/resource/job_imports/preview', { as, body: { csv } }),
  'import jobs': () => portal.call('POST /barong/resource/job_imports', { as, body: { csv } }),
  'preview a feed': () =>
    portal.call('POST /barong/resource/job_feed/preview', { as, body: { address } }),
  'set up a feed': () => portal.call('PUT /barong/resource/job_feed', { as, body: { address } }),
};

test.each(Object.entries(ways))('a company that waits for its check cannot %s', async (_, call) => {
  const { status, body } = await call();
  expect([status, body]).toMatchObject([409, { errors: ['resource.hr_profile.waits_for_check'] }]);
});
