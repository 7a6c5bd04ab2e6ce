// Runs the commands: each once as npm does, as a program with arguments, an environment and an exit
// code, and otherwise in this process, because a program takes a second to load.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { Session } from '../../contract/accounts.ts';
import type { SecurityEventKind } from '../../contract/accounts/security-event-kinds.ts';
import { announceForNow } from '../../contract/test/announce-for-now.ts';
import { openSeal } from '../platform/secrets/seal.ts';
import { hasSecondStep } from '../platform/secrets/second-step.ts';
import { apply, openCompany, openJob } from '../test/hiring.ts';
import { register } from '../test/people.ts';
import { openPortal } from '../test/portal.ts';
import { admin } from './programs/admin.ts';
import { announce } from './programs/announce.ts';
import { backup } from './programs/backup.ts';
import { books } from './programs/books.ts';
import { importAll } from './programs/import.ts';
import { restore } from './programs/restore.ts';

const portal = await openPortal();
let databaseUrl: string;
const folder = mkdtempSync(path.join(tmpdir(), 'vritti-commands-'));
beforeAll(async () => {
  const name = await sql<{ name: string }>`select current_database() as name`.execute(portal.db);
  const { user, host, port } = inject('postgres');
  const place = new URLSearchParams({ host: String(host), port: String(port ?? 5432) });
  databaseUrl = `postgres://${user}@localhost/${name.rows[0]?.name}?${place}`;
});
afterAll(() => rmSync(folder, { recursive: true }));

type Command = 'import' | 'admin' | 'announce' | 'backup' | 'books' | 'restore';
const programs = { import: importAll, admin, announce, backup, books, restore };

const environmentOf = (env: NodeJS.ProcessEnv) => ({
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl,
  ...env,
});

async function runAsProgram(command: Command, words: string[], env: NodeJS.ProcessEnv = {}) {
  const file = path.join(import.meta.dirname, `${command}.ts`);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [file, ...words], {
    env: { PATH, NODE_COMPILE_CACHE, ...environmentOf(env) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { output, errors, code };
}

/** What the program would write and answer, without a process of its own. */
async function run(command: Command, words: string[], env: NodeJS.ProcessEnv = {}) {
  let [output, errors] = ['', ''];
  // Nobody sits there who could be asked for a password.
  Reflect.set(process.stdin, 'isTTY', false);
  for (const [name, value] of Object.entries(environmentOf(env))) vi.stubEnv(name, value);
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((line) => void (output += `${line}\n`)),
    vi.spyOn(console, 'error').mockImplementation((line) => void (errors += `${line}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation((part) => Boolean((output += part))),
  ];
  try {
    const code = await programs[command](words);
    return { output, errors, code };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}

function write(name: string, content: string | Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** The security events of a kind that are of no account. */
const notedOfNobody = (kind: SecurityEventKind) =>
  portal.db
    .selectFrom('security_events')
    .select('detail')
    .where('kind', '=', kind)
    .where('account_id', 'is', null)
    .execute();

describe('npm run import', () => {
  test('reports refused rows, sums up each file and succeeds if some rows could be read', async () => {
    const rows = [{ id: 1, title: 'Tailor' }, { id: 2 }].map((row) => JSON.stringify(row));
    const file = write('shops.jsonl.gz', gzipSync(rows.join('\n')));
    const { output, errors, code } = await runAsProgram('import', [file]);
    expect([errors, code]).toEqual(['', 0]);
    expect(output).toContain(`${file}, row 2: no title\n`);
    expect(output).toMatch(/: 2 read, 1 new, 0 changed, 0 unchanged, 1 refused, \d+\.\d s\n$/);
    expect(output).not.toContain('\u001B');
    const again = await run('import', [file]);
    expect(again.output).toContain('0 new, 0 changed, 1 unchanged');
  });

  test('fails if a file is missing, and imports the others', async () => {
    const file = write('more.jsonl', '{"id":1,"title":"Cook"}');
    const { output, errors, code } = await run('import', [path.join(folder, 'none'), file]);
    expect(code).toBe(1);
    expect(errors).toMatch(/none cannot be read: .*no such file/);
    expect(output).toContain('1 read, 1 new');
  });

  test('fails if no row could be read', async () => {
    const { code } = await run('import', [write('bad.jsonl', '{"id":1}')]);
    expect(code).toBe(1);
  });

  test('prints its usage without a file', async () => {
    const { errors, code } = await run('import', []);
    expect(errors).toContain('Usage: npm run import -- FILE…');
    expect(code).toBe(1);
  });

  test('reports in one line that the database cannot be reached', async () => {
    const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    const { errors, code } = await run('import', [write('x.jsonl', '{}')], env);
    expect(errors).toMatch(/^The database of DATABASE_URL cannot be reached: .*\n$/);
    expect(code).toBe(1);
  });
});

describe('npm run admin', () => {
  const password = 'Mango-tree-42';
  const create = (email: string, ADMIN_PASSWORD = password) =>
    run('admin', ['create', email], { ADMIN_PASSWORD });

  test('creates an admin who can log in; running it again changes nothing', async () => {
    const first = await create('boss@people.test');
    expect(first).toMatchObject({
      output: 'boss@people.test is an admin now.\n',
      code: 0,
    });
    const again = await create('BOSS@people.test', 'Other-tree-43');
    expect(again).toMatchObject({ output: expect.stringContaining('admin already'), code: 0 });
    const session = await portal.call('POST /barong/identity/sessions', {
      body: { email: 'boss@people.test', password },
    });
    expect(session.body.user).toMatchObject({ role: 'admin', state: 'active' });
  });

  test('never turns a seeker or a recruiter into an admin', async () => {
    const { user } = await register(portal, { role: 'hr' });
    const { errors, code } = await create(user.email);
    expect(errors).toBe(`${user.email} has an account that is not an admin; it was left so.\n`);
    expect(code).toBe(1);
  });

  test.each([
    ['no-address', password, 'valid email'],
    ['x@people.test', '', 'required'],
    ['x@people.test', 'short1', 'at least 8 characters'],
    ['x@people.test', 'Password123', 'too weak'],
  ])('refuses %s with the password %j', async (email, wrong, reason) => {
    const { errors, code } = await create(email, wrong);
    expect(errors).toContain(reason);
    expect(code).toBe(1);
  });

  test.each([
    [['make', 'x@people.test']],
    [['create', 'a@b.in', 'c@d.in']],
    [['create']],
    [['renew-key', 'x']],
  ])('explains itself for %j', async (words) => {
    const { errors, code } = await run('admin', words);
    expect(errors).toContain('Usage: npm run admin -- create EMAIL');
    expect(code).toBe(1);
  });
});

describe('npm run admin -- sign-out', () => {
  const me = async (as: Session) =>
    (await portal.send({ method: 'GET', url: '/api/v2/barong/resource/users/me', as })).status;

  test('ends all sessions of one account and of no other, and notes it for its holder', async () => {
    const [asha, ravi] = [await register(portal), await register(portal)];
    const { output, code } = await run('admin', ['sign-out', asha.user.email.toUpperCase()]);
    expect([output, code]).toEqual(['1 session was ended.\n', 0]);
    expect([await me(asha), await me(ravi)]).toEqual([401, 200]);
    const noted = await portal.db
      .selectFrom('security_events')
      .select('account_id')
      .where('kind', '=', 'sessions_ended')
      .where('account_id', 'in', [asha.user.id, ravi.user.id])
      .execute();
    expect(noted).toEqual([{ account_id: asha.user.id }]);
  });

  test('ends the sessions of everybody', async () => {
    const people = [await register(portal), await register(portal, { role: 'hr' })];
    const { output } = await run('admin', ['sign-out', 'everybody']);
    expect(output).toMatch(/^\d+ sessions were ended\.\n$/);
    expect(await Promise.all(people.map(me))).toEqual([401, 401]);
    expect(await notedOfNobody('sessions_ended')).toEqual([{ detail: 'everybody' }]);
  });

  test('says so if nobody has the address, and ends as a program that failed', async () => {
    const { errors, code } = await runAsProgram('admin', ['sign-out', 'nobody@people.test']);
    expect([errors, code]).toEqual(['No account has the address nobody@people.test.\n', 1]);
  });
});

describe('npm run admin -- forget-second-step', () => {
  test('takes both kinds away from one account, and logs it out', async () => {
    const [asha, ravi] = [await register(portal), await register(portal)];
    for (const { user } of [asha, ravi]) {
      const account_id = user.id;
      await portal.db
        .insertInto('two_step')
        .values({ account_id, sealed_secret: Buffer.from('x'), enabled_at: new Date() })
        .execute();
      const key = { credential_id: Buffer.from(user.uid), public_key: Buffer.from('x') };
      await portal.db
        .insertInto('passkeys')
        .values({ account_id, ...key, counter: 0, transports: [], name: 'My phone' })
        .execute();
    }
    const { output, code } = await run('admin', ['forget-second-step', asha.user.email]);
    expect([output, code]).toEqual([
      `${asha.user.email} logs in with the password alone now.\n`,
      0,
    ]);
    expect(await hasSecondStep(portal.db, asha.user.id)).toBe(false);
    expect(await hasSecondStep(portal.db, ravi.user.id)).toBe(true);
    const me = await portal.call('GET /barong/resource/users/me', { as: asha });
    expect(me.status).toBe(401);
  });

  test('says when no account has the address', async () => {
    const { errors, code } = await run('admin', ['forget-second-step', 'nobody@people.test']);
    expect([errors, code]).toEqual(['No account has the address nobody@people.test.\n', 1]);
  });
});

describe('npm run admin -- renew-key', () => {
  test('encrypts the secrets of the second step with a new key, and keeps the old one', async () => {
    await portal.db.deleteFrom('two_step').execute();
    const old = await openSeal(folder);
    const { user } = await register(portal);
    const row = { account_id: user.id, sealed_secret: old.close('JBSWY3DP') };
    await portal.db.insertInto('two_step').values(row).execute();
    const { output, code } = await run('admin', ['renew-key']);
    expect(output).toMatch(/^There is a new key\..*second step 1, .* set 0\.\n$/);
    expect(code).toBe(0);
    const { sealed_secret } = await portal.db
      .selectFrom('two_step')
      .select('sealed_secret')
      .where('account_id', '=', user.id)
      .executeTakeFirstOrThrow();
    const now = await openSeal(folder);
    expect([now.open(sealed_secret), now.open(row.sealed_secret)]).toEqual([
      'JBSWY3DP',
      'JBSWY3DP',
    ]);
    expect(() => old.open(sealed_secret)).toThrow('unable to authenticate');
    expect(await notedOfNobody('key_renewed')).toEqual([{ detail: null }]);
  });
});

describe('npm run admin -- check-histories', () => {
  test('names the applications whose events somebody has tampered with', async () => {
    const { id: companyId } = await openCompany(portal);
    const seeker = await register(portal);
    const { id } = await apply(portal, seeker, await openJob(portal, companyId));
    const before = await run('admin', ['check-histories']);
    expect([before.errors, before.code]).toEqual(['', 0]);
    await sql`update applications set last_event_hash = 'x' where id = ${id}`.execute(portal.db);
    const after = await run('admin', ['check-histories']);
    expect(after.errors).toBe(
      `Applications whose events are not as they were written: 1, namely ${id} (event missing).\n`,
    );
    expect([after.output, after.code]).toEqual(['', 1]);
  });
});

describe('npm run announce', () => {
  test('mails everybody who waits for a released page, once', async () => {
    const wish = { email: 'asha@wait.test', path: '/released' };
    await portal.db.insertInto('feature_waits').values(wish).execute();
    const first = await runAsProgram('announce', ['/released']);
    expect([first.output, first.code]).toEqual(['1 person will be mailed about /released.\n', 0]);
    const second = await run('announce', ['/released']);
    expect([second.output, second.code]).toEqual(['Nobody waits for /released.\n', 0]);
    expect(await portal.mailsTo('asha@wait.test')).toHaveLength(1);
  });

  test('mails nobody about a page that still shows Coming Soon or does not exist', async () => {
    const endAnnouncing = announceForNow(['/mentors']);
    const early = await run('announce', ['/mentors']);
    endAnnouncing();
    expect([early.errors, early.code]).toEqual([
      '/mentors still shows Coming Soon: remove it from contract/announced/announced.ts first.\n',
      1,
    ]);
    for (const words of [[], ['mentors'], ['/a', '/b']]) {
      const { errors, code } = await run('announce', words);
      expect([errors.split('\n')[0], code]).toEqual(['Usage: npm run announce -- PATH', 1]);
    }
  });
});

describe('npm run backup and npm run restore', () => {
  test('make an encrypted archive with a new pair of keys, and read it', async () => {
    const pair = await run('backup', ['new-key']);
    const BACKUP_KEY = /BACKUP_KEY=(\S+)/.exec(pair.output)?.[1];
    const BACKUP_SECRET = /BACKUP_SECRET=(\S+)/.exec(pair.output)?.[1];
    const made = await runAsProgram('backup', [], { BACKUP_KEY });
    expect([made.errors, made.code]).toEqual(['', 0]);
    const [, file = ''] = /^(\S+\.tar\.gz\.age): \d+ rows, \d+ files, /.exec(made.output) ?? [];
    const read = await runAsProgram('restore', [file, 'check'], { BACKUP_SECRET });
    expect([read.errors, read.code]).toEqual(['', 0]);
    expect(read.output).toMatch(
      /^The backup can be restored\. It is of 2\d{3}-.*: \d+ rows, \d+ files\./,
    );
  });

  test('say that an archive without encryption lacks the key of the data folder', async () => {
    const made = await run('backup', []);
    expect(made.output).toContain('Without BACKUP_KEY seal.key is not in it');
    const file = made.output.split(': ')[0] ?? '';
    const read = await run('restore', [file, 'check']);
    expect(read.output).toContain('Not in it: seal.key.');
    const refused = await run('restore', [file]);
    expect(refused.errors).toMatch(/^Nothing was restored, because|^Somebody is connected/);
    expect(refused.code).toBe(1);
  });

  test('explain themselves, and name a file that is not there', async () => {
    expect((await run('backup', ['now'])).errors).toContain('Usage: npm run backup');
    expect((await run('restore', [])).errors).toContain('Usage: npm run restore -- FILE');
    expect((await run('restore', ['x', 'now'])).errors).toContain('Usage: npm run restore');
    expect((await run('restore', ['/nowhere/x'])).errors).toBe('There is no file /nowhere/x.\n');
  });
});

describe('npm run books', () => {
  const HEAD = 'entity_id,type,amount,fee,tax,credit,debit,settlement_id,settled_at';

  test('reads a report, names what differs and fails until that is explained', async () => {
    const line = 'adj_1,adjustment,10,0,0,0,10,setl_1,2026-11-20T12:00:00+05:30';
    const file = write('settled.csv', `${HEAD}\n${line}\n`);
    const { output, errors, code } = await run('books', ['reconcile', file]);
    expect([errors, code]).toEqual(['', 1]);
    expect(output).toBe(
      '1 lines, 1 of them new.\nother, adj_1 setl_1, here ₹0, there −₹10\n1 open differences.\n',
    );
    await sql`update settlement_differences set explained_at = now(), note = 'Known'`.execute(
      portal.db,
    );
    expect(await run('books', ['reconcile', '2026-11-19', '2026-11-20'])).toEqual({
      output: 'Nothing differs.\n',
      errors: '',
      code: 0,
    });
  });

  test('says whether the ledger matches all payments, and names those that it does not match', async () => {
    const fits = { output: 'The ledger fits all payments.\n', errors: '', code: 0 };
    expect(await run('books', ['check'])).toEqual(fits);
    await sql`insert into payments (state, gateway, taxable_paise, amount_paise)
      values ('paid', 'sandbox', 100, 118)`.execute(portal.db);
    const { output, code } = await run('books', ['check']);
    expect([output, code]).toEqual([expect.stringMatching(/: 1, namely \d+ \(paid\)\n$/), 1]);
  });

  test.each([
    [['reconcile', 'nowhere.csv'], 'nowhere.csv cannot be read.'],
    [['reconcile', '2026-11-20', '2026-11-19'], 'no days of at most a year'],
    [['check', '2026-11-20'], 'Usage: npm run books'],
  ])('refuses %j', async (words, reason) => {
    const { errors, code } = await run('books', words);
    expect(errors).toContain(reason);
    expect(code).toBe(1);
  });

  test('keeps nothing of a report that cannot be read, and names its line', async () => {
    const file = write('broken.csv', `${HEAD}\npay_1,payment,ten,0,0,10,0,setl_1,20/11/2026\n`);
    const { errors, code } = await run('books', ['reconcile', file]);
    expect([errors.includes('line 2: amount'), code]).toEqual([true, 1]);
    const other = await run('books', ['reconcile', write('letter.csv', 'Dear bank')]);
    expect(other.errors).toContain('is no settlement report.');
  });
});
