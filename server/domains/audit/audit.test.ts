import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { sealEntries } from '../../platform/audit/audit.ts';
import { type Head, verifyAudit } from '../../platform/audit/verify.ts';
import { type Db, openDatabase, openPool, type Trx } from '../../platform/database.ts';
import { SUPERUSER } from '../../platform/postgres/cluster.ts';
import { noteSecurityEvent, recordAct, whileServing } from '../../platform/security-events.ts';
import { openAccount, openSession } from '../../test/account-states.ts';
import { PASSWORD, register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const ownerId = await openAccount(portal, 'admin');
const owner: Actor = await openSession(portal, ownerId);
// What the checks change, whichever test comes first.
for (let times = 0; times < 3; times += 1) {
  await portal.call('GET /barong/admin/audit_entries/export.csv', { as: owner, query: {} });
}

const entries = (query: Record<string, string> = {}, as: Actor | undefined = owner) =>
  portal.call('GET /barong/admin/audit_entries', { as, query });
const newest = async () => (await entries()).body.audit_entries[0];
const verify = async (known?: Head) => {
  await sealEntries(portal.db);
  return verifyAudit(portal.db, portal.services.seal, known);
};

describe('an entry', () => {
  test('says who did what to whom, from where, and how it was before and after', async () => {
    const { user } = await register(portal);
    await portal.call('POST /barong/admin/users/update', {
      as: owner,
      body: { uid: user.uid, state: 'banned', reason: 'Asked for money' },
    });
    const found = (await entries({ act: 'account_shut_out' })).body.audit_entries[0];
    expect(found).toMatchObject({
      actor_id: ownerId,
      actor_role: 'admin owner',
      subject: 'account',
      subject_id: user.id,
      before: { state: 'active' },
      after: { state: 'banned' },
      route: 'POST /barong/admin/users/update',
      network: '127.0.0.1',
    });
    expect(JSON.stringify(found)).not.toContain('Asked for money');
  });

  test('is written for what somebody does to the safety of an account, and outlives the account', async () => {
    const session = await register(portal);
    const { id } = session.user;
    await portal.call('POST /barong/resource/users/me/deletion', {
      as: session,
      body: { password: PASSWORD },
    });
    const acts = (await entries({ search: String(id) })).body.audit_entries;
    const nobody = { subject_id: id, subject_name: null, actor_name: null, network: null };
    expect(acts).toMatchObject([{ act: 'account_deleted', ...nobody }]);
    expect((await verify()).faults).toEqual([]);
  });

  test('is rolled back with the transaction that it is about', async () => {
    const before = await newest();
    const failing = portal.db.transaction().execute(async (trx) => {
      await whileServing(portal.services.seal, 'test', () =>
        recordAct(trx, { act: 'plan_priced', subject: ['plan', 1] }),
      );
      throw new Error('failed');
    });
    await expect(failing).rejects.toThrow('failed');
    expect(await newest()).toEqual(before);
  });

  test('cannot be written where nothing vouches for it', async () => {
    await expect(noteSecurityEvent(portal.db, { kind: 'login', accountId: 1 })).rejects.toThrow(
      'whileServing',
    );
  });
});

describe('the list', () => {
  test('is searched by act, by person and by day, newest first, and comes as CSV, which is an act too', async () => {
    const { user } = await register(portal);
    await portal.call('POST /barong/admin/users/:id/notes', {
      as: owner,
      params: { id: user.id },
      body: { text: 'Called twice' },
    });
    const all = (await entries()).body.audit_entries.map(({ id }) => id);
    expect(all).toEqual(all.toSorted((one, other) => other - one));
    const found = (await entries({ act: 'account_noted', search: user.email })).body;
    expect(found.audit_entries).toMatchObject([{ subject_id: user.id, subject_name: 'Asha Rao' }]);
    expect((await entries({ from: '2020-01-01', to: '2020-01-02' })).body.meta.total).toBe(0);
    const file = await portal.call('GET /barong/admin/audit_entries/export.csv', {
      as: owner,
      query: { search: user.email },
    });
    expect(file.text).toContain('account_noted');
    expect(file.text).not.toContain('Called twice');
    expect(await newest()).toMatchObject({ act: 'export', actor_id: ownerId });
  });

  test('refuses an unknown act or an impossible day', async () => {
    const { status, body } = await entries({ act: 'nothing', from: 'yesterday' });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['act', 'from']]);
  });
});

class TakenBack extends Error {}

/** What `act` finds in a transaction of which nothing stays. */
async function takenBack<T>(db: Db, act: (trx: Trx) => Promise<T>): Promise<T> {
  let found: [T] | undefined;
  const acting = db.transaction().execute(async (trx) => {
    found = [await act(trx)];
    throw new TakenBack();
  });
  await acting.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  if (!found) throw new Error('rolled back before the end');
  return found[0];
}

/** The faults that a check finds after a change by somebody who is PostgreSQL's superuser. */
async function faultsAfter(changes: string[], known?: Head): Promise<string[]> {
  await sealEntries(portal.db);
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(
    portal.db,
  );
  const theirs = { ...inject('postgres'), ...rows[0], user: SUPERUSER, max: 1 };
  const db = openDatabase(openPool(theirs));
  const { faults } = await takenBack(db, async (trx) => {
    for (const each of changes) await sql.raw(each).execute(trx);
    return verifyAudit(trx, portal.services.seal, known);
  });
  await db.destroy();
  return faults;
}

describe('a check', () => {
  const sealed = async () => {
    await sealEntries(portal.db);
    const found = await portal.db
      .selectFrom('audit.entries')
      .select('id')
      .where('seq', 'is not', null)
      .orderBy('seq', 'desc')
      .limit(3)
      .execute();
    return found.map(({ id }) => id);
  };

  test('finds nothing where nobody changed anything, also through an earlier check', async () => {
    const first = await verify();
    await whileServing(portal.services.seal, 'test', () =>
      recordAct(portal.db, {
        act: 'plan_priced',
        subject: ['plan', 1],
        after: { price_paise: 100 },
      }),
    );
    const second = await verify(first.head);
    expect([first.faults, second.faults]).toEqual([[], []]);
    expect(second.head.seq).toBeGreaterThan(first.head.seq);
    expect(second).toMatchObject({ waiting: 0, ownsLog: false });
  });

  test.each([
    ['who did it', 'actor_id = 4711'],
    ['what was done', "act = 'login'"],
    ['when it was', "at = at - interval '1 day'"],
    ['how it was after', `after = '{"state":"active"}'`],
  ])('finds a change of %s', async (_, change) => {
    const [, id] = await sealed();
    expect(await faultsAfter([`update audit.entries set ${change} where id = ${id}`])).toContain(
      `Entry ${id} does not follow from the one before: one of the two was changed.`,
    );
  });

  test('finds a change of where somebody acted from', async () => {
    const { entry_id: id } = await portal.db
      .selectFrom('audit.places')
      .select('entry_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const change = `update audit.places set network = '10.0.0.1' where entry_id = ${id}`;
    expect(await faultsAfter([change])).toEqual([
      `Entry ${id} tells of another place than when it was written.`,
    ]);
  });

  test('finds a removed entry', async () => {
    const [, id] = await sealed();
    const faults = await faultsAfter([`delete from audit.entries where id = ${id}`]);
    expect(faults).toMatchObject([expect.stringMatching(/^The entry at place \d+ was removed\.$/)]);
  });

  test('finds a shortened chain and one written anew, if it knows an earlier head', async () => {
    const { head } = await verify();
    const [id] = await sealed();
    expect(await faultsAfter([`delete from audit.entries where id = ${id}`], head)).toEqual([
      `The end was cut off: the log has ${head.seq - 1} places and had ${head.seq}.`,
    ]);
    const anew = [
      `update audit.entries set seq = null, hash = null, after = null where id = ${id}`,
      'select audit.seal()',
    ];
    const faults = await faultsAfter(anew, head);
    expect(faults).toContain(
      `Place ${head.seq} has another hash than before: the chain was written anew.`,
    );
  });
});

test('the oldest entries and places are forgotten in time, and the rest still holds', async () => {
  await register(portal);
  await portal.call('GET /barong/admin/audit_entries/export.csv', { as: owner, query: {} });
  const { id } = await portal.db
    .selectFrom('audit.entries')
    .select('id')
    .orderBy('id')
    .offset(1)
    .limit(1)
    .executeTakeFirstOrThrow();
  const faults = await faultsAfter([
    'update audit.entries set seq = null, hash = null',
    `update audit.entries set at = at - interval '4 years' where id <= ${id}`,
    `update audit.entries set at = at - interval '1 year' where id = ${id} + 1`,
    'select audit.seal()',
    'select audit.forget_old()',
    `do $$ begin
      assert (select seq from audit.start) = 2, 'two entries are older than three years';
      assert (select min(seq) from audit.entries) = 3, 'the others stay';
      assert not exists (select from audit.places where entry_id <= ${id} + 1), 'no old place stays';
      assert exists (select from audit.places), 'newer places stay';
    end $$`,
  ]);
  expect(faults).toEqual([]);
});

describe('with the app’s own role', () => {
  test.each([
    `update audit.entries set act = 'login'`,
    `delete from audit.entries`,
    `truncate audit.entries cascade`,
    `update audit.places set network = null`,
    `delete from audit.places`,
    `update audit.start set seq = 0`,
    `drop schema audit cascade`,
    `alter table audit.entries disable trigger all`,
    `alter table audit.entries owner to current_user`,
    `create or replace function audit.text_of(entry audit.entries) returns text language sql as 'select 1'`,
    `set role vritti_audit`,
    `insert into audit.entries (nonce, act, mac, at) values (gen_random_uuid(), 'login', 'x', '2020-01-01')`,
    `insert into audit.entries (nonce, act, mac, seq, hash) values (gen_random_uuid(), 'login', 'x', 1, 'x')`,
  ])('nobody may %s', async (statement) => {
    const tried = sql.raw(statement).execute(portal.db);
    await expect(tried).rejects.toThrow(/permission denied|must be owner/);
  });

  test('a forged entry is found, because the server’s mark is missing, and so is a copied one', async () => {
    const { id, faults } = await takenBack(portal.db, async (trx) => {
      const { rows } = await sql<{ id: number }>`
        insert into audit.entries (nonce, act, actor_id, mac)
          values (gen_random_uuid(), 'plan_priced', 1, 'forged') returning id`.execute(trx);
      await sealEntries(trx);
      return { id: rows[0]?.id, ...(await verifyAudit(trx, portal.services.seal)) };
    });
    expect(faults).toEqual([`Entry ${id} was not written by this server, or changed since.`]);
    await expect(
      sql`insert into audit.entries (nonce, act, actor_id, mac)
        select nonce, act, actor_id, mac from audit.entries limit 1`.execute(portal.db),
    ).rejects.toThrow(/unique/);
    await expect(
      sql`select audit.restore(jsonb_build_object('id', 1, 'nonce', gen_random_uuid(), 'act', 'login',
        'mac', 'x', 'seq', 1, 'hash', 'x', 'at', now()))`.execute(portal.db),
    ).rejects.toThrow('does not continue');
  });
});
