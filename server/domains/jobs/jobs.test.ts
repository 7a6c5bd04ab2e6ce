import { describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { dayIn } from '../../../contract/format/today.ts';
import { Job, JobDetail } from '../../../contract/jobs.ts';
import { apply } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const recruiter: Session = await employer('Meghna Foods');
const rival = await employer('Rival Foods');

/** A recruiter whose company may post jobs. */
async function employer(company_name: string): Promise<Session> {
  const as = await register(portal, { role: 'hr' });
  await portal.call('POST /barong/resource/hr_profile', {
    as,
    body: { company_name, company_description: 'Food.', industry: 'Food' },
  });
  return as;
}

const form = (more: Record<string, unknown> = {}) => ({
  title: 'Pastry Cook',
  description: 'Bake.',
  location: 'Kolkata',
  employment_type: 'full_time' as const,
  ...more,
});

const post = (more = {}, as = recruiter, headers = {}) =>
  portal.call('POST /barong/resource/jobs', { as, headers, body: form(more) });

const change = (id: number, more = {}, as = recruiter) =>
  portal.call('PUT /barong/resource/jobs/:id', { as, params: { id }, body: form(more) });

const remove = (id: number, as = recruiter) =>
  portal.call('DELETE /barong/resource/jobs/:id', { as, params: { id } });

const read = (id: number, as?: Session) =>
  portal.call('GET /barong/public/jobs/:id', { params: { id }, as });

const preview = (id: number, token: string) =>
  portal.call('POST /barong/public/jobs/:id/preview', { params: { id }, body: { token } });

const own = (query: Record<string, string> = {}, as = recruiter) =>
  portal.call('GET /barong/resource/hr/jobs', { as, query });

const isFound = async (id: number) =>
  (await portal.db
    .selectFrom('job_search')
    .select('job_id')
    .where('job_id', '=', id)
    .executeTakeFirst()) !== undefined;

/** Moves the job's last day into the past. */
const expire = (id: number) =>
  portal.db
    .updateTable('jobs')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', '=', id)
    .execute();

const daysUntil = (moment: string) => Math.round((Date.parse(moment) - Date.now()) / 86_400_000);

describe('posting a job', () => {
  test('opens it for 30 days, for everybody to find', async () => {
    const { status, body } = await post(
      {
        description: 'Bake **cakes**.',
        salary_min: '3.25',
        salary_max: 4.5,
        skills: ['Baking', 'Baking', 'FSSAI'],
        experience_level: 'entry',
        work_mode: 'onsite',
      },
      await employer('Ganga Foods'),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Pastry Cook',
      description: 'Bake **cakes**.',
      salary_min: 3.25,
      salary_max: 4.5,
      skills: ['Baking', 'FSSAI'],
      status: 'active',
      state: 'active',
      company_name: 'Ganga Foods',
      company_claimed: true,
      is_featured: false,
      application_count: 0,
    });
    expect(daysUntil(body.expires_at)).toBe(30);
    expect(await isFound(body.id)).toBe(true);
    expect((await read(body.id)).body).toMatchObject({ id: body.id, company: { active_jobs: 1 } });
  });

  test('a card says whether the job asks questions', async () => {
    const questions = [{ kind: 'text' as const, text: 'Which ovens do you know?' }];
    const [asking, plain] = [await post({ questions }), await post()];
    const { body } = await own();
    const said = new Map(body.jobs.map(({ id, has_questions }) => [id, has_questions]));
    expect([asking, plain].map(({ body: { id } }) => said.get(id))).toEqual([true, false]);
  });

  test('a draft is stored and not found', async () => {
    const { body } = await post({ status: 'draft' });
    expect(body).toMatchObject({ status: 'draft', state: 'draft' });
    expect(await isFound(body.id)).toBe(false);
  });

  test('sent twice with one key posts one job; the key cannot be used for another', async () => {
    const headers = { 'idempotency-key': 'tap-tap' };
    const [first, second] = await Promise.all([
      post({ title: 'Twice' }, recruiter, headers),
      post({ title: 'Twice' }, recruiter, headers),
    ]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect((await own({ search: 'Twice' })).body.meta.total).toBe(1);
    const other = await post({ title: 'Another' }, recruiter, headers);
    expect(other.body.errors).toEqual(['request.idempotency_key_reused']);
  });

  test.each([
    ['title', { title: '' }, 'missing_title', 'Job title is required.'],
    ['description', { description: ' ' }, 'missing_description', 'Job description is required.'],
    ['location', { location: undefined }, 'missing_location', 'Job location is required.'],
    [
      'employment_type',
      { employment_type: '' },
      'missing_employment_type',
      'Employment type is required.',
    ],
    [
      'description',
      { description: 'Hi 😀' },
      'emoji_in_description',
      'Emojis are not allowed in job description.',
    ],
    [
      'salary_min',
      { salary_min: 5, salary_max: 4 },
      'salary_range',
      'Minimum salary cannot be greater than maximum salary.',
    ],
  ])('refuses a wrong %s with its own message', async (field, wrong, code, text) => {
    const { status, body } = await post(wrong);
    expect(status).toBe(422);
    expect(body.errors).toEqual([`resource.job.${code}`]);
    expect(body.fields).toEqual({ [field]: text });
  });

  test('is refused until the company profile is complete', async () => {
    const as = await register(portal, { role: 'hr' });
    const { status, body } = await post({}, as);
    expect([status, body.errors]).toEqual([422, ['resource.hr_profile.incomplete']]);
    expect(body.messages).toEqual(['Please complete your company profile before posting jobs']);
  });

  test('is refused to guests, seekers and unconfirmed recruiters', async () => {
    const guest = await portal.send({
      method: 'POST',
      url: '/api/v2/barong/resource/jobs',
      payload: form(),
    });
    const seeker = await post({}, await register(portal));
    const pending = await post({}, await register(portal, { role: 'hr', verified: false }));
    expect([guest, seeker, pending].map(({ status, body }) => [status, body.errors])).toEqual([
      [401, ['identity.session.invalid']],
      [403, ['authz.unauthorized']],
      [403, ['identity.user.not_verified']],
    ]);
  });
});

describe('changing a job', () => {
  test('changes its public page', async () => {
    const { body: job } = await post();
    const changed = await change(job.id, { title: 'Head Cook', salary_max: 6 });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      id: job.id,
      title: 'Head Cook',
      salary_max: 6,
      expires_at: job.expires_at,
      posted_at: job.posted_at,
    });
    expect((await read(job.id)).body.title).toBe('Head Cook');
  });

  test('closing hides it, and reopening an expired one gives another 30 days', async () => {
    const { body: job } = await post();
    const closed = await change(job.id, { status: 'closed' });
    expect(closed.body.state).toBe('closed');
    expect(await isFound(job.id)).toBe(false);
    expect((await read(job.id)).status).toBe(410);

    await expire(job.id);
    const opened = await change(job.id, { status: 'active' });
    expect(opened.body).toMatchObject({ state: 'active', posted_at: job.posted_at });
    expect(daysUntil(opened.body.expires_at)).toBe(30);
    expect(await isFound(job.id)).toBe(true);
  });

  test('the job stays open for the chosen number of days, and reopens for as many', async () => {
    const { body: job } = await post({ expires_in_days: 7 });
    expect(daysUntil(job.expires_at)).toBe(7);
    expect((await read(job.id)).body.expires_in_days).toBe(7);
    await change(job.id, { status: 'closed' });
    expect(daysUntil((await change(job.id, { status: 'active' })).body.expires_at)).toBe(7);
    expect(daysUntil((await change(job.id, { expires_in_days: 60 })).body.expires_at)).toBe(60);
    expect(daysUntil((await change(job.id)).body.expires_at)).toBe(60);
  });

  test('a draft keeps its days until it is published', async () => {
    const { body: draft } = await post({ status: 'draft', expires_in_days: 45 });
    await expire(draft.id);
    const { body } = await change(draft.id, { status: 'active' });
    expect([body.state, daysUntil(body.expires_at)]).toEqual(['active', 45]);
  });

  test('the job stays open until the last day that was sent, but not beyond the 60th', async () => {
    const until = async (days: number) => (await post({ expires_at: dayIn(days) })).body;
    expect(daysUntil((await until(9)).expires_at)).toBe(9);
    expect(await until(61)).toMatchObject({ errors: ['resource.job.invalid_last_day'] });
  });

  test.each([0, 61, 2.5, 'soon'])(
    'the job cannot stay open for %s days',
    async (expires_in_days) => {
      const { status, body } = await post({ expires_in_days });
      expect([status, Object.keys(body.fields)]).toEqual([422, ['expires_in_days']]);
    },
  );

  test('an expired job is renewed when saved as active, but not when saved without a status', async () => {
    const { body: job } = await post();
    await expire(job.id);
    expect((await change(job.id)).body).toMatchObject({ state: 'expired', expired: true });
    expect(await isFound(job.id)).toBe(false);
    const renewed = await change(job.id, { status: 'active' });
    expect(renewed.body).toMatchObject({ state: 'active', expired: false });
    expect(await isFound(job.id)).toBe(true);
  });

  test('a draft counts as posted on the day it is published', async () => {
    const { body: draft } = await post({ status: 'draft' });
    expect((await change(draft.id)).body.status).toBe('draft');
    const published = await change(draft.id, { status: 'active' });
    expect(Date.parse(published.body.posted_at)).toBeGreaterThan(Date.parse(draft.posted_at));
  });

  test('is refused for another company’s job, a deleted one and an unknown one', async () => {
    const { body: job } = await post();
    const { body: gone } = await post();
    await remove(gone.id);
    const answers = [
      await change(job.id, {}, rival),
      await change(gone.id),
      await change(99_999_999),
      await remove(job.id, rival),
      await remove(gone.id),
    ];
    expect(answers.map(({ status, body }) => [status, body.errors])).toEqual(
      answers.map(() => [404, ['resource.job.not_found']]),
    );
    expect((await read(job.id)).body.title).toBe('Pastry Cook');
  });

  test('is refused to seekers and guests', async () => {
    const { body: job } = await post();
    const seeker = await register(portal);
    const answers = [await change(job.id, {}, seeker), await remove(job.id, seeker)];
    expect(answers.map((answer) => answer.status)).toEqual([403, 403]);
    const guest = await portal.send({
      method: 'DELETE',
      url: `/api/v2/barong/resource/jobs/${job.id}`,
    });
    expect(guest.status).toBe(401);
  });
});

describe('deleting a job', () => {
  test('hides it, and seekers keep their applications', async () => {
    const { body: job } = await post();
    const seeker = await register(portal);
    await apply(portal, seeker, job.id);
    const deleted = await remove(job.id);
    expect(deleted.body.message).toBe('Job posting deleted successfully');
    expect(await isFound(job.id)).toBe(false);
    const mine = await portal.call('GET /barong/resource/my/applications', { as: seeker });
    expect(mine.body.applications[0]?.job).toMatchObject({ id: job.id, state: 'deleted' });
  });
});

describe('the page of a job', () => {
  test('a draft is visible only to its company and with the preview address', async () => {
    const { body: draft } = await post({ status: 'draft', title: 'Secret plan' });
    const strangers = [
      await read(draft.id),
      await read(draft.id, rival),
      await read(draft.id, await register(portal)),
      await preview(draft.id, 'guess'),
      await preview(draft.id, ''),
    ];
    expect(strangers.map(({ status, body }) => [status, body.errors])).toEqual(
      strangers.map(() => [404, ['resource.job.not_found']]),
    );
    expect((await read(draft.id, recruiter)).body.title).toBe('Secret plan');

    const listed = await own({ search: 'Secret plan' });
    const { pathname, search, hash } = new URL(listed.body.jobs[0]?.preview_url ?? '');
    expect([pathname, search]).toEqual([`/jobs/preview/${draft.id}`, '']);
    const token = /^#preview=([\da-f-]{36})$/.exec(hash)?.[1] ?? '';
    expect((await preview(draft.id, token)).body.title).toBe('Secret plan');
    const { body: another } = await post({ status: 'draft' });
    expect((await preview(another.id, token)).status).toBe(404);
  });

  test('a preview address also shows the closed job, and a deleted one no more than others can see', async () => {
    const { body: job } = await post();
    const { preview_token: token } = await portal.db
      .selectFrom('jobs')
      .select('preview_token')
      .where('id', '=', job.id)
      .executeTakeFirstOrThrow();
    await portal.call('POST /barong/resource/jobs/:id/closure', {
      as: recruiter,
      params: { id: job.id },
    });
    expect((await preview(job.id, token)).body.state).toBe('closed');
    await remove(job.id);
    const { status, body } = await preview(job.id, token);
    expect([status, body.errors]).toEqual([410, ['resource.job.gone']]);
  });

  test('contains exactly the fields of the contract, on its own page and in a list', async () => {
    const { body: posted } = await post({ title: 'Confectioner' });
    const { body: list } = await portal.call('GET /barong/public/jobs', {
      query: { search: 'Confectioner' },
    });
    expect(Object.keys(list.jobs[0] ?? {}).toSorted()).toEqual(Object.keys(Job.shape).toSorted());
    expect(Object.keys((await read(posted.id)).body).toSorted()).toEqual(
      Object.keys(JobDetail.shape).toSorted(),
    );
  });

  test('a closed, expired or deleted job is 410, not 404', async () => {
    const { body: closed } = await post({ status: 'closed' });
    const { body: expired } = await post();
    await expire(expired.id);
    const { body: deleted } = await post();
    await remove(deleted.id);
    for (const { id } of [closed, expired, deleted]) {
      const { status, body } = await read(id);
      expect([status, body.errors]).toEqual([410, ['resource.job.gone']]);
      expect(body.messages).toEqual(['Posting no longer active']);
    }
    expect((await read(closed.id, recruiter)).status).toBe(200);
    expect((await read(expired.id, recruiter)).body.state).toBe('expired');
    expect((await read(deleted.id, recruiter)).status).toBe(410);
    expect((await read(closed.id, rival)).status).toBe(410);
  });

  test('a deleted draft is 404', async () => {
    const { body: draft } = await post({ status: 'draft' });
    await remove(draft.id);
    expect((await read(draft.id)).status).toBe(404);
    expect((await read(draft.id, recruiter)).status).toBe(404);
  });

  test('shows the description as safe HTML in its sections', async () => {
    const { body: job } = await post({
      description:
        'We <script>alert(1)</script> bake.\n\n## Responsibilities\n- **Ice** cakes\n\n## Skills\n[x](javascript:alert(1))',
    });
    const { body } = await read(job.id);
    expect(body.introduction_html).toBe('<p>We &lt;script&gt;alert(1)&lt;/script&gt; bake.</p>');
    expect(body.responsibilities_html).toBe('<ul><li><strong>Ice</strong> cakes</li></ul>');
    expect(body.requirements_html).toBe('<p>[x](javascript:alert(1))</p>');
    expect(body.benefits_html).toBeNull();
  });

  test('an address that is not that of a job is 404', async () => {
    for (const id of ['0', 'abc', '1e3', '99999999999999999999']) {
      const { status } = await portal.send({
        method: 'GET',
        url: `/api/v2/barong/public/jobs/${id}`,
      });
      expect(status).toBe(404);
    }
  });
});
