import { expect, test } from 'vitest';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const recruiter = await register(portal, { role: 'hr' });
await portal.call('POST /barong/resource/hr_profile', {
  as: recruiter,
  body: { company_name: 'Asha Hostels', company_description: 'Hostels.', industry: 'Services' },
});

const ONLY_WOMEN = 'Only female candidates can apply.';

const form = (more: Record<string, unknown> = {}) => ({
  title: 'Hostel warden',
  description: 'Looks after 80 students.',
  location: 'Kota',
  employment_type: 'full_time' as const,
  ...more,
});

const post = (more = {}, headers = {}) =>
  portal.call('POST /barong/resource/jobs', { as: recruiter, body: form(more), headers });

const change = (id: number, body: Record<string, unknown>) =>
  portal.call('PUT /barong/resource/jobs/:id', { as: recruiter, params: { id }, body });

const read = (id: number) =>
  portal.call('GET /barong/public/jobs/:id', { as: recruiter, params: { id } });

test('a job that excludes people is refused at the field with the words that do so', async () => {
  const { status, body } = await post({ description: ONLY_WOMEN });
  expect([status, body.errors]).toEqual([422, ['resource.job.shuts_out']]);
  expect(body.fields['description']).toContain('“Only female candidates');
  const hindi = await post({ title: 'ब्राह्मण रसोइया चाहिए' }, { 'accept-language': 'hi' });
  expect([hindi.status, hindi.body.errors]).toEqual([422, ['resource.job.shuts_out']]);
  expect(hindi.body.fields['title']).toContain('ब्राह्मण');
});

test('a question about personal traits is refused at its field, and published with a reason', async () => {
  const questions = [
    { kind: 'yes_no', text: 'Do you hold a licence?' },
    { kind: 'choice', text: 'Your status', choices: ['Married', 'Are you married?'] },
  ];
  const { status, body } = await post({ questions });
  expect([status, body.errors]).toEqual([422, ['resource.job.shuts_out']]);
  expect(Object.keys(body.fields)).toEqual(['questions.1.text']);
  const reasons = { marital_status: 'A home for married couples' };
  const posted = await post({ questions, lawful_reasons: reasons });
  expect(posted.status).toBe(201);
  expect((await read(posted.body.id)).body.lawful_reasons).toEqual(reasons);
  const changed = await change(posted.body.id, {
    questions: [...questions, { kind: 'text', text: 'What is your caste?' }],
  });
  expect(Object.keys(changed.body.fields)).toEqual(['questions.2.text']);
});

test('a phone number in the title is refused', async () => {
  const { status, body } = await post({ title: 'Driver 98765 43210' });
  expect([status, body.errors]).toEqual([422, ['resource.job.phone_in_title']]);
  expect(Object.keys(body.fields)).toEqual(['title']);
});

test('capitals in the title and missing pay are pointed out, but allowed', async () => {
  expect((await post({ title: 'HOSTEL WARDEN REQUIRED' })).status).toBe(201);
});

test('with a lawful reason it is published, and everybody reads the reason', async () => {
  const reasons = { gender: 'A hostel for women', age: 'explains nothing', religion: '  ' };
  const posted = await post({ description: ONLY_WOMEN, lawful_reasons: reasons });
  expect(posted.status).toBe(201);
  const { body } = await portal.call('GET /barong/public/jobs/:id', {
    params: { id: posted.body.id },
  });
  expect(body.lawful_reasons).toEqual({ gender: 'A hostel for women' });
});

test('a reason for one requirement does not explain another', async () => {
  const { status } = await post({
    description: `${ONLY_WOMEN} Age limit: 25.`,
    lawful_reasons: { gender: 'A hostel for women' },
  });
  expect(status).toBe(422);
});

test('a draft may contain anything, and is refused when it opens', async () => {
  const { body: draft } = await post({ description: ONLY_WOMEN, status: 'draft' });
  const opened = await change(draft.id, { status: 'active' });
  expect([opened.status, opened.body.errors]).toEqual([422, ['resource.job.shuts_out']]);
  const explained = await change(draft.id, {
    status: 'active',
    lawful_reasons: { gender: 'A hostel for women' },
  });
  expect(explained.status).toBe(200);
  expect((await change(draft.id, { lawful_reasons: {} })).status).toBe(422);
  expect((await read(draft.id)).body.lawful_reasons).toEqual({ gender: 'A hostel for women' });
});

test('an open job from before the rules keeps its text, but cannot add to it or be reopened', async () => {
  const { body: job } = await post();
  await portal.db
    .updateTable('jobs')
    .set({ description: ONLY_WOMEN })
    .where('id', '=', job.id)
    .execute();
  expect((await change(job.id, { openings: 3 })).status).toBe(200);
  expect((await change(job.id, { title: 'Female warden' })).status).toBe(422);
  await portal.call('POST /barong/resource/jobs/:id/closure', {
    as: recruiter,
    params: { id: job.id },
  });
  const again = await portal.call('POST /barong/resource/jobs/:id/reopening', {
    as: recruiter,
    params: { id: job.id },
    body: {},
  });
  expect([again.status, again.body.errors]).toEqual([422, ['resource.job.shuts_out']]);
});

test('a copy of a job keeps its reasons', async () => {
  const { body: job } = await post({
    description: ONLY_WOMEN,
    lawful_reasons: { gender: 'A hostel for women' },
  });
  const copy = await portal.call('POST /barong/resource/jobs/:id/duplicates', {
    as: recruiter,
    params: { id: job.id },
  });
  expect((await read(copy.body.id)).body.lawful_reasons).toEqual({ gender: 'A hostel for women' });
});
