import { beforeAll, describe, expect, test } from 'vitest';
import { addTask } from '../../platform/tasks.ts';
import { openCompany, openJob } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { inEnglish } from './sample-profiles.ts';

const portal = await openPortal();
let asha: Awaited<ReturnType<typeof register>>;
let job: number;
beforeAll(async () => {
  asha = await register(portal);
  await portal.call('POST /barong/resource/user_profile', { as: asha, body: inEnglish });
  const company = await openCompany(portal, { name: 'Kaveri Mills' });
  job = await openJob(portal, company.id, {
    title: 'Accountant',
    skills: ['GST Returns', 'SAP FICO', 'Payroll', 'power-bi'],
    description: 'You keep ledgers in Tally Prime and run the kubernetes of our plants.',
  });
  // A synonym, so that the skill is recognised under the name other jobs use.
  await openJob(portal, company.id, { skills: ['Tally Prime', 'Kubernetes', 'Sewing'] });
  await portal.db.updateTable('jobs').set({ updated_at: '2026-01-01T00:00:00Z' }).execute();
  await addTask(portal.db, 'count_suggestions', {});
  await portal.work();
});

const tailor = (id: number, as = asha) =>
  portal.call('GET /barong/resource/jobs/:id/tailoring', { as, params: { id } });

describe('a job’s requirements', () => {
  test('are listed with where the profile mentions them, or as missing', async () => {
    const { status, body } = await tailor(job);
    expect(status).toBe(200);
    expect(body.job).toEqual({ id: job, title: 'Accountant', company: 'Kaveri Mills' });
    const inSkills = { part: 'skills', entry: '' };
    expect(body.skills).toEqual([
      { text: 'GST Returns', found: [inSkills] },
      {
        text: 'SAP FICO',
        found: [{ part: 'experience', entry: 'Senior Accounts Executive, Meridian Axis Pvt Ltd' }],
      },
      { text: 'Payroll', found: [] },
      { text: 'power-bi', found: [inSkills] },
    ]);
    const { words } = body;
    expect(words.map(({ text }) => text)).toEqual(['Accountant', 'Kubernetes', 'Tally Prime']);
    const found = Object.fromEntries(words.map(({ text, found: places }) => [text, places]));
    expect(found['Kubernetes']).toEqual([]);
    expect(found['Tally Prime']).toEqual([
      inSkills,
      { part: 'experience', entry: 'Accountant, Sahyadri Traders' },
    ]);
  });

  test('change the order of the profile’s skills, and add none', async () => {
    const { body } = await tailor(job);
    expect(body.skills_first).toEqual(['Tally Prime', 'GST Returns', 'Power BI']);
    for (const skill of body.skills_first) expect(inEnglish.skills).toContain(skill);
  });

  test('are found by their synonyms, as in the search', async () => {
    const company = await openCompany(portal);
    const { body } = await tailor(await openJob(portal, company.id, { skills: ['मुनीम'] }));
    expect(body.skills[0]?.found).toContainEqual({
      part: 'experience',
      entry: 'Accountant, Sahyadri Traders',
    });
  });

  test('cannot be compared without a profile', async () => {
    const { status, body } = await tailor(job, await register(portal));
    expect([status, body.errors]).toEqual([404, ['resource.profile.not_found']]);
  });
});
