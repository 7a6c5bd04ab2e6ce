import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { CandidateAlertFrequency } from '../../../../contract/candidates/candidate-alert-frequencies.ts';
import { ALERT_HOUR, CANDIDATE_ALERTS_MAX } from '../../../../contract/constants.ts';
import { addRecruiter, signIn } from '../../../../db/world/people.ts';
import { openTeam } from '../../../test/hiring.ts';
import { register } from '../../../test/people.ts';
import { type Actor, openPortal } from '../../../test/portal.ts';

const portal = await openPortal();
const { companyId, recruiter, colleague } = await openTeam(portal, { colleague: 'Lakshmi Iyer' });
const { recruiter: stranger } = await openTeam(portal, { recruiter: 'Vikram Seth' });

const save = async (as: Actor, more: object = {}) => {
  const body = { name: 'Tally', filters: { search: 'tally' }, ...more };
  return (await portal.call('POST /barong/resource/candidate_searches', { as, body })).body;
};
const tell = (as: Actor | undefined, id: number, frequency: CandidateAlertFrequency) =>
  portal.call('PUT /barong/resource/candidate_searches/:id/alert', {
    ...(as ? { as } : {}),
    params: { id },
    body: { frequency },
  });
const frequencyOf = async (as: Actor, id: number) =>
  (
    await portal.call('GET /barong/resource/candidate_searches', { as, query: {} })
  ).body.candidate_searches.find((search) => search.id === id)?.frequency;

/** When an alert is due, as clocks in India show it: the day of the week from Monday, the hour, and how far ahead. */
async function dueOf(id: number) {
  const { rows } = await sql<{ day: number; hour: number; within: string }>`
    select extract(isodow from due_at at time zone 'Asia/Kolkata')::int as day,
      extract(hour from due_at at time zone 'Asia/Kolkata')::int as hour,
      case when due_at <= now() then 'past' when due_at <= now() + interval '1 day' then 'a day'
        when due_at <= now() + interval '7 days' then 'a week' end as within
      from candidate_alerts where search_id = ${id}`.execute(portal.db);
  return rows[0];
}

test('a new search tells nobody; then each member of the team chooses for themselves', async () => {
  const { id, frequency } = await save(recruiter, { is_shared: true });
  expect(frequency).toBe('never');
  expect((await tell(recruiter, id, 'daily')).body).toMatchObject({ id, frequency: 'daily' });
  expect([await frequencyOf(recruiter, id), await frequencyOf(colleague, id)]).toEqual([
    'daily',
    'never',
  ]);
  const viewer = await signIn(
    portal.db,
    await addRecruiter(portal.db, companyId, { team_role: 'viewer' }),
  );
  expect((await tell(viewer, id, 'weekly')).body.frequency).toBe('weekly');
  expect((await tell(recruiter, id, 'never')).body.frequency).toBe('never');
  expect(await frequencyOf(viewer, id)).toBe('weekly');
});

test('daily ones are due at the next eight in the morning, weekly ones on the next Monday', async () => {
  const { id } = await save(recruiter);
  await tell(recruiter, id, 'daily');
  expect(await dueOf(id)).toMatchObject({ hour: ALERT_HOUR, within: 'a day' });
  await tell(recruiter, id, 'weekly');
  const due = await dueOf(id);
  expect(due).toMatchObject({ hour: ALERT_HOUR, day: 1 });
  expect(['a day', 'a week']).toContain(due?.within);
  // What is due now would otherwise wait for another week.
  await sql`update candidate_alerts set due_at = now() - interval '1 minute' where search_id = ${id}`.execute(
    portal.db,
  );
  await tell(recruiter, id, 'weekly');
  expect((await dueOf(id))?.within).toBe('past');
});

test('it is refused for unknown words, to people who may not see the search, and to job seekers', async () => {
  const { id } = await save(recruiter);
  const answers = [
    await tell(recruiter, id, 'hourly' as 'daily'),
    await tell(colleague, id, 'daily'),
    await tell(stranger, id, 'daily'),
    await tell(await register(portal), id, 'daily'),
    await tell(undefined, id, 'daily'),
  ];
  expect(answers.map(({ status, body }) => [status, body.errors?.[0]])).toEqual([
    [422, 'request.invalid_value'],
    [404, 'resource.candidate_search.not_found'],
    [404, 'resource.candidate_search.not_found'],
    [403, 'authz.unauthorized'],
    [401, 'identity.session.invalid'],
  ]);
});

test('a search that is deleted at the same moment is not found', async () => {
  const { id } = await save(recruiter);
  const answers = await Promise.all([
    portal.call('DELETE /barong/resource/candidate_searches/:id', {
      as: recruiter,
      params: { id },
    }),
    tell(recruiter, id, 'daily'),
    tell(recruiter, id, 'weekly'),
  ]);
  expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true);
  expect(await dueOf(id)).toBeUndefined();
});

test('a search that is shared no longer tells nobody but its owner, also when it is shared again', async () => {
  const { id } = await save(recruiter, { is_shared: true });
  await tell(recruiter, id, 'weekly');
  await tell(colleague, id, 'daily');
  const share = (is_shared: boolean) =>
    portal.call('PUT /barong/resource/candidate_searches/:id', {
      as: recruiter,
      params: { id },
      body: { name: 'Tally', is_shared },
    });
  expect((await share(false)).body.frequency).toBe('weekly');
  expect((await share(true)).status).toBe(200);
  expect([await frequencyOf(recruiter, id), await frequencyOf(colleague, id)]).toEqual([
    'weekly',
    'never',
  ]);
});

test('there are not too many of them, of two at once neither', async () => {
  const { recruiter: busy } = await openTeam(portal);
  const { id: first } = await save(busy);
  // As many more searches as are allowed, all but one of which tell of who is new.
  const { rows } = await sql<{ id: number }>`
    insert into saved_candidate_searches (account_id, company_id, name, source, filters, is_shared)
    select account_id, company_id, name, source, filters, is_shared
      from saved_candidate_searches, generate_series(1, ${CANDIDATE_ALERTS_MAX}) where id = ${first}
    returning id`.execute(portal.db);
  const [one = 0, ...others] = rows.map(({ id }) => id);
  await sql`
    insert into candidate_alerts (search_id, account_id, frequency, due_at)
    select unnest(${others}::bigint[]), ${busy.user.id}, 'daily', now()`.execute(portal.db);
  const answers = await Promise.all([tell(busy, first, 'daily'), tell(busy, one, 'daily')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.flatMap(({ body }) => body.errors ?? [])).toEqual([
    'resource.candidate_search.too_many_alerts',
  ]);
  // One that is there already can be changed.
  expect((await tell(busy, others[0] ?? 0, 'weekly')).status).toBe(200);
});
