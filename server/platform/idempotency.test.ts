import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { register } from '../test/people.ts';
import { openPortal } from '../test/portal.ts';
import { forgetOldKeys, once, onceAnHour, onceTogether, type KeyedRequest } from './idempotency.ts';

const portal = await openPortal();
const asha = (await register(portal, { name: 'Asha' })).user.id;
const ravi = (await register(portal, { name: 'Ravi' })).user.id;

let count = 0;
const sendingOf = (more: Partial<KeyedRequest> = {}): KeyedRequest => ({
  accountId: asha,
  key: `key-${(count += 1)}`,
  content: { letter: 'Hello' },
  ...more,
});

/** A write that counts how often it took effect. */
function counted() {
  const effects = { times: 0 };
  const write = async () => {
    effects.times += 1;
    return { id: effects.times };
  };
  const send = (sending: KeyedRequest) =>
    portal.db.transaction().execute((trx) => once(trx, sending, write));
  return { effects, send, write };
}

describe('a write with a key', () => {
  test('takes effect once, and repeating it gets the same answer', async () => {
    const { effects, send } = counted();
    const sending = sendingOf();
    expect(await send(sending)).toEqual({ id: 1 });
    expect(await send(sending)).toEqual({ id: 1 });
    expect(effects.times).toBe(1);
  });

  test('that arrives five times at once takes effect once, and all five get its answer', async () => {
    const { effects, send } = counted();
    const sending = sendingOf();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(sending)));
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ id: 1 })));
    expect(effects.times).toBe(1);
  });

  test('is refused if the key was used with other content', async () => {
    const { effects, send } = counted();
    const sending = sendingOf();
    await send(sending);
    await expect(send({ ...sending, content: { letter: 'Bye' } })).rejects.toMatchObject({
      status: 422,
      message: 'request.idempotency_key_reused',
    });
    expect(effects.times).toBe(1);
  });

  test('is independent of the same key of another account', async () => {
    const { effects, send } = counted();
    const sending = sendingOf();
    await send(sending);
    expect(await send({ ...sending, accountId: ravi })).toEqual({ id: 2 });
    expect(effects.times).toBe(2);
  });

  test('gets its first answer when it is repeated, although what it begins with is refused by then', async () => {
    const sending = sendingOf();
    const send = (read: () => Promise<string>) =>
      portal.db
        .transaction()
        .execute((trx) =>
          onceTogether(trx, sending, read, async (found) => ({ answer: { found }, rest: [] })),
        );
    expect(await send(async () => 'an open job')).toEqual({ found: 'an open job' });
    const closed = () => Promise.reject(new Error('the job is closed'));
    expect(await send(closed)).toEqual({ found: 'an open job' });
  });

  test('that its first step refuses leaves the key free for another try', async () => {
    const sending = sendingOf();
    const closed = portal.db.transaction().execute((trx) =>
      onceTogether(
        trx,
        sending,
        () => Promise.reject(new Error('the job is closed')),
        () => Promise.resolve({ answer: { id: 0 }, rest: [] }),
      ),
    );
    await expect(closed).rejects.toThrow('the job is closed');
    const { send } = counted();
    expect(await send(sending)).toEqual({ id: 1 });
  });

  test('that fails leaves the key free for another try', async () => {
    const sending = sendingOf();
    const failing = portal.db
      .transaction()
      .execute((trx) => once(trx, sending, () => Promise.reject(new Error('no room'))));
    await expect(failing).rejects.toThrow('no room');
    const { effects, send } = counted();
    expect(await send(sending)).toEqual({ id: 1 });
    expect(effects.times).toBe(1);
  });

  /** Sends a write that waits to be ended, and the same again, which then waits for the first. */
  async function sendBehindOther() {
    const sending = sendingOf();
    const { effects, send } = counted();
    const ending = Promise.withResolvers<{ id: number }>();
    const begun = Promise.withResolvers<void>();
    const first = portal.db.transaction().execute((trx) =>
      once(trx, sending, () => {
        begun.resolve();
        return ending.promise;
      }),
    );
    const firstEnds = first.catch((error: Error) => error.message);
    await begun.promise;
    const second = send(sending);
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(
        portal.db,
      );
      expect(rows).toHaveLength(1);
    });
    return { effects, ending, firstEnds, second };
  }

  test('waits for the first one, and takes effect if that is rolled back', async () => {
    const { effects, ending, firstEnds, second } = await sendBehindOther();
    ending.reject(new Error('taken back'));
    expect(await firstEnds).toBe('taken back');
    expect(await second).toEqual({ id: 1 });
    expect(effects.times).toBe(1);
  });

  test('waits for the first one, and gets its answer', async () => {
    const { effects, ending, firstEnds, second } = await sendBehindOther();
    ending.resolve({ id: 7 });
    expect(await Promise.all([firstEnds, second])).toEqual([{ id: 7 }, { id: 7 }]);
    expect(effects.times).toBe(0);
  });
});

test('every write without a key takes effect', async () => {
  const { effects, send } = counted();
  await send(sendingOf({ key: undefined }));
  await send(sendingOf({ key: undefined }));
  expect(effects.times).toBe(2);
});

test('keys are deleted after a day, and not before', async () => {
  const { effects, send } = counted();
  const [old, young] = [sendingOf(), sendingOf()];
  await send(old);
  await send(young);
  await portal.db
    .updateTable('idempotency_keys')
    .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
    .where('key', '=', old.key ?? '')
    .execute();
  await forgetOldKeys(portal.db);
  await send(young);
  expect(effects.times).toBe(2);
  await send(old);
  expect(effects.times).toBe(3);
});

describe('a form of a guest', () => {
  const sent = () => {
    const { effects, write } = counted();
    const send = (content: readonly unknown[]) =>
      portal.db.transaction().execute((trx) => onceAnHour(trx, content, write));
    return { effects, send };
  };

  test('that arrives five times at once takes effect once, and other content once more', async () => {
    const { effects, send } = sent();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(['five', 'Hello'])));
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ id: 1 })));
    expect(await send(['five', 'Bye'])).toEqual({ id: 2 });
    expect(effects.times).toBe(2);
  });

  test('that fails can be sent again', async () => {
    const failing = portal.db
      .transaction()
      .execute((trx) => onceAnHour(trx, ['fails'], () => Promise.reject(new Error('no'))));
    await expect(failing).rejects.toThrow('no');
    expect(await sent().send(['fails'])).toEqual({ id: 1 });
  });

  test('takes effect anew an hour later, whether or not the old one was forgotten by then', async () => {
    const { effects, send } = sent();
    const age = () =>
      portal.db
        .updateTable('guest_forms')
        .set({ created_at: new Date(Date.now() - 3_601_000) })
        .execute();
    await send(['later']);
    await age();
    await send(['later']);
    await send(['later']);
    expect(effects.times).toBe(2);
    await age();
    await forgetOldKeys(portal.db);
    expect(await portal.db.selectFrom('guest_forms').select('answer').execute()).toEqual([]);
  });
});
