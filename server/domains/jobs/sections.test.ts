import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { JOB_DESCRIPTION_MAX_LENGTH } from '../../../contract/constants.ts';
import type { JobForm } from '../../../contract/jobs.ts';
import { openTeam } from '../../test/hiring.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const { recruiter } = await openTeam(portal);

const lists = {
  responsibilities: ['Cuts by *pattern*', 'Sews sleeves'],
  requirements: ['2 years at an overlock machine'],
  benefits: ['PF and ESI', 'Tea'],
};

const post = (more: Partial<z.input<typeof JobForm>>) =>
  portal.call('POST /barong/resource/jobs', {
    as: recruiter,
    body: {
      title: 'Tailor',
      description: 'Uniforms for schools.',
      location: 'Indore',
      employment_type: 'full_time',
      ...more,
    },
  });
const change = (id: number, body: object) =>
  portal.call('PUT /barong/resource/jobs/:id', { as: recruiter, params: { id }, body });
const read = async (id: number) =>
  (await portal.call('GET /barong/public/jobs/:id', { params: { id } })).body;

describe('sections sent as lists', () => {
  test('are added to the description under their headings, and are found by their words', async () => {
    const benefits = ['PF and ESI', 'Yoga at noon'];
    const { id, description } = (await post({ ...lists, benefits })).body;
    expect(description).toBe(
      'Uniforms for schools.\n\n## Responsibilities\n- Cuts by *pattern*\n- Sews sleeves\n\n' +
        '## Requirements\n- 2 years at an overlock machine\n\n## Benefits\n- PF and ESI\n- Yoga at noon',
    );
    const job = await read(id);
    expect(job).toMatchObject({
      ...lists,
      benefits,
      responsibilities: ['Cuts by pattern', 'Sews sleeves'],
    });
    expect(job.benefits_html).toContain('<li>PF and ESI</li>');
    expect(job.introduction_html).toBe('<p>Uniforms for schools.</p>');
    const found = await portal.call('GET /barong/public/jobs', { query: { search: 'yoga' } });
    expect(found.body.jobs.map((each) => each.id)).toEqual([id]);
  });

  test('are under Hindi headings in a Hindi job', async () => {
    const { id, description } = (await post({ language: 'hi', benefits: ['पीएफ़'] })).body;
    expect(description).toContain('## सुविधाएँ\n- पीएफ़');
    expect((await read(id)).benefits).toEqual(['पीएफ़']);
  });

  test('count as a description', async () => {
    expect((await post({ description: '', responsibilities: ['Sews'] })).status).toBe(201);
    const none = await post({ description: '', responsibilities: [] });
    expect(none.body.errors).toEqual(['resource.job.missing_description']);
  });

  test('change one by one; an empty list removes its section, and the others stay', async () => {
    const { id } = (await post(lists)).body;
    await change(id, { requirements: [], benefits: ['Lunch'] });
    expect(await read(id)).toMatchObject({
      responsibilities: ['Cuts by pattern', 'Sews sleeves'],
      requirements: [],
      benefits: ['Lunch'],
      introduction_html: '<p>Uniforms for schools.</p>',
    });
  });

  test('replace their section in a description', async () => {
    const description = 'Cloth.\n\nRequirements:\n- a needle\n\nBenefits:\n- tea';
    const { id } = (await post({ description, requirements: ['a machine'] })).body;
    expect(await read(id)).toMatchObject({ requirements: ['a machine'], benefits: ['tea'] });
    await change(id, { description: 'Only cloth.' });
    expect(await read(id)).toMatchObject({ requirements: [], benefits: [] });
  });

  test('are checked like the rest of the text', async () => {
    const unfair = await post({ requirements: ['Only unmarried girls may apply'] });
    expect([unfair.status, unfair.body.errors]).toEqual([422, ['resource.job.shuts_out']]);
    const { id } = (await post({})).body;
    const changed = await change(id, { benefits: ['Only unmarried girls may apply'] });
    expect(changed.body.errors).toEqual(['resource.job.shuts_out']);
    const picture = await post({ benefits: ['Tea 🍵'] });
    expect(picture.body.errors).toEqual(['resource.job.emoji_in_description']);
    const item = 'x '.repeat(200);
    const long = await post({ benefits: Array.from({ length: 40 }, () => item) });
    expect([long.status, long.body.errors]).toEqual([422, ['request.too_long']]);
    expect(long.text).toContain(JOB_DESCRIPTION_MAX_LENGTH.toLocaleString('en-IN'));
  });
});
