import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type Endpoint, type Route } from '../contract/endpoint.ts';
import { contract } from '../contract/index.ts';
import { fingerprint } from './test/fingerprint.ts';
import { type Case, places } from './test/id-places.ts';
import { type Operation, operations, urlWith } from './test/operations.ts';
import {
  openTwoOfEverything,
  people,
  type Person,
  SECRET,
  type TwoOfEverything,
} from './test/two-of-everything.ts';

/**
 * Every id that an operation takes, called with somebody else's by everybody: who may not is told so
 * as if there were nothing, learns nothing and changes nothing; whose it is gets through.
 */

let world: TwoOfEverything;
beforeAll(async () => {
  world = await openTwoOfEverything();
});
afterAll(() => world.portal.close());

/** Where an endpoint takes ids: whatever its path names, and what is called one in query and body. */
function idsOf(endpoint: Endpoint): string[] {
  const named = (schema: z.ZodObject | undefined) =>
    Object.keys(schema?.shape ?? {}).filter((name) => /(^|_)ids?$/.test(name));
  return [
    ...Object.keys(endpoint.params?.shape ?? {}),
    ...named(endpoint.query),
    ...named(endpoint.body),
    ...named(endpoint.upload),
  ];
}

test('every id that an operation takes is walked', () => {
  const taken = Object.entries<Endpoint>(contract).flatMap(([route, endpoint]) =>
    idsOf(endpoint).map((name) => `${route} ${name}`),
  );
  const unknown = taken.filter((place) => !(place in places));
  const gone = Object.keys(places).filter((place) => !taken.includes(place));
  expect([
    ...unknown.map((place) => `${place} is not walked: say in test/id-places.ts whose it is`),
    ...gone.map((place) => `${place} takes no id any more: remove it from test/id-places.ts`),
  ]).toEqual([]);
});

const roleOf: Record<Person, Endpoint['who']> = {
  seeker: 'user',
  otherSeeker: 'user',
  recruiter: 'hr',
  otherRecruiter: 'hr',
  admin: 'admin',
  guest: 'anyone',
};

/** Refused by role, or as if it did not exist; only its owner finds it. */
function expected({ who }: Endpoint, { owner, answers, everybody }: Case, person: Person) {
  const told = answers?.[person] ?? everybody;
  if (told !== undefined) return told;
  if (who !== 'anyone' && person === 'guest') return 401;
  if (who !== 'anyone' && who !== 'account' && who !== roleOf[person]) return 403;
  return person === owner ? 'good' : 404;
}

const canonical = new Map(
  Object.entries<Endpoint>(contract).flatMap(([route, { aliases = [] }]) =>
    [route, ...aliases].map((name): [string, string] => [name, route]),
  ),
);
const walks = operations.flatMap(([route, operation]) =>
  idsOf(operation.endpoint).flatMap((name) =>
    (places[`${canonical.get(route)} ${name}`] ?? []).map(
      (each): [Route, string, Operation, Case] => [route, each.what, operation, each],
    ),
  ),
);

describe.each(walks)('%s with %s', (_, __, operation, each) => {
  const { method, endpoint } = operation;

  const call = async (person: Person, id: number, path: number) => {
    const query = each.query ? `?${each.query(id)}` : '';
    return world.portal.send({
      method,
      url: urlWith(operation, path) + query,
      as: world.as[person],
      ...(each.payload ? { payload: each.payload(id) } : {}),
    });
  };

  test('others change nothing and learn nothing; its owner gets through', async () => {
    const id = await each.id(world);
    const path = each.path ? await each.path(world) : id;
    const before = await fingerprint(world.portal.db);
    for (const person of people) {
      const wanted = expected(endpoint, each, person);
      if (wanted === 'good') continue;
      const { status, text } = await call(person, id, path);
      expect([person, status]).toEqual([person, wanted]);
      expect(text.toLowerCase()).not.toContain(SECRET);
    }
    expect(await fingerprint(world.portal.db)).toEqual(before);
    if (expected(endpoint, each, each.owner) !== 'good') return;
    const { status } = await call(each.owner, id, path);
    expect(status).toBe(endpoint.status ?? 200);
  });
});

const reading = operations.filter(
  ([, { method, endpoint }]) =>
    method === 'GET' && !endpoint.params && endpoint.output !== 'events',
);
test.each(reading)('%s shows nobody what is only of others', async (_, operation) => {
  for (const person of ['otherSeeker', 'otherRecruiter', 'admin', 'guest'] as const) {
    const { text } = await world.portal.send({ url: operation.url, as: world.as[person] });
    expect(text.toLowerCase(), person).not.toContain(SECRET);
  }
});
