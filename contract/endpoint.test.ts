import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Endpoint, endpoints, type Route } from './endpoint.ts';
import { contract } from './index.ts';

const rest = { summary: '', who: 'anyone', output: z.object({}) } as const;
const all = Object.entries(contract) as [Route, Endpoint][];
const namesOf = ([route, { aliases = [] }]: [Route, Endpoint]) => [route, ...aliases];

test('every endpoint answers under all its names with and without /barong, and no name is listed twice', () => {
  const group: Record<Route, Endpoint> = endpoints({
    'GET /barong/public/jobs': {
      ...rest,
      aliases: ['GET /barong/resource/jobs', 'GET /public/jobs'],
    },
    'PUT /admin/hr_accounts/:id': rest,
  });
  expect(group['GET /barong/public/jobs']?.aliases).toEqual([
    'GET /barong/resource/jobs',
    'GET /public/jobs',
    'GET /resource/jobs',
  ]);
  expect(group['PUT /admin/hr_accounts/:id']?.aliases).toEqual([
    'PUT /barong/admin/hr_accounts/:id',
  ]);
});

test.each([
  'GET /public/jobs',
  'GET /public/jobs/:id',
  'GET /resource/jobs/:id',
  'GET /resource/hr/jobs',
  'GET /resource/hr_profiles',
  'GET /resource/companies',
  'GET /resource/companies/:id',
  'DELETE /resource/hr/jobs/:id',
])('the second client of the specification finds %s', (name) => {
  expect(all.flatMap(namesOf)).toContain(name);
});

test('no two endpoints share a name', () => {
  const names = all.flatMap(namesOf);
  expect(new Set(names).size).toBe(names.length);
});

const examples = all.filter(([, { example }]) => example !== undefined);
test.each(examples)('%s accepts its own example', (_, { body, example }) => {
  expect(body?.safeParse(example).success).toBe(true);
});

test('every call for admins says for which of them it is, and no other call does', () => {
  for (const [route, { who, admins }] of all) {
    expect([route, admins !== undefined]).toEqual([route, who === 'admin']);
  }
});

test('whatever is done without saying anything more needs no body', () => {
  // What changes something says what; a company is changed or made by the same call.
  const acts = all.filter(
    ([route]) => route.startsWith('POST ') && route !== 'POST /barong/resource/hr_profile',
  );
  for (const [route, { body, bodyIsOptional = false }] of acts) {
    expect([route, bodyIsOptional]).toEqual([route, body?.safeParse({}).success ?? false]);
  }
});
