import { describe, expect, test } from 'vitest';
import { API_BASE, isFor, leastTeamRole, type Role } from '../../contract/endpoint.ts';
import { mayAs } from '../../contract/team/team-roles.ts';
import type { Whose } from '../../contract/fields/ids.ts';
import { readAllNews } from '../domains/candidates/indexing.ts';
import { fingerprintsOf } from '../test/fingerprint.ts';
import { deepIdsOf, type IdPlace, idPlacesOf } from '../test/ids.ts';
import { type Operation, operations, urlWith } from '../test/operations.ts';
import { pictureOf } from '../test/files/pictures.ts';
import { uploadResume } from '../test/resumes.ts';
import {
  make,
  missingMaker,
  openTwoOfEverything,
  people,
  type Person,
  SECRET,
} from '../test/two-of-everything.ts';

/**
 * Sends every id that an operation takes as everybody. Callers who may not use it are answered as
 * if it did not exist, learn nothing and change nothing; its owner gets through.
 */

const world = await openTwoOfEverything();
const fingerprint = await fingerprintsOf(world.portal.db);

const places = operations.flatMap(([route, operation]) =>
  idPlacesOf(operation.endpoint).map((place) => ({ route, operation, place })),
);

test('the contract says who owns every id, and there is one of each kind to try', () => {
  const unsaid = places.filter(({ place }) => !place.rule);
  const withoutMaker = places
    .flatMap(({ place }) => Object.keys(place.rule?.things ?? {}))
    .filter((thing) => !(thing in world.make));
  expect([
    ...unsaid.map(({ route, place }) => `${route} takes ${place.name}: say whose it is by idOf()`),
    ...new Set(withoutMaker.map(missingMaker)),
  ]).toEqual([]);
});

test('no id stands deeper in an input than the walk looks', () => {
  const deep = operations.flatMap(([route, { endpoint }]) =>
    deepIdsOf(endpoint).map((path) => `${route} takes ${path}: put it at the top of its part`),
  );
  expect(deep).toEqual([]);
});

const roleOf: Record<Exclude<Person, 'guest'>, Role> = {
  seeker: 'user',
  otherSeeker: 'user',
  recruiter: 'hr',
  interviewer: 'hr',
  viewer: 'hr',
  otherRecruiter: 'hr',
  admin: 'admin',
};

interface Walk {
  operation: Operation;
  place: IdPlace;
  thing: string;
  whose: Whose;
  ignoresOthers: boolean;
}

/**
 * Refused by role or as unknown; only the owner gets through. The team of an owner reads the same; what
 * it may change is not changed twice.
 */
function expected({ operation, whose, ignoresOthers }: Walk, person: Person) {
  const { endpoint, method, route } = operation;
  const { who } = endpoint;
  if (who !== 'anyone' && person === 'guest') return 401;
  if (person !== 'guest' && !isFor(who, roleOf[person])) return 403;
  if (person === 'interviewer' || person === 'viewer') {
    const least = leastTeamRole(route, endpoint);
    if (least && !mayAs(person, least)) return 403;
    if (method !== 'GET') return 'untried';
    if (whose === 'recruiter') return 'good';
  }
  if (whose === 'anyone' || whose === person) return 'good';
  return ignoresOthers ? 'nothing' : 404;
}

const walks = places.flatMap(({ route, operation, place }) =>
  Object.entries(place.rule?.things ?? {}).map(([thing, whose]): [string, string, Walk] => {
    const { ignoresOthers = false } = place.rule ?? {};
    return [`${route} ${place.name}`, thing, { operation, place, thing, whose, ignoresOthers }];
  }),
);

describe.each(walks)('%s of a %s', (_, __, walk) => {
  const { operation, place, thing } = walk;
  const { method, endpoint } = operation;
  const good = endpoint.status ?? 200;

  /** A second id in the path refers to something that exists. */
  const pathIdOf = async () => {
    const [other = 'job'] = Object.keys(
      idPlacesOf(endpoint).find(({ part }) => part === 'params')?.rule?.things ?? {},
    );
    return endpoint.params ? make(world, other) : 0;
  };

  const call = async (person: Person, id: number, path: number) => {
    if (endpoint.upload) {
      const to = urlWith(operation, path).replace(API_BASE, '');
      return uploadResume(world.portal, {
        as: world.as[person],
        bytes: await pictureOf('png'),
        name: 'picture.png',
        fields: {},
        path: to,
      });
    }
    const sent = { [place.name]: place.isList ? [id] : id };
    return world.portal.send({
      method,
      url: urlWith(operation, path) + (place.part === 'query' ? `?${place.name}=${id}` : ''),
      as: world.as[person],
      ...(endpoint.body
        ? { payload: { ...endpoint.example, ...(place.part === 'body' ? sent : {}) } }
        : {}),
    });
  };

  test('others learn and change nothing, and the owner gets through', async () => {
    const id = await make(world, thing);
    const path = place.part === 'params' ? id : await pathIdOf();
    // Whoever asks for candidates brings what was sent to their company into the search first.
    await readAllNews(world.portal.db);
    const before = await fingerprint();
    for (const person of people) {
      const wanted = expected(walk, person);
      if (wanted === 'good' || wanted === 'untried') continue;
      const { status, text } = await call(person, id, path);
      expect([person, status]).toEqual([person, wanted === 'nothing' ? good : wanted]);
      expect(text.toLowerCase()).not.toContain(SECRET);
    }
    expect(await fingerprint()).toEqual(before);
    for (const person of people) {
      if (expected(walk, person) !== 'good') continue;
      const { status } = await call(person, id, path);
      expect([person, status]).toEqual([person, good]);
    }
  });
});

const reading = operations.filter(
  ([, { method, endpoint }]) =>
    method === 'GET' && !endpoint.params && endpoint.output !== 'events',
);
test.each(reading)('%s shows nobody what belongs only to others', async (_, operation) => {
  for (const person of ['otherSeeker', 'otherRecruiter', 'admin', 'guest'] as const) {
    // What waits for admins is for them.
    if (person === 'admin' && operation.endpoint.who === 'admin') continue;
    const { text } = await world.portal.send({ url: operation.url, as: world.as[person] });
    expect(text.toLowerCase(), person).not.toContain(SECRET);
  }
});

test('what an admin does is recorded by its name, not only that something was done', async () => {
  const unnamed = await world.portal.db
    .selectFrom('audit.entries')
    .select('route')
    .where('act', '=', 'admin_act')
    .execute();
  expect(unnamed, 'each of these calls `recordAct` (server/platform/security-events.ts)').toEqual(
    [],
  );
});
