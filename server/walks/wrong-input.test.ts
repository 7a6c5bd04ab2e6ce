import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Endpoint, isFor, type Role, roles } from '../../contract/endpoint.ts';
import { errors, isErrorCode } from '../../contract/errors.ts';
import { isStorable } from '../../contract/fields/storable.ts';
import { openAccount, openSession } from '../test/account-states.ts';
import { operations, urlWith } from '../test/operations.ts';
import { type Actor, openPortal, type Portal } from '../test/portal.ts';

/** Wrong input to every operation is refused with the usual error body, never with a 5xx. */

let portal: Portal;
const people = {} as Record<Role, Actor>;
beforeAll(async () => {
  portal = await openPortal();
  for (const role of roles) {
    people[role] = await openSession(portal, await openAccount(portal, role));
  }
});
afterAll(() => portal.close());

const wrongBodies: [string, unknown][] = [
  ['nothing', undefined],
  ['an empty object', {}],
  ['a list', [1, 2]],
  ['numbers for texts', { title: 1, cover_letter: 2, email: 3, status: 4, name: 5, job_id: 'x' }],
  ['texts without end', { title: 'x'.repeat(300_000), cover_letter: 'x'.repeat(300_000) }],
  ['objects inside', { title: { a: 1 }, email: ['x'], status: {}, skills: 'x', data: 7 }],
  ['NUL characters', { title: 'a\0', email: 'a\0@b.in', name: '\0', cover_letter: '\0' }],
];
const actorOf = ({ who }: Endpoint) =>
  who === 'anyone' ? undefined : people[roles.find((role) => isFor(who, role)) ?? 'user'];

const writing = operations.filter(([, { endpoint }]) => endpoint.body ?? endpoint.upload);
test.each(writing)('%s validates every body', async (_, operation) => {
  const { endpoint, method } = operation;
  for (const [what, body] of wrongBodies) {
    // If all fields are optional, an empty object is valid.
    const read = body ?? (endpoint.bodyIsOptional ? {} : body);
    if (isStorable(read) && endpoint.body?.safeParse(read).success) continue;
    const { status, body: answer } = await portal.send({
      method,
      url: urlWith(operation, 987654321),
      as: actorOf(endpoint),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    expect(status, what).toBeGreaterThanOrEqual(400);
    expect(status, what).toBeLessThan(500);
    expect(answer.errors.every(isErrorCode)).toBe(true);
    expect(answer.messages.length).toBeGreaterThan(0);
  }
});

const addressed = writing.filter(([, { endpoint }]) => 'email' in (endpoint.body?.shape ?? {}));
test.each(addressed)('%s refuses an e-mail address with NUL', async (_, operation) => {
  const { endpoint, method } = operation;
  const { status, body } = await portal.send({
    method,
    url: urlWith(operation, 1),
    as: actorOf(endpoint),
    payload: { email: 'asha\0@people.test' },
  });
  expect([status, body.fields.email]).toEqual([422, errors['identity.user.invalid_email'].en]);
  expect(body.errors).toContain('identity.user.invalid_email');
});

const impossible = ['0', '-1', 'abc', '99999999999999999999', '1.5', '%00', "1'--", '%20'];
const withId = operations.filter(([, { endpoint }]) => endpoint.params);
test.each(withId)('%s answers 404 for impossible ids', async (_, operation) => {
  const { endpoint, method } = operation;
  for (const id of impossible) {
    const { status, body } = await portal.send({
      method,
      url: urlWith(operation, id),
      as: actorOf(endpoint),
      ...(endpoint.body ? { payload: {} } : {}),
    });
    expect([id, status, body.errors]).toEqual([id, 404, ['request.not_found']]);
  }
});

const queries = [
  'page=0',
  'page=x',
  'limit=1000',
  'limit=-1',
  'search=%00',
  'status=nonsense',
  'sort=nonsense',
  'sort_by=password_hash',
  'from=yesterday',
  'salary_min=abc',
  'cursor=%7B%7D',
  'page=1&page=2',
  'search=%27%22%28%29%7C%26%21%3A%2A',
  `search=${'a'.repeat(5000)}`,
  'company_id=1;drop',
  'skill[]=x',
];
const listing = operations.filter(([, { endpoint }]) => endpoint.query);
test.each(listing)('%s validates every query', async (_, operation) => {
  const { endpoint, method } = operation;
  for (const query of queries) {
    const answer = await portal.send({
      method,
      url: `${urlWith(operation, 1)}?${query}`,
      as: actorOf(endpoint),
    });
    expect(answer.status, query).toBeLessThan(500);
  }
});

const choices = [
  'status',
  'state',
  'role',
  'kind',
  'topic',
  'act',
  'tab',
  'filter',
  'when',
  'sort',
];
// The role that the salary guide is asked about is a kind of work, in any words.
const ofAnyWords = 'GET /barong/public/salary_guide';
const choosing = listing
  .filter(([title]) => title !== ofAnyWords)
  .flatMap(([title, operation]) =>
    choices
      .filter((name) => name in (operation.endpoint.query?.shape ?? {}))
      .map((name) => [title, name, operation] as const),
  );
test.each(choosing)('%s refuses a %s that does not exist', async (_, name, operation) => {
  const { endpoint, method } = operation;
  const { status, body } = await portal.send({
    method,
    url: `${urlWith(operation, 1)}?${name}=nonsense`,
    as: actorOf(endpoint),
  });
  expect([status, body.errors]).toEqual([422, ['request.invalid_value']]);
  expect(Object.keys(body.fields)).toEqual([name]);
});
