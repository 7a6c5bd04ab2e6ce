import { beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { CANDIDATE_NOTES_MAX, CANDIDATE_TAGS_MAX } from '../../../contract/constants.ts';
import type { TeamRole } from '../../../contract/team/team-roles.ts';
import { addRecruiter, signIn } from '../../../db/world/people.ts';
import { apply, openCompany, openJob, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
let jobId: number;
let recruiter: Session;
let colleague: Session;
let owner: Session;
let stranger: Session;

beforeAll(async () => {
  const company = await openCompany(portal);
  const member = async (name: string, team_role: TeamRole) =>
    signIn(portal.db, await addRecruiter(portal.db, company.id, { name, team_role }));
  recruiter = await member('Priya Nair', 'recruiter');
  colleague = await member('Lakshmi Iyer', 'interviewer');
  owner = await member('Anil Sharma', 'owner');
  ({ recruiter: stranger } = await openTeam(portal, { recruiter: 'Vikram Seth' }));
  jobId = await openJob(portal, company.id);
});

/** Somebody who has applied to the company. */
async function candidate(name = 'Asha Rao'): Promise<Session> {
  const seeker = await register(portal, { name });
  await apply(portal, seeker, jobId);
  return seeker;
}
const write = (as: Actor, id: number, text = 'Knows Tally well.') =>
  portal.call('POST /barong/resource/candidates/:id/notes', { as, params: { id }, body: { text } });
const read = (as: Actor, id: number) =>
  portal.call('GET /barong/resource/candidates/:id/notes', { as, params: { id }, query: {} });
const change = (as: Actor, id: number, text = 'Knows Zoho well.') =>
  portal.call('PUT /barong/resource/candidate_notes/:id', { as, params: { id }, body: { text } });
const remove = (as: Actor, id: number) =>
  portal.call('DELETE /barong/resource/candidate_notes/:id', { as, params: { id } });
const tag = (as: Actor, id: number, word: string, is_on = true) =>
  portal.call('PUT /barong/resource/candidates/:id/tags', {
    as,
    params: { id },
    body: { tag: word, is_on },
  });

describe('notes about a candidate', () => {
  test('are read by the whole team, newest first, with their authors, and by nobody else', async () => {
    const { user } = await candidate();
    expect((await write(recruiter, user.id)).status).toBe(201);
    await write(colleague, user.id, 'Asks for a call after six.');
    const { body } = await read(recruiter, user.id);
    expect(body.candidate_notes).toMatchObject([
      { text: 'Asks for a call after six.', author_name: 'Lakshmi Iyer', changed_at: null },
      { text: 'Knows Tally well.', is_own: true },
    ]);
    for (const answer of [await read(stranger, user.id), await write(stranger, user.id)]) {
      expect([answer.status, answer.body.errors]).toEqual([404, ['resource.candidate.not_found']]);
    }
  });

  test('are changed only by their author, and deleted by the author or by owners of the team', async () => {
    const { user } = await candidate();
    const { id } = (await write(recruiter, user.id)).body;
    for (const answer of [
      await change(colleague, id),
      await remove(colleague, id),
      await change(owner, id),
    ]) {
      expect([answer.status, answer.body.errors]).toEqual([403, ['authz.unauthorized']]);
    }
    const rights = async (as: Actor) =>
      (await read(as, user.id)).body.candidate_notes.map((note) => [note.is_own, note.may_delete]);
    expect(await rights(recruiter)).toEqual([[true, true]]);
    expect(await rights(colleague)).toEqual([[false, false]]);
    expect(await rights(owner)).toEqual([[false, true]]);
    for (const answer of [await change(stranger, id), await remove(stranger, id)]) {
      expect(answer.body.errors).toEqual(['resource.candidate_note.not_found']);
    }
    const changed = await change(recruiter, id);
    expect(changed.body.text).toBe('Knows Zoho well.');
    expect(changed.body.changed_at).not.toBeNull();
    const other = (await write(recruiter, user.id)).body;
    expect((await remove(recruiter, id)).status).toBe(200);
    expect((await remove(owner, other.id)).status).toBe(200);
    expect((await read(recruiter, user.id)).body.candidate_notes).toEqual([]);
  });

  test('need a text, and are limited in number, also when two arrive at once', async () => {
    const { user } = await candidate();
    expect((await write(recruiter, user.id, ' ')).body.errors).toEqual([
      'resource.candidate_note.missing_text',
    ]);
    const company_id = (
      await portal.db
        .selectFrom('jobs')
        .select('company_id')
        .where('id', '=', jobId)
        .executeTakeFirstOrThrow()
    ).company_id;
    const row = { account_id: user.id, company_id, author_id: recruiter.user.id, text: 'one' };
    await portal.db
      .insertInto('candidate_notes')
      .values(Array.from({ length: CANDIDATE_NOTES_MAX - 1 }, () => row))
      .execute();
    const two = await Promise.all([write(recruiter, user.id), write(colleague, user.id)]);
    expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(two.flatMap(({ body }) => body.errors ?? [])).toEqual([
      'resource.candidate_note.too_many',
    ]);
  });
});

describe('tags on candidates', () => {
  test('are stored once, whatever their capitals, as the company first wrote them', async () => {
    const { user } = await candidate();
    const other = await candidate('Ravi Iyer');
    await tag(recruiter, user.id, 'Night  shift');
    const again = await tag(owner, user.id, 'night shift');
    expect(again.body).toEqual({ tags: ['Night shift'] });
    expect((await tag(recruiter, other.user.id, 'NIGHT SHIFT')).body.tags).toEqual(['Night shift']);
    expect((await tag(recruiter, other.user.id, 'night SHIFT', false)).body.tags).toEqual([]);
    expect((await read(colleague, user.id)).body.tags).toEqual(['Night shift']);
    const suggested = await portal.call('GET /barong/resource/candidate_tags', {
      as: colleague,
      query: {},
    });
    expect(suggested.body.candidate_tags).toContainEqual({ tag: 'Night shift', count: 1 });
    const elsewhere = await portal.call('GET /barong/resource/candidate_tags', {
      as: stranger,
      query: {},
    });
    expect(elsewhere.body.candidate_tags).toEqual([]);
  });

  test('find candidates and applications that have all of them, in their own company only', async () => {
    const both = await candidate('Both Tags');
    const one = await candidate('One Tag');
    for (const word of ['Tally', 'GST']) await tag(recruiter, both.user.id, word);
    await tag(recruiter, one.user.id, 'Tally');
    const found = async (as: Actor, ...tags: string[]) => {
      const query = { tag: tags };
      const people = await portal.call('GET /barong/resource/candidates', { as, query });
      const sent = await portal.call('GET /barong/resource/jobs/:id/applications', {
        as: recruiter,
        params: { id: jobId },
        query,
      });
      return [
        people.body.candidates.map(({ name }) => name),
        sent.body.applications.map(({ user }) => user.username),
      ];
    };
    expect(await found(recruiter, 'tally', 'gst')).toEqual([['Both Tags'], ['Both Tags']]);
    expect(await found(recruiter, 'tally')).toEqual([
      ['One Tag', 'Both Tags'],
      ['One Tag', 'Both Tags'],
    ]);
    expect((await found(stranger, 'tally'))[0]).toEqual([]);
  });

  test('are words, limited in number on one candidate, and refused on strangers', async () => {
    const { user } = await candidate();
    expect((await tag(recruiter, user.id, ' ')).body.errors).toEqual([
      'resource.candidate_tag.missing_word',
    ]);
    for (let count = 1; count <= CANDIDATE_TAGS_MAX; count += 1) {
      expect((await tag(recruiter, user.id, `Word ${count}`)).status).toBe(200);
    }
    const more = await tag(recruiter, user.id, 'One too many');
    expect([more.status, more.body.errors]).toEqual([409, ['resource.candidate_tag.too_many']]);
    expect((await read(recruiter, user.id)).body.tags).toHaveLength(CANDIDATE_TAGS_MAX);
    expect((await tag(stranger, user.id, 'Tea')).body.errors).toEqual([
      'resource.candidate.not_found',
    ]);
  });
});

test('a candidate who deletes their account takes notes and tags with them', async () => {
  const seeker = await candidate();
  await write(recruiter, seeker.user.id);
  await tag(recruiter, seeker.user.id, 'Leaving');
  await portal.call('POST /barong/resource/users/me/deletion', {
    as: seeker,
    body: { password: 'Mango-tree-42' },
  });
  expect((await read(recruiter, seeker.user.id)).status).toBe(404);
  const rows = await portal.db
    .selectFrom('candidate_notes')
    .select('id')
    .where('account_id', '=', seeker.user.id)
    .execute();
  expect(rows).toEqual([]);
});
