import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Session } from '../../../../contract/accounts.ts';
import { JOBS_PER_COMPANY_PER_DAY } from '../../../../contract/constants.ts';
import { gives } from '../../../../contract/money/plan-levels.ts';
import { attemptKey } from '../../../platform/limits/attempt-keys.ts';
import { ageAttempts, makeAttempts } from '../../../test/attempts.ts';
import { openCompany, registerRecruiter } from '../../../test/hiring.ts';
import { shopper } from '../../../test/money.ts';
import { openPortal } from '../../../test/portal.ts';

const portal = await openPortal();

async function employer(): Promise<{ companyId: number; as: Session }> {
  const { id } = await openCompany(portal, { description: 'Food.', industry: 'Food' });
  return { companyId: id, as: await registerRecruiter(portal, id) };
}

const post = (as: Session, more = {}, headers = {}) =>
  portal.call('POST /barong/resource/jobs', {
    as,
    headers,
    body: {
      title: 'Cook',
      description: 'Cooks.',
      location: 'Pune',
      employment_type: 'full_time' as const,
      ...more,
    },
  });
const copy = (as: Session, id: number) =>
  portal.call('POST /barong/resource/jobs/:id/duplicates', { as, params: { id } });

test('one company posts, drafts and copies so many jobs a day, and is then told when it can go on', async () => {
  const { companyId, as } = await employer();
  const key = attemptKey('post', { company: companyId });
  const first = await post(as);
  await makeAttempts(portal, key, JOBS_PER_COMPANY_PER_DAY - 3);
  const statuses = [
    await post(as),
    await post(as, { status: 'draft' }),
    await copy(as, first.body.id),
  ];
  expect(statuses.map(({ status }) => status)).toEqual([201, 201, 201]);

  const colleague = await registerRecruiter(portal, companyId, 'Meera Das');
  const refused = [
    await post(as),
    await post(colleague, { status: 'draft' }),
    await copy(as, first.body.id),
  ];
  for (const { status, body, headers } of refused) {
    expect([status, body.errors]).toEqual([429, ['request.too_many_requests']]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(86_000);
  }
  expect((await post((await employer()).as)).status).toBe(201);

  await ageAttempts(portal, key, 86_400);
  expect((await post(as)).status).toBe(201);
});

test('what was refused or sent twice does not count', async () => {
  const { companyId, as } = await employer();
  await makeAttempts(
    portal,
    attemptKey('post', { company: companyId }),
    JOBS_PER_COMPANY_PER_DAY - 1,
  );
  const excluding = { description: 'Only female candidates can apply.' };
  expect((await post(as, { title: '' })).status).toBe(422);
  expect((await post(as, excluding)).body.errors).toEqual(['resource.job.shuts_out']);
  const headers = { 'idempotency-key': 'same' };
  const [sent, again] = [await post(as, {}, headers), await post(as, {}, headers)];
  expect([sent.status, again.status, again.body.id]).toEqual([201, 201, sent.body.id]);
  expect((await post(as)).status).toBe(429);
  // What is wrong with the text is said first.
  expect((await post(as, excluding)).body.errors).toEqual(['resource.job.shuts_out']);
});

describe('a plan allows a number of open jobs at once', () => {
  const limit = gives.starter.openJobs ?? 0;
  const full = async () => {
    const { companyId, as } = await employer();
    const { id } = (await post(as)).body;
    // Adds all but one of the remaining jobs by SQL, because posting them would take too long.
    await sql`insert into jobs (title, description, description_html, location, employment_type, company_id, posted_by,
        status, life_days, expires_at)
      select title, description, description_html, location, employment_type, company_id, posted_by, status, life_days,
        expires_at from jobs, generate_series(1, ${limit - 2}::int) where id = ${id}`.execute(
      portal.db,
    );
    return { companyId, as, id };
  };
  const close = (as: Session, id: number) =>
    portal.call('POST /barong/resource/jobs/:id/closure', { as, params: { id } });
  const reopen = (as: Session, id: number) =>
    portal.call('POST /barong/resource/jobs/:id/reopening', { as, params: { id }, body: {} });

  /** Extending an expired job reopens it. */
  async function renewExpired(as: Session, id: number) {
    await sql`update jobs set status = 'active', expires_at = now() - interval '1 day' where id = ${id}`.execute(
      portal.db,
    );
    return portal.call('PUT /barong/resource/jobs/:id', {
      as,
      params: { id },
      body: { expires_in_days: 30 },
    });
  }

  test('the last one is allowed once, also for two at the same moment', async () => {
    const { as } = await full();
    const answers = await Promise.all([post(as), post(as), post(as, { status: 'draft' })]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 201, 409,
    ]);
    const { body } = await post(as);
    expect([body.errors, body.messages?.[0]]).toEqual([
      ['resource.plan.limit'],
      expect.stringContaining('500'),
    ]);
    const { usage } = (await portal.call('GET /barong/resource/subscriptions', { as })).body;
    expect(usage.find(({ allowance }) => allowance === 'openJobs')).toMatchObject({
      used: limit,
      most: limit,
    });
  });

  test('closing one makes room, which reopening it takes again', async () => {
    const { as, id } = await full();
    expect((await post(as)).status).toBe(201);
    expect((await close(as, id)).status).toBe(200);
    expect((await post(as)).status).toBe(201);
    expect((await reopen(as, id)).body.errors).toEqual(['resource.plan.limit']);
    const renewed = await renewExpired(as, id);
    expect(renewed.body.errors).toEqual(['resource.plan.limit']);
    await shopper(portal, as).buy('growth');
    expect((await renewExpired(as, id)).body.status).toBe('active');
  });
});
