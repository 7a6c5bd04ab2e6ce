import { expect, test } from 'vitest';
import type { BreachDataKind } from '../../../contract/breaches/breach-kinds.ts';
import { addAdmin } from '../../../db/world/people.ts';
import { openSession } from '../../test/account-states.ts';
import { register, registerAdmin } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const owner = await registerAdmin(portal);
const officer: Actor = await registerAdmin(portal, { admin_role: 'data_protection' });

const entry = {
  noticed_at: '2026-11-20T03:30:00.000Z',
  began_at: null as string | null,
  happened: 'A list of applicants was mailed to a wrong address.',
  data_kinds: ['contact'] as BreachDataKind[],
  people_count: 12 as number | null,
  consequences: '',
  measures: '',
  findings: '',
  advice: '',
  board_told_at: null as string | null,
  board_detailed_at: null as string | null,
  people_told_at: null as string | null,
  closed: false,
};
type Entry = typeof entry;
const sent = '2026-11-21T03:30:00.000Z';
const told = { board_told_at: sent, board_detailed_at: sent, people_told_at: sent };

const enter = (more: Partial<Entry> = {}, as: Actor | undefined = officer) =>
  portal.call('POST /barong/admin/breaches', { as, body: { ...entry, ...more } });
const change = (id: number, version: number, more: Partial<Entry> = {}, as = officer) =>
  portal.call('PUT /barong/admin/breaches/:id', {
    as,
    params: { id },
    body: { ...entry, ...more },
    headers: { 'if-match': `"${version}"` },
  });
const list = (status: 'open' | 'closed' = 'open', as: Actor | undefined = officer) =>
  portal.call('GET /barong/admin/breaches', { as, query: { status } });
const newestEntry = async () =>
  (await portal.call('GET /barong/admin/audit_entries', { as: owner, query: {} })).body
    .audit_entries[0];

test('an entry says when the Board is told in detail: 72 hours after it was noticed', async () => {
  const { status, body } = await enter();
  expect([status, body.details_due_at]).toEqual([201, '2026-11-23T03:30:00.000Z']);
  expect(body).toMatchObject({ ...entry, version: 1 });
  expect(body.changed_by).toBeTruthy();
  expect((await list('open', owner)).body.breaches).toContainEqual(body);
});

test('only owners and data protection read and write the register', async () => {
  const { id } = await addAdmin(portal.db, { admin_role: 'support' });
  for (const as of [await openSession(portal, id), await register(portal)]) {
    expect((await list('open', as)).status).toBe(403);
    expect((await enter({}, as)).status).toBe(403);
    expect((await change(1, 1, {}, as)).status).toBe(403);
  }
  expect((await portal.call('GET /barong/admin/breaches', { query: {} })).status).toBe(401);
});

test('each change is in the audit log; of texts, only that they changed', async () => {
  const { id } = (await enter()).body;
  const changed = await change(id, 1, { board_told_at: sent, measures: 'Secret measure' });
  expect([changed.status, changed.body.version]).toEqual([200, 2]);
  const noted = await newestEntry();
  expect(noted).toMatchObject({
    act: 'breach_changed',
    subject: 'breach',
    subject_id: id,
    before: { board_told_at: null },
    after: { board_told_at: sent, measures: '…' },
  });
  expect(JSON.stringify(noted)).not.toContain('Secret');
});

test('of two who change an entry at once, the second is refused and gets the newer version', async () => {
  const { id } = (await enter()).body;
  const answers = await Promise.all([change(id, 1), change(id, 1, { advice: 'x' }, owner)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  const second = answers.find(({ status }) => status === 412);
  expect(second?.body).toMatchObject({ errors: ['request.stale'], current: { id, version: 2 } });
  expect((await change(999_999, 1)).body.errors).toEqual(['resource.breach.not_found']);
});

test('is closed when every notice was sent, and opened again', async () => {
  const { id } = (await enter({ board_told_at: sent })).body;
  const early = await change(id, 1, { closed: true, board_told_at: sent });
  expect([early.status, early.body.errors]).toEqual([422, ['resource.breach.not_told']]);
  expect((await change(id, 1, { ...told, closed: true })).status).toBe(200);
  const isIn = async (status: 'open' | 'closed') =>
    (await list(status)).body.breaches.some((each: { id: number }) => each.id === id);
  expect([await isIn('open'), await isIn('closed')]).toEqual([false, true]);
  expect((await change(id, 2, told)).status).toBe(200);
  expect(await isIn('open')).toBe(true);
});

test('if nobody is affected, only the Board is told', async () => {
  const nobody = { ...told, people_told_at: null, closed: true };
  expect((await enter({ ...nobody, people_count: 0 })).status).toBe(201);
  expect((await enter({ ...nobody, people_count: null })).status).toBe(422);
});

test.each([
  [{ noticed_at: '2099-01-01T00:00:00.000Z' }, 'resource.breach.in_future'],
  [{ began_at: '2026-11-20T03:31:00.000Z' }, 'resource.breach.began_later'],
  [{ board_told_at: '2026-11-20T03:29:00.000Z' }, 'resource.breach.told_early'],
  [{ happened: ' ' }, 'request.missing'],
  [{ data_kinds: [] }, 'request.missing'],
])('%j is refused with %s', async (more, code) => {
  const { status, body } = await enter(more);
  expect([status, body.errors]).toEqual([422, [code]]);
});
