import { expect, test } from 'vitest';
import { limits } from '../../../contract/portal-settings/limits.ts';
import { addAdmin } from '../../../db/world/people.ts';
import { limitInForce } from '../../platform/limits/limits-in-force.ts';
import { openSession } from '../../test/account-states.ts';
import { register, registerAdmin } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const owner: Actor = await registerAdmin(portal);

const usual = {
  jobs_per_day: null,
  conversations_per_day: null,
  upload_megabytes_per_day: null,
  code_sms_per_hour: null,
};
const set = (value: Partial<Record<keyof typeof usual, number | null>>, as = owner, ifMatch = '') =>
  portal.call('PUT /barong/admin/settings/limits', {
    as,
    body: { ...usual, ...value },
    headers: ifMatch ? { 'if-match': ifMatch } : {},
  });

test('only owners change limits, within bounds; a change of an older version is refused', async () => {
  const support = await addAdmin(portal.db, { admin_role: 'support' });
  for (const as of [await openSession(portal, support.id), await register(portal)]) {
    expect((await set({ jobs_per_day: 3 }, as)).status).toBe(403);
  }
  for (const jobs_per_day of [0, -1, 1.5, limits.jobs_per_day.most + 1]) {
    const { status, body } = await set({ jobs_per_day });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['jobs_per_day']]);
  }
  const { body } = await set({ code_sms_per_hour: 60 });
  expect(await limitInForce(portal.db, 'code_sms_per_hour')).toBe(60);
  expect((await set({}, owner, `"${body.version - 1}"`)).status).toBe(412);
  const { body: log } = await portal.call('GET /barong/admin/audit_entries', {
    as: owner,
    query: {},
  });
  expect(log.audit_entries[0]).toMatchObject({
    before: { 'limits.code_sms_per_hour': null },
    after: { 'limits.code_sms_per_hour': 60 },
  });
  await set({});
  expect(await limitInForce(portal.db, 'code_sms_per_hour')).toBe(limits.code_sms_per_hour.usual);
});

test('a company can post as many jobs in a day as owners allow', async () => {
  const recruiter = await register(portal, { role: 'hr' });
  await portal.call('POST /barong/resource/hr_profile', {
    as: recruiter,
    body: { company_name: 'Kaveri Textiles', company_description: 'Cloth.', industry: 'Textiles' },
  });
  await set({ jobs_per_day: 2 });
  const post = async (title: string) =>
    (
      await portal.call('POST /barong/resource/jobs', {
        as: recruiter,
        body: {
          title,
          description: 'Look after the looms.',
          location: 'Erode',
          employment_type: 'full_time' as const,
        },
      })
    ).status;
  expect([await post('Weaver'), await post('Dyer'), await post('Spinner')]).toEqual([
    201, 201, 429,
  ]);
  await set({ jobs_per_day: 3 });
  expect(await post('Spinner')).toBe(201);
  await set({});
});
