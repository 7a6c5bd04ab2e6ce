import { type RawBuilder, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { PASSWORD } from '../../../db/world/people.ts';
import { apply, openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { findBrokenHistories } from './histories.ts';

const portal = await openPortal();
const { companyId, recruiter } = await openTeam(portal);

const decide = (
  id: number,
  body: { status: 'reviewing' | 'rejected'; note?: string; reason?: string },
) =>
  portal.call('PUT /barong/resource/applications/:id/status', {
    as: recruiter,
    params: { id },
    body,
  });
const look = (as: Session, id: number) =>
  portal.call('GET /barong/resource/applications/:id/candidate', { as, params: { id } });

/** An application that was opened, noted and rejected: four events. */
async function history(seeker?: Session) {
  const as = seeker ?? (await register(portal));
  const { id } = await apply(portal, as, await openJob(portal, companyId));
  await look(recruiter, id);
  await decide(id, { status: 'reviewing', note: 'Bring your papers.', reason: 'Knows Tally' });
  expect((await decide(id, { status: 'rejected' })).status).toBe(200);
  return id;
}

/** Makes changes that only somebody with direct access to the database can make. */
const behindTheBack = (statement: RawBuilder<unknown>) =>
  portal.db.transaction().execute(async (trx) => {
    await sql`alter table application_events disable trigger user`.execute(trx);
    await statement.execute(trx);
    await sql`alter table application_events enable trigger user`.execute(trx);
  });

describe('the events of an application', () => {
  test('are counted, whatever place is given; a second first one is refused', async () => {
    const id = await history();
    const adding = (position: number) =>
      sql`insert into application_events (application_id, kind, status, actor_id, position)
        select id, 'status_changed', 'rejected', seeker_id, ${position}::int from applications
        where id = ${id}`.execute(portal.db);
    await expect(adding(1)).rejects.toThrow('application_events_position');
    await adding(17);
    const events = await portal.db
      .selectFrom('application_events')
      .select('position')
      .where('application_id', '=', id)
      .orderBy('position')
      .execute();
    expect(events.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    expect(await findBrokenHistories(portal.db, [id])).toEqual([]);
  });

  test('are neither changed nor removed, not even by the product', async () => {
    const id = await history();
    for (const statement of [
      sql`update application_events set status = 'accepted' where application_id = ${id}`,
      sql`update application_events set note = 'Come on Monday.' where application_id = ${id}`,
      sql`update application_events set note = null where application_id = ${id}`,
      sql`delete from application_events where application_id = ${id}`,
    ]) {
      await expect(statement.execute(portal.db)).rejects.toThrow('neither changed nor removed');
    }
    expect(await findBrokenHistories(portal.db, [id])).toEqual([]);
  });

  test('form a single chain, even if many are added at the same moment', async () => {
    const recruiters = await Promise.all(
      Array.from({ length: 5 }, () => registerRecruiter(portal, companyId)),
    );
    const seeker = await register(portal);
    const { id } = await apply(portal, seeker, await openJob(portal, companyId));
    const answers = await Promise.all([
      ...recruiters.map((each) => look(each, id)),
      decide(id, { status: 'reviewing' }),
      ...recruiters.map((each) => look(each, id)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const events = await portal.db
      .selectFrom('application_events')
      .select('position')
      .where('application_id', '=', id)
      .orderBy('position')
      .execute();
    expect(events.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await findBrokenHistories(portal.db, [id])).toEqual([]);
  });
});

describe('somebody who changes the database cannot get around the chain:', () => {
  test.each<[string, (id: number) => RawBuilder<unknown>, number | null]>([
    [
      'another status',
      (id) => sql`update application_events set status = 'accepted'
      where application_id = ${id} and position = 3`,
      3,
    ],
    [
      'another time',
      (id) => sql`update application_events
      set created_at = created_at - interval '1 microsecond'
      where application_id = ${id} and position = 1`,
      1,
    ],
    [
      'another person',
      (id) => sql`update application_events
      set actor_id = (select seeker_id from applications where id = ${id})
      where application_id = ${id} and position = 2`,
      2,
    ],
    [
      'another note',
      (id) => sql`update application_events set note = 'Come on Monday.'
      where application_id = ${id} and position = 3`,
      3,
    ],
    [
      'no note',
      (id) => sql`update application_events set note = null, reason = null, salt = null
      where application_id = ${id} and position = 3`,
      3,
    ],
    [
      'another event with a hash of its own',
      (id) => sql`update application_events as event
      set hash = application_event_hash(null, event) where application_id = ${id} and position = 2`,
      2,
    ],
    [
      'the first removed',
      (id) => sql`delete from application_events
      where application_id = ${id} and position = 1`,
      1,
    ],
    [
      'one in the middle removed',
      (id) => sql`delete from application_events
      where application_id = ${id} and position = 3`,
      3,
    ],
    [
      'the last removed',
      (id) => sql`delete from application_events
      where application_id = ${id} and position = 4`,
      null,
    ],
    ['all removed', (id) => sql`delete from application_events where application_id = ${id}`, null],
    [
      'all removed, and that they were there',
      (id) => sql`with gone as
      (delete from application_events where application_id = ${id})
      update applications set last_event_hash = null where id = ${id}`,
      null,
    ],
    [
      'one put in at the end',
      (id) => sql`insert into application_events
      (application_id, kind, status, actor_id, position, texts_hash, hash)
      select application_id, kind, 'accepted', actor_id, 5, texts_hash, hash from application_events
      where application_id = ${id} and position = 4`,
      5,
    ],
    [
      'two exchanged',
      (id) => sql`with moved as (update application_events set position = 5
      where application_id = ${id} and position = 2 returning 1)
      select count(*) from moved`,
      2,
    ],
  ])('%s', async (_, change, position) => {
    const [id, other] = [await history(), await history()];
    await behindTheBack(change(id));
    expect(await findBrokenHistories(portal.db, [id, other])).toEqual([
      { application_id: id, position },
    ]);
  });
});

test('erasing a deleted account does not break the chain, and leaves no text', async () => {
  const seeker = await register(portal);
  const id = await history(seeker);
  const left = await portal.call('POST /barong/resource/users/me/deletion', {
    as: seeker,
    body: { password: PASSWORD },
  });
  expect(left.status).toBe(200);
  const events = await portal.db
    .selectFrom('application_events')
    .select(['status', 'note', 'reason', 'salt'])
    .where('application_id', '=', id)
    .orderBy('position')
    .execute();
  expect(events.map(({ status }) => status)).toEqual([
    'pending',
    'pending',
    'reviewing',
    'rejected',
  ]);
  const texts = events.flatMap(({ note, reason, salt }) => [note, reason, salt]);
  expect(texts.every((text) => text === null)).toBe(true);
  expect(await findBrokenHistories(portal.db, [id])).toEqual([]);
});
