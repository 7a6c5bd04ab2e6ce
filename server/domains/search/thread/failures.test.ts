import { connect } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isOutOfOrder, isTooBusy } from '../../../platform/database.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { openPortal } from '../../../test/portal.ts';
import { packFailure, unpackFailure } from './failures.ts';

const portal = await openPortal();

/** As it arrives in another thread. */
const sent = (error: unknown) => unpackFailure(structuredClone(packFailure(error)));

test('a refusal keeps its rules, its status and when to come back', () => {
  const refusal = sent(refuse('server.busy', { retryAfterSeconds: 7, cause: () => 'a function' }));
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({
    rules: [{ code: 'server.busy', field: '', values: {} }],
    status: 503,
    retryAfterSeconds: 7,
  });
});

test('an error of the database keeps its code, its table and its stack', async () => {
  const failed = await sql`insert into sessions (account_id) values (null)`
    .execute(portal.db)
    .catch((error: Error) => error);
  const { message, stack } = failed as Error;
  expect(sent(failed)).toMatchObject({ code: '23502', table: 'sessions', message, stack });
});

test('a database that is too busy is known as such', async () => {
  const busy = await sql`do $$ begin raise exception using errcode = '53300'; end $$`
    .execute(portal.db)
    .catch((error: unknown) => error);
  expect(isTooBusy(sent(busy))).toBe(true);
  expect(isTooBusy(sent(new Error('timeout exceeded when trying to connect')))).toBe(true);
});

test('a database that cannot be reached is known as such', async () => {
  const failed = await new Promise((resolve) => connect(1, 'localhost').once('error', resolve));
  expect([isOutOfOrder(failed), isOutOfOrder(sent(failed))]).toEqual([true, true]);
  expect(isOutOfOrder(sent(new AggregateError([failed])))).toBe(true);
  expect(isOutOfOrder(sent(new Error('connect')))).toBe(false);
});

test('anything else that is thrown keeps its message', () => {
  expect(sent(new TypeError('no such word')).message).toBe('no such word');
  expect(sent('a text').message).toBe('a text');
});
