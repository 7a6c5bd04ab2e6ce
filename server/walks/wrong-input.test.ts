import { expect, test } from 'vitest';
import { type Endpoint, isFor, type Role, roles } from '../../contract/endpoint.ts';
import { type ErrorAnswer, errors, isErrorCode } from '../../contract/errors.ts';
import { isStorable } from '../../contract/fields/storable.ts';
import { paramsOf, receive } from '../platform/http/content.ts';
import { Refusal } from '../platform/refusal.ts';
import { openAccount, openSession } from '../test/account-states.ts';
import { type Operation, operations, urlWith } from '../test/operations.ts';
import { type Actor, openPortal } from '../test/portal.ts';

/**
 * Wrong input to every operation is refused with the usual error body, never with a 5xx. The rules of each
 * operation are tried by themselves with all that can be wrong; a request or two then show that they are asked.
 */

const people = {} as Record<Role, Actor>;
const portal = await openPortal();
for (const role of roles) {
  people[role] = await openSession(portal, await openAccount(portal, role));
}
const actorOf = ({ who }: Endpoint) =>
  who === 'anyone' ? undefined : people[roles.find((role) => isFor(who, role)) ?? 'user'];

const UNKNOWN = 987654321;

const send = (operation: Operation, sent: Partial<Parameters<typeof portal.send>[0]> = {}) =>
  portal.send({
    method: operation.method,
    url: urlWith(operation, UNKNOWN),
    as: actorOf(operation.endpoint),
    ...sent,
  });

type Refused = Pick<ErrorAnswer, 'errors' | 'messages' | 'fields'> & { status: number };

/** What the rules of an endpoint answer to an input before its handler is called; null if they take it. */
function refusedBy(rules: () => unknown): Refused | null {
  try {
    rules();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, ...error.answer('en', 'an id') };
    throw error;
  }
}

const refusedBody = (endpoint: Endpoint, body: unknown) =>
  refusedBy(() => receive(endpoint, { query: {}, body }));

function expectRefused(what: string, { status, errors: codes, messages }: Refused): void {
  expect(status, what).toBeGreaterThanOrEqual(400);
  expect(status, what).toBeLessThan(500);
  expect(codes.every(isErrorCode), what).toBe(true);
  expect(messages.length, what).toBeGreaterThan(0);
}

const wrongBodies: [string, unknown][] = [
  ['nothing', undefined],
  ['an empty object', {}],
  ['a list', [1, 2]],
  ['a text', 'x'],
  ['numbers for texts', { title: 1, cover_letter: 2, email: 3, status: 4, name: 5, job_id: 'x' }],
  ['texts without end', { title: 'x'.repeat(300_000), cover_letter: 'x'.repeat(300_000) }],
  ['objects inside', { title: { a: 1 }, email: ['x'], status: {}, skills: 'x', data: 7 }],
  ['NUL characters', { title: 'a\0', email: 'a\0@b.in', name: '\0', cover_letter: '\0' }],
  ['a half of a surrogate pair', { title: '\uD800' }],
  ['objects in objects', JSON.parse(`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`)],
];

const writing = operations.filter(([, { endpoint }]) => endpoint.body ?? endpoint.upload);
test.each(writing)('%s validates every body', async (_, operation) => {
  const { endpoint } = operation;
  for (const [what, body] of endpoint.body ? wrongBodies : []) {
    // Nothing is read like an empty object, which is valid if all fields are optional.
    const read = body ?? {};
    if (isStorable(read) && endpoint.body?.safeParse(read).success) continue;
    const refused = refusedBody(endpoint, body);
    if (!refused) throw new Error(`it takes ${what}`);
    expectRefused(what, refused);
  }
  const { status, body } = await send(operation, { payload: [1, 2] });
  expectRefused('a list', { status, ...body });
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
test.each(addressed)('%s refuses an e-mail address with NUL', (_, { endpoint }) => {
  const refused = refusedBody(endpoint, { email: 'asha\0@people.test' });
  expect([refused?.status, refused?.fields['email']]).toEqual([
    422,
    errors['identity.user.invalid_email'].en,
  ]);
  expect(refused?.errors).toContain('identity.user.invalid_email');
});

const moment = /"\d{4}-\d\d-\d\d(?=[T"])/g;
const dated = writing.filter(([, { endpoint }]) =>
  JSON.stringify(endpoint.example ?? {}).match(moment),
);
test.each(dated)('%s refuses moments that no calendar has', (_, { endpoint }) => {
  for (const day of ['0000-01-01', '9999-12-31T23:59:59.999-01:00', '2026-02-30']) {
    const example = JSON.stringify(endpoint.example).replaceAll(moment, `"${day}`);
    const cut = example.replaceAll(/(-\d\d:\d\d)T[^"]*/g, '$1');
    const refused = refusedBody(endpoint, JSON.parse(cut));
    expect([day, refused?.status]).toEqual([day, 422]);
    expect(refused?.errors.every(isErrorCode)).toBe(true);
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
/** The operations that differ in how a body is read: each that takes files, and one of all others. */
const reading = [
  ...writing.filter(([, { endpoint }]) => endpoint.upload),
  ...writing.filter(([, { endpoint }]) => !endpoint.upload).slice(0, 1),
];
test.each(reading)('%s refuses every body that cannot be read', async (_, operation) => {
  for (const [what, type, payload] of unreadable) {
    const { status, body } = await send(operation, { headers: { 'content-type': type }, payload });
    expectRefused(what, { status, ...body });
  }
});

const impossible = ['0', '-1', 'abc', '99999999999999999999', '1.5', '\0', "1'--", ' '];
const withId = operations.filter(([, { endpoint }]) => endpoint.params);
test.each(withId)('%s answers 404 for impossible ids', async (_, operation) => {
  const { endpoint } = operation;
  const names = Object.keys(endpoint.params?.shape ?? {});
  for (const id of impossible) {
    const params = Object.fromEntries(names.map((name) => [name, id]));
    const refused = refusedBy(() => paramsOf(endpoint, { params }));
    expect([id, refused?.status, refused?.errors]).toEqual([id, 404, ['request.not_found']]);
  }
  const { status, body } = await send(operation, {
    url: urlWith(operation, '%00'),
    ...(endpoint.body ? { payload: {} } : {}),
  });
  expect([status, body.errors]).toEqual([404, ['request.not_found']]);
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
  const { query } = operation.endpoint;
  const nameOf = (one: string) => one.slice(0, one.indexOf('='));
  const own = queries.filter((one) => nameOf(one) in (query?.shape ?? {}));
  // What has no name in the contract is dropped, so it is sent all at once.
  const others = queries.filter((one) => !own.includes(one)).join('&');
  for (const one of [...own, others]) {
    const { status } = await send(operation, { url: `${urlWith(operation, 1)}?${one}` });
    expect(status, one).toBeLessThan(500);
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
  .flatMap(([title, { endpoint }]) =>
    choices
      .filter((name) => name in (endpoint.query?.shape ?? {}))
      .map((name) => [title, name, endpoint] as const),
  );
test.each(choosing)('%s refuses a %s that does not exist', (_, name, endpoint) => {
  const query = { [name]: 'nonsense' };
  const refused = refusedBy(() => receive(endpoint, { query, body: undefined }));
  expect([refused?.status, refused?.errors]).toEqual([422, ['request.invalid_value']]);
  expect(Object.keys(refused?.fields ?? {})).toEqual([name]);
});
