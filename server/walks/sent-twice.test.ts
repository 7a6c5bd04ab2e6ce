import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Endpoint, isFor, type Route } from '../../contract/endpoint.ts';
import { apply, openJob, openTeam } from '../test/hiring.ts';
import { operations, urlWith } from '../test/operations.ts';
import { register, registerAdmin } from '../test/people.ts';
import { openPortal } from '../test/portal.ts';

/** What a form adds is added once, even if the answer was lost and the form is sent again. */

const portal = await openPortal();
const { companyId, recruiter } = await openTeam(portal);
const asha = await register(portal, { name: 'Asha Rao' });
await apply(portal, asha, await openJob(portal, companyId));
const [seeker, seekerId] = [asha, asha.user.id];
const admin = await registerAdmin(portal);

const actorFor = ({ who }: Endpoint) => {
  if (isFor(who, 'user')) return seeker;
  return isFor(who, 'hr') ? recruiter : admin;
};

/** The table that gets a row from each. */
const tables = new Map<Route, string>([
  ['POST /barong/resource/candidates/:id/notes', 'candidate_notes'],
  ['POST /barong/admin/users/:id/notes', 'account_notes'],
  ['POST /barong/resource/letter_templates', 'letter_templates'],
  ['POST /barong/resource/outside_applications', 'outside_applications'],
  ['POST /barong/admin/breaches', 'breaches'],
  ['POST /barong/admin/advertisements', 'advertisements'],
]);

const adding = operations.filter(([route]) => tables.has(route));
test.each(adding)('%s adds once under one key, and once more under another', async (route, it) => {
  const table = tables.get(route) ?? '';
  const rows = async () => {
    const counted = await sql<{
      n: number;
    }>`select count(*)::int n from ${sql.table(table)}`.execute(portal.db);
    return counted.rows[0]?.n;
  };
  const send = (key: string, more: object = {}) =>
    portal.send({
      method: it.method,
      url: urlWith(it, seekerId),
      as: actorFor(it.endpoint),
      headers: { 'idempotency-key': `${table} ${key}` },
      payload: { ...it.endpoint.example, ...more },
    });
  const first = await send('one');
  expect([first.status, await rows()]).toEqual([201, 1]);
  expect((await send('one')).body).toEqual(first.body);
  expect(await rows()).toBe(1);
  const text = Object.entries(it.endpoint.example ?? {}).find(
    ([, value]) => typeof value === 'string' && value.includes(' '),
  )?.[0];
  const other = await send('one', { [text ?? '']: 'Something else that was written' });
  expect([other.status, other.body.errors]).toEqual([422, ['request.idempotency_key_reused']]);
  expect((await send('two')).status).toBe(201);
  expect(await rows()).toBe(2);
});
