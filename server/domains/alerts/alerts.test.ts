import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { ALERTS_MAX } from '../../../contract/constants.ts';
import { openCompany, openJob } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';
import { purgeDeletedAlerts } from './queries.ts';

const portal = await openPortal();

interface Wish {
  name?: string;
  frequency?: 'at_once' | 'daily' | 'weekly';
  search?: Record<string, unknown>;
}

const save = (
  as: Actor | undefined,
  { name = 'My work', frequency = 'daily', search }: Wish = {},
) =>
  portal.call('POST /barong/resource/alerts', {
    as,
    body: { name, frequency, search: search ?? { search: 'tailor' } },
  });
const change = (as: Actor | undefined, id: number, body: Record<string, unknown>) =>
  portal.call('PUT /barong/resource/alerts/:id', { as, params: { id }, body });
const remove = (as: Actor | undefined, id: number) =>
  portal.call('DELETE /barong/resource/alerts/:id', { as, params: { id } });
const restore = (as: Actor | undefined, id: number) =>
  portal.call('POST /barong/resource/alerts/:id/restoration', { as, params: { id } });
const list = async (as: Actor) => {
  const { body } = await portal.call('GET /barong/resource/alerts', {
    as,
    query: { limit: '100' },
  });
  return body.alerts;
};

describe('saving an alert', () => {
  test('stores the search under its name, and says in words where its jobs are', async () => {
    const as = await register(portal);
    const { id: companyId } = await openCompany(portal, { name: 'Malwa Mills' });
    const { status, body } = await save(as, {
      name: '  Tailor in Indore ',
      frequency: 'weekly',
      search: {
        search: 'tailor',
        location: 'Indore',
        skill: ['Stitching', 'Cutting'],
        salary_min: '2.5',
        include_undisclosed: 'true',
        company_id: String(companyId),
      },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Tailor in Indore',
      frequency: 'weekly',
      company_name: 'Malwa Mills',
      paused: false,
      last_sent_at: null,
      last_count: 0,
      last_jobs: [],
      search: { skill: ['Cutting', 'Stitching'], salary_min: 2.5, include_undisclosed: true },
    });
    const address = new URL(body.path, 'http://vritti.test');
    expect(address.pathname).toBe('/jobs');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      search: 'tailor',
      location: 'Indore',
      salary_min: '2.5',
      include_undisclosed: 'true',
      company_id: String(companyId),
      sort: 'newest',
    });
    expect(address.searchParams.getAll('skill')).toEqual(['Cutting', 'Stitching']);
    expect(await list(as)).toEqual([body]);
  });

  test('needs a name, a frequency and filters that the search page knows', async () => {
    const as = await register(portal);
    const nameless = await save(as, { name: ' ' });
    expect([nameless.status, nameless.body.errors]).toEqual([422, ['resource.alert.missing_name']]);
    const post = (body: object) =>
      portal.send({ method: 'POST', url: '/api/v2/barong/resource/alerts', as, payload: body });
    const hourly = await post({ name: 'x', frequency: 'hourly', search: {} });
    expect([hourly.status, Object.keys(hourly.body.fields)]).toEqual([422, ['frequency']]);
    const odd = await post({ name: 'x', frequency: 'daily', search: { work_mode: 'moon' } });
    expect([odd.status, Object.keys(odd.body.fields)]).toEqual([422, ['search.work_mode.0']]);
    const search = { salary_min: 30, salary_max: 5 };
    const disordered = await post({ name: 'x', frequency: 'daily', search });
    expect([disordered.status, disordered.body.errors]).toEqual([
      422,
      ['resource.job.salary_range'],
    ]);
    const none = await save(as, { search: { company_id: 987_654_321 } });
    expect([none.status, none.body.errors]).toEqual([404, ['resource.company.not_found']]);
    expect(await list(as)).toEqual([]);
  });

  test('for the same search as an existing alert is refused, whatever the order of its filters; another search is accepted', async () => {
    const as = await register(portal);
    await save(as, { search: { skill: ['A', 'B'] } });
    const again = await save(as, { name: 'Other', search: { skill: ['B', 'A'] } });
    expect([again.status, again.body.errors]).toEqual([409, ['resource.alert.exists']]);
    expect((await save(await register(portal), { search: { skill: ['A', 'B'] } })).status).toBe(
      201,
    );
  });

  test('can be for the words exactly as typed, beside an alert for the corrected words', async () => {
    const as = await register(portal);
    await save(as, { search: { search: 'tailer' } });
    const { status, body } = await save(as, { search: { search: 'tailer', as_typed: 'true' } });
    expect([status, body.search.as_typed]).toEqual([201, true]);
    expect(new URL(body.path, 'http://vritti.test').searchParams.get('as_typed')).toBe('true');
    expect((await list(as)).map(({ search }) => search.as_typed)).toEqual([true, false]);
  });

  test('works with as many skills as a search takes', async () => {
    const as = await register(portal);
    const skill = Array.from({ length: 50 }, (_, at) => `${at} ${'क'.repeat(55)}`);
    expect((await save(as, { search: { skill } })).status).toBe(201);
    expect((await save(as, { search: { skill } })).status).toBe(409);
  });

  test('ends at the limit of the account, also for two at the same moment', async () => {
    const as = await register(portal);
    for (let count = 1; count < ALERTS_MAX; count += 1) {
      expect((await save(as, { search: { search: `tailor ${count}` } })).status).toBe(201);
    }
    const last = await Promise.all(
      ['cook', 'driver'].map((search) => save(as, { search: { search } })),
    );
    expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(last.flatMap(({ body }) => body.errors ?? [])).toEqual(['resource.alert.too_many']);
    expect(await list(as)).toHaveLength(ALERTS_MAX);
  });

  test('needs a confirmed address, and a seeker', async () => {
    const pending = await save(await register(portal, { verified: false }));
    expect([pending.status, pending.body.errors]).toEqual([403, ['identity.user.not_verified']]);
    expect((await save(await register(portal, { role: 'hr' }))).status).toBe(403);
    expect((await save(undefined)).status).toBe(401);
  });
});

describe('changing an alert', () => {
  test('renames it, sends it at another frequency, pauses it and resumes it', async () => {
    const as = await register(portal);
    const { id } = (await save(as)).body;
    const renamed = await change(as, id, { name: 'Stitching', frequency: 'at_once' });
    expect(renamed.body).toMatchObject({ name: 'Stitching', frequency: 'at_once', paused: false });
    expect((await change(as, id, { paused: true })).body).toMatchObject({
      name: 'Stitching',
      paused: true,
    });
    expect((await change(as, id, { paused: false })).body.paused).toBe(false);
    expect((await change(as, id, { name: '' })).status).toBe(422);
    expect((await change(as, id, { frequency: 'hourly' })).status).toBe(422);
  });

  test('that belongs to somebody else, or is deleted, is refused as not found', async () => {
    const [owner, other] = [await register(portal), await register(portal)];
    const { id } = (await save(owner)).body;
    for (const answer of [
      await change(other, id, { paused: true }),
      await remove(other, id),
      await restore(other, id),
      await restore(owner, id),
    ]) {
      expect([answer.status, answer.body.errors]).toEqual([404, ['resource.alert.not_found']]);
    }
    expect(await list(owner)).toMatchObject([{ id, paused: false }]);
    expect(await list(other)).toEqual([]);
    await remove(owner, id);
    expect((await change(owner, id, { name: 'x' })).status).toBe(404);
    expect((await remove(owner, id)).status).toBe(404);
  });
});

describe('deleting an alert', () => {
  test('removes it from the list, and Undo brings it back as it was', async () => {
    const as = await register(portal);
    const { body } = await save(as);
    expect((await remove(as, body.id)).status).toBe(200);
    expect(await list(as)).toEqual([]);
    expect((await restore(as, body.id)).body).toEqual(body);
    expect(await list(as)).toEqual([body]);
  });

  test('makes room for another alert for the same search, after which Undo is refused', async () => {
    const as = await register(portal);
    const { id } = (await save(as)).body;
    await remove(as, id);
    expect((await save(as)).status).toBe(201);
    const undone = await restore(as, id);
    expect([undone.status, undone.body.errors]).toEqual([409, ['resource.alert.exists']]);
  });

  test('cannot be undone beyond the limit', async () => {
    const as = await register(portal);
    const { id } = (await save(as)).body;
    await remove(as, id);
    for (let count = 0; count < ALERTS_MAX; count += 1) {
      await save(as, { search: { search: `cook ${count}` } });
    }
    const undone = await restore(as, id);
    expect([undone.status, undone.body.errors]).toEqual([409, ['resource.alert.too_many']]);
    expect(await list(as)).toHaveLength(ALERTS_MAX);
  });

  test('can be undone for the newest one only: saving and deleting in turns leaves no more rows', async () => {
    const as = await register(portal);
    const ids: number[] = [];
    for (let count = 0; count <= ALERTS_MAX; count += 1) {
      ids.push((await save(as, { search: { search: `cook ${count}` } })).body.id);
      await remove(as, ids.at(-1) ?? 0);
    }
    expect((await restore(as, ids[0] ?? 0)).status).toBe(404);
    expect((await restore(as, ids[1] ?? 0)).status).toBe(200);
  });

  test('is final after a day, together with the jobs it had found', async () => {
    const as = await register(portal);
    const { id } = (await save(as)).body;
    const jobId = await openJob(portal, (await openCompany(portal)).id);
    await portal.db.insertInto('alert_matches').values({ alert_id: id, job_id: jobId }).execute();
    await remove(as, id);
    await purgeDeletedAlerts(portal.db);
    expect((await restore(as, id)).status).toBe(200);
    await remove(as, id);
    await sql`update alerts set deleted_at = now() - interval '25 hours' where id = ${id}`.execute(
      portal.db,
    );
    await purgeDeletedAlerts(portal.db);
    expect((await restore(as, id)).status).toBe(404);
    const left = portal.db.selectFrom('alert_matches').where('alert_id', '=', id);
    expect(await left.select('job_id').execute()).toEqual([]);
  });
});
