import { expect, test } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { type ErrorCode, isErrorCode } from '../errors.ts';
import { contract } from '../index.ts';
import { declaredCodes } from './declared-codes.ts';

const endpoints = Object.entries<Endpoint>(contract);
const csrf: ErrorCode[] = ['authz.missing_csrf_token', 'authz.csrf_token_mismatch'];
const ending: ErrorCode[] = [
  'jwt.decode_and_verify',
  'identity.session.invalid',
  'identity.session.not_active',
  'identity.session.banned',
  'identity.session.deleted',
];

/** The error codes that a Zod schema names as messages, in its parts and checks too. */
function* codesNamedIn(part: unknown, seen = new Set<unknown>()): Generator<string> {
  if (typeof part !== 'object' || part === null || seen.has(part)) return;
  seen.add(part);
  const { _zod: zod, error } = part as { _zod?: { def: object }; error?: unknown };
  if (typeof error === 'function') {
    const message: unknown = (error as (issue: object) => unknown)({});
    if (typeof message === 'string' && isErrorCode(message)) yield message;
  }
  // Only the definition describes the schema; the rest of the object is methods.
  for (const inner of Object.values(zod?.def ?? part)) yield* codesNamedIn(inner, seen);
  if (zod) yield* codesNamedIn(zod.def, seen);
}

test.each(endpoints)('%s lists every code that its input rules name', (_, endpoint) => {
  const named = [endpoint.params, endpoint.query, endpoint.body, endpoint.upload].flatMap(
    (schema) => [...codesNamedIn(schema)],
  );
  // Every endpoint with input may answer the general request codes.
  const own = named.filter((code) => !code.startsWith('request.'));
  expect(endpoint.errors).toEqual(expect.arrayContaining([...new Set(own)]));
});

test.each(endpoints)('%s lists the codes for callers that it refuses', (route, endpoint) => {
  const { who, verified, recentlyAuthenticated } = endpoint;
  const [method = ''] = route.split(' ');
  const codes = declaredCodes(method, endpoint);
  const isClosed = who !== 'anyone';
  expect(csrf.map((code) => codes.has(code))).toEqual(csrf.map(() => isClosed && method !== 'GET'));
  // Open endpoints may list them too: signing in reports the state of an account.
  expect(!isClosed || ending.every((code) => codes.has(code))).toBe(true);
  expect(codes.has('authz.unauthorized')).toBe(isClosed && who !== 'account');
  expect(codes.has('identity.user.not_verified')).toBe(verified === true);
  // Some ask only for a part of what they do: the profile, for another number.
  expect(!recentlyAuthenticated || codes.has('authz.reauthentication_required')).toBe(true);
});
