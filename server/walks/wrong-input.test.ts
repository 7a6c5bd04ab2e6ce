import { expect, test } from 'vitest';
import { type Endpoint, isFor, type Role, roles } from '../../contract/endpoint.ts';
import { errors, isErrorCode } from '../../contract/errors.ts';
import { isStorable } from '../../contract/fields/storable.ts';
import { openAccount, openSession } from '../test/account-states.ts';
import { operations, urlWith } from '../test/operations.ts';
import { type Actor, openPortal } from '../test/portal.ts';

/** Wrong input to every operation is refused with the usual error body, never with a 5xx. */

const people = {} as Record<Role, Actor>;
const portal = await openPortal();
for (const role of roles) {
  people[role] = await openSession(portal, await openAccount(portal, role));
}

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

const strangeValues: readonly unknown[] = [
  {},
  [{}],
  { a: 1 },
  { toString: 1 },
  { length: 1 },
  [[[]]],
  'x',
  7,
  true,
  null,
];
test.each(writing)('%s judges any value in any field of its body', (_, { endpoint }) => {
  const rules = endpoint.body ?? endpoint.upload;
  for (const name of Object.keys(rules?.shape ?? {})) {
    for (const value of strangeValues) {
      const body = { ...endpoint.example, [name]: value };
      expect(() => rules?.safeParse(body), `${name}: ${JSON.stringify(value)}`).not.toThrow();
    }
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

const moment = /"\d{4}-\d\d-\d\d(?=[T"])/g;
const dated = writing.filter(([, { endpoint }]) =>
  JSON.stringify(endpoint.example ?? {}).match(moment),
);
test.each(dated)('%s refuses moments that no calendar has', async (_, operation) => {
  const { endpoint, method } = operation;
  for (const day of ['0000-01-01', '9999-12-31T23:59:59.999-01:00', '2026-02-30']) {
    const example = JSON.stringify(endpoint.example).replaceAll(moment, `"${day}`);
    const cut = example.replaceAll(/(-\d\d:\d\d)T[^"]*/g, '$1');
    const answer = await portal.send({
      method,
      url: urlWith(operation, 987654321),
      as: actorOf(endpoint),
      payload: JSON.parse(cut) as object,
    });
    expect([day, answer.status]).toEqual([day, 422]);
    expect(answer.body.errors.every(isErrorCode)).toBe(true);
  }
});

const unreadable: [what: string, type: string, payload: string | Buffer][] = [
  ['JSON that was cut off', 'application/json', '{"title": "Tail'],
  ['a list in lists', 'application/json', '['.repeat(50_000) + ']'.repeat(50_000)],
  ['an object in objects', 'application/json', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['a prototype', 'application/json', '{"__proto__": {"admin": true}}'],
  ['a half of a surrogate pair', 'application/json', String.raw`{"title": "\ud800"}`],
  ['plain text', 'text/plain', 'hello'],
  ['a form', 'application/x-www-form-urlencoded', 'title=a&name=b'],
  ['a form of no parts', 'multipart/form-data', 'x'],
  [
    'a file that was cut off',
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-',
  ],
];
test.each(writing)('%s refuses every body that cannot be read', async (_, operation) => {
  for (const [what, type, payload] of unreadable) {
    const { status, body } = await portal.send({
      method: operation.method,
      url: urlWith(operation, 987654321),
      as: actorOf(operation.endpoint),
      headers: { 'content-type': type },
      payload,
    });
    expect(status, what).toBeGreaterThanOrEqual(400);
    expect(status, what).toBeLessThan(500);
    expect([what, body.errors.every(isErrorCode), body.messages.length > 0]).toEqual([
      what,
      true,
      true,
    ]);
  }
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
