import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type Endpoint, type Route } from '../contract/endpoint.ts';
import { contract } from '../contract/index.ts';
import { fingerprint } from './test/fingerprint.ts';
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

interface Case {
  what: string;
  owner: 'seeker' | 'recruiter';
  id: (make: TwoOfEverything['make']) => Promise<number>;
  /** Answers that do not follow from who may call, with the reason in `what`. */
  answers?: Partial<Record<Person, number>>;
  /** Public as the contract declares: everybody is answered this. */
  everybody?: number;
  /** What is sent; an id in a body or query stands here. */
  payload?: (id: number) => object;
  query?: (id: number) => string;
  /** When the id is not in the path: what the path has instead. */
  path?: () => Promise<number>;
}

const mine = (owner: Case['owner'], kind: keyof TwoOfEverything['make'], more = {}): Case => ({
  what: `a ${kind}`,
  owner,
  id: (make) => make[kind](),
  ...more,
});
const ofSeeker = (kind: keyof TwoOfEverything['make'], more?: Partial<Case>) =>
  mine('seeker', kind, more);
const ofRecruiter = (kind: keyof TwoOfEverything['make'], more?: Partial<Case>) =>
  mine('recruiter', kind, more);

const jobForm = {
  title: 'Clerk',
  description: 'Writes.',
  location: 'Indore',
  employment_type: 'full_time',
};
const letter = { cover_letter: 'I write well.' };
const nobodyYet = { seeker: 404, otherSeeker: 404, recruiter: 403 } as const;

/** Every place that takes an id, by `route name`: a new one has no row and fails the first test. */
const places: Record<string, Case[]> = {
  'GET /barong/public/jobs company_id': [
    {
      what: 'a company, which is public',
      owner: 'recruiter',
      id: async () => world.companyId,
      everybody: 200,
      query: (id) => `company_id=${id}`,
    },
  ],
  'GET /barong/public/jobs/:id id': [
    ofRecruiter('job', { what: 'an open job, which is public', everybody: 200 }),
    ofRecruiter('draft', { answers: { seeker: 404, otherSeeker: 404, admin: 404, guest: 404 } }),
  ],
  'GET /barong/public/jobs/:id/similar id': [
    ofRecruiter('job', { what: 'an open job, which is public', everybody: 200 }),
    ofRecruiter('draft', { what: 'a draft, which is like no other yet', everybody: 404 }),
  ],
  'GET /barong/public/companies/:id id': [
    {
      what: 'a company, which is public',
      owner: 'recruiter',
      id: async () => world.companyId,
      everybody: 200,
    },
  ],
  'PUT /barong/resource/jobs/:id id': [
    ofRecruiter('job', { payload: () => jobForm }),
    ofRecruiter('draft', { payload: () => jobForm }),
  ],
  'DELETE /barong/resource/jobs/:id id': [ofRecruiter('job'), ofRecruiter('draft')],
  'GET /barong/resource/jobs/:id/applications id': [ofRecruiter('job'), ofRecruiter('draft')],
  'POST /barong/resource/jobs/:id/apply id': [
    ofRecruiter('draft', {
      what: 'a draft, which its own company does not apply to either',
      payload: () => letter,
      answers: nobodyYet,
    }),
  ],
  'POST /barong/resource/jobs/:id/apply resume_document_id': [
    ofSeeker('document', {
      payload: (id) => ({ ...letter, resume_document_id: id }),
      path: () => world.make.job(),
    }),
  ],
  'GET /barong/resource/my/applications/:id id': [ofSeeker('application')],
  'POST /barong/resource/applications/:id/withdrawal id': [ofSeeker('application')],
  'GET /barong/resource/applications job_id': [
    ofRecruiter('job', {
      what: 'a job, whose list is empty for others',
      query: (id) => `job_id=${id}`,
      answers: { otherRecruiter: 200 },
    }),
  ],
  'GET /barong/resource/applications/:id id': [ofRecruiter('application')],
  'PUT /barong/resource/applications/:id/status id': [
    ofRecruiter('application', { payload: () => ({ status: 'accepted', note: 'Come.' }) }),
  ],
  'GET /barong/resource/applications/:id/candidate id': [ofRecruiter('application')],
  'GET /barong/resource/applications/:id/resume id': [ofRecruiter('application')],
  'GET /barong/resource/hr_profiles/:id id': [
    { what: 'a company', owner: 'recruiter', id: async () => world.companyId },
  ],
  'DELETE /barong/resource/documents/:id id': [ofSeeker('document')],
  'GET /barong/resource/documents/:id/file id': [ofSeeker('document')],
  'POST /barong/resource/saved_jobs job_id': [
    ofRecruiter('draft', {
      what: 'a draft, which nobody saves',
      payload: (id) => ({ job_id: id }),
      answers: nobodyYet,
    }),
  ],
  'DELETE /barong/resource/saved_jobs/:job_id job_id': [
    ofSeeker('savedJob', {
      what: 'a saved job, of which others have none to remove',
      answers: { otherSeeker: 200 },
    }),
  ],
  'POST /barong/resource/notifications/read ids': [
    ofSeeker('notification', {
      what: 'a notification, which others have no count of',
      payload: (id) => ({ ids: [id] }),
      answers: { otherSeeker: 200, recruiter: 200, otherRecruiter: 200, admin: 200 },
    }),
  ],
  'DELETE /barong/resource/sessions/:id id': [ofSeeker('session')],
};

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
  expect(unknown, 'takes an id: add it to `places` in this file, with whose it is').toEqual([]);
  const gone = Object.keys(places).filter((place) => !taken.includes(place));
  expect(gone, 'is no place that takes an id any more: remove it from `places`').toEqual([]);
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
    const id = await each.id(world.make);
    const path = each.path ? await each.path() : id;
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
