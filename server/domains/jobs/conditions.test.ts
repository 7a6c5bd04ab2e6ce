import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { JobForm } from '../../../contract/jobs.ts';
import {
  conditionFieldNames,
  noConditions,
} from '../../../contract/jobs/conditions/condition-fields.ts';
import {
  conditionChoiceNames,
  conditionChoices,
  conditionChoiceWords,
} from '../../../contract/jobs/choices/condition-choices.ts';
import { plainDefaults, plainFieldNames } from '../../../contract/jobs/plain-fields.ts';
import {
  refusedConditions,
  refusedPlainly,
  saidConditions,
  saidPlainly,
} from '../../../contract/test/said-by-jobs.ts';
import { openJob, openTeam } from '../../test/hiring.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const { companyId, recruiter } = await openTeam(portal);

type Sent = Partial<z.input<typeof JobForm>>;

const post = (more: Sent) =>
  portal.call('POST /barong/resource/jobs', {
    as: recruiter,
    body: {
      title: 'Night Operator',
      description: 'Watches the looms.',
      location: 'Indore',
      employment_type: 'full_time',
      ...more,
    },
  });

const change = (id: number, body: object) =>
  portal.call('PUT /barong/resource/jobs/:id', { as: recruiter, params: { id }, body });

const page = async (id: number) =>
  (await portal.call('GET /barong/public/jobs/:id', { as: recruiter, params: { id } })).body;

const copyOf = async (id: number) => {
  const call = { as: recruiter, params: { id } };
  return (await portal.call('POST /barong/resource/jobs/:id/duplicates', call)).body.id;
};

const find = async (query: object) =>
  (await portal.call('GET /barong/public/jobs', { query })).body;

describe('the plain fields of a job', () => {
  test('are shown on its page, and are copied with it', async () => {
    const { id } = (await post(saidPlainly)).body;
    expect(await page(id)).toMatchObject(saidPlainly);
    expect(await page(await copyOf(id))).toMatchObject(saidPlainly);
  });

  test('have their defaults if nothing is said', async () => {
    expect(await page((await post({})).body.id)).toMatchObject(plainDefaults);
  });

  test.each(plainFieldNames)('are refused for a wrong value of "%s"', async (name) => {
    const { status, body } = await post({ ...saidPlainly, [name]: refusedPlainly[name] });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [name]]);
  });
});

describe('the conditions of a job', () => {
  test('are shown on its page, change one by one, and are copied with it', async () => {
    const { id } = (await post(saidConditions)).body;
    expect(await page(id)).toMatchObject(saidConditions);
    await change(id, { shift: 'rotating' });
    expect(await page(id)).toMatchObject({ ...saidConditions, shift: 'rotating' });
    expect(await page(await copyOf(id))).toMatchObject({ ...saidConditions, shift: 'rotating' });
  });

  test('are empty if nothing is said', async () => {
    expect(await page((await post({})).body.id)).toMatchObject(noConditions);
    const blank = { shift: '', access_contact_name: ' ', access_contact_email: '' };
    expect(await page((await post(blank as never)).body.id)).toMatchObject(noConditions);
  });

  test('require a contact person and address as soon as access is claimed, but not in a draft', async () => {
    const claim = { conditions: ['step_free' as const] };
    const { status, body } = await post(claim);
    expect([status, Object.keys(body.fields ?? {}), body.errors]).toEqual([
      422,
      ['access_contact_name', 'access_contact_email'],
      ['resource.job.missing_access_contact'],
    ]);
    const draft = await post({ ...claim, status: 'draft' });
    expect(draft.status).toBe(201);
    expect((await change(draft.body.id, { status: 'active' })).body.errors).toContain(
      'resource.job.missing_access_contact',
    );
    expect((await post({ conditions: ['creche'] })).status).toBe(201);
  });

  test.each(conditionFieldNames)('are refused for a wrong value of "%s"', async (name) => {
    const { status, body } = await post({ ...saidConditions, [name]: refusedConditions[name] });
    const [field = ''] = Object.keys(body.fields ?? {});
    expect([status, field.split('.')[0]]).toEqual([422, name]);
  });

  test('are refused for an invalid address with a code of its own', async () => {
    const wrong = { ...saidConditions, access_contact_email: 'meera' };
    expect((await post(wrong)).body.errors).toEqual(['identity.user.invalid_email']);
  });
});

test.each(conditionChoiceNames)(
  'each value of "%s" is kept, found by its filter and its words, and counted',
  async (name) => {
    const { values } = conditionChoices[name];
    const searched: Readonly<Record<string, string>> = conditionChoiceWords[name].searched;
    // Not the name of the condition, whose words may be those of a value.
    const title = 'Ektara';
    const by =
      'the words in `searched` of conditionChoiceWords find a job that says this value before the others';
    const ids = new Map<string, number>();
    for (const value of values) {
      const { id } = (await post({ title, [name]: value })).body;
      expect(await page(id)).toMatchObject({ [name]: value });
      ids.set(value, id);
    }
    for (const [value, id] of ids) {
      const { jobs, facets } = await find({ search: 'ektara', [name]: value });
      expect(jobs.map((job) => job.id)).toEqual([id]);
      expect(facets[name].map((one) => one.value).toSorted()).toEqual(values.toSorted());
      const inWords = await find({ search: `ektara ${searched[value]}` });
      expect([value, inWords.jobs[0]?.id], by).toEqual([value, id]);
    }
    const blank = await post({ title, [name]: '' });
    expect(await page(blank.body.id)).toMatchObject({ [name]: null });
  },
);

describe('a search by conditions', () => {
  let both: number;
  let transport: number;
  let rotating: number;
  const only = { search: 'zither' };
  beforeAll(async () => {
    const open = (facts: object) => openJob(portal, companyId, { title: 'Zither', ...facts });
    both = await open({ shift: 'night', conditions: ['night_transport', 'creche'] });
    transport = await open({ shift: 'night', conditions: ['night_transport'] });
    rotating = await open({ shift: 'rotating' });
    await open({ shift: 'day' });
  });
  const idsOf = async (query: object) =>
    (await find({ ...only, ...query })).jobs.map(({ id }) => id).toSorted((a, b) => a - b);

  test('finds any of the shifts that are asked for', async () => {
    expect(await idsOf({ shift: 'night' })).toEqual([both, transport]);
    expect(await idsOf({ shift: ['night', 'rotating'] })).toEqual([both, transport, rotating]);
  });

  test('finds only what has all of the conditions that are asked for', async () => {
    expect(await idsOf({ condition: 'night_transport' })).toEqual([both, transport]);
    expect(await idsOf({ condition: ['night_transport', 'creche'] })).toEqual([both]);
  });

  test('counts shifts as if none was chosen, and conditions among the remaining jobs', async () => {
    const { facets } = await find({ ...only, shift: 'night', condition: 'creche' });
    expect(facets.shift).toEqual([{ value: 'night', count: 1 }]);
    expect(facets.condition).toEqual([
      { value: 'creche', count: 1 },
      { value: 'night_transport', count: 1 },
    ]);
    expect((await find({ ...only, shift: 'night' })).facets.shift).toEqual([
      { value: 'night', count: 2 },
      { value: 'day', count: 1 },
      { value: 'rotating', count: 1 },
    ]);
  });

  test('also matches the words of conditions: jobs with all the words come first', async () => {
    const { jobs, reading } = await find({ search: 'zither creche' });
    expect([jobs[0]?.id, reading?.have_all_words]).toEqual([both, 1]);
    expect(await idsOf({ search: 'zither rotational shift' })).toEqual([rotating]);
  });

  test('is refused for an unknown condition', async () => {
    const { body } = await portal.call('GET /barong/public/jobs', {
      query: { condition: ['free_lunch'] as never },
    });
    expect(body.errors).toEqual(['request.invalid_value']);
  });
});
