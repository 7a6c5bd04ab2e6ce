// Usage: npm run bench -- managed-accounts [USERS [COMPANIES]]   How long an admin waits for the lists of
// users (default 100,000) and HR accounts (20,000): first page, last page and searches.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { quantileOf } from './figures/quantile.ts';
import { addAdmin, signIn } from '../db/world/people.ts';
import { parseConfig } from '../server/config.ts';
import { openStorage } from '../server/storage.ts';
import { startServer } from './kill-drill/server.ts';

const USERS = Number(process.argv[2] ?? 100_000);
const COMPANIES = Number(process.argv[3] ?? 20_000);
const ROUNDS = 60;
const PORT = 4395;

const dataDir = mkdtempSync(path.join(tmpdir(), 'vritti-bench-'));
const { db, close } = await openStorage(parseConfig({ DATA_DIR: dataDir }));
const admin = await addAdmin(db);
const session = await signIn(db, admin);
// Admins need a second step; this one is never used.
await db
  .insertInto('two_step')
  .values({ account_id: admin.id, sealed_secret: Buffer.alloc(1), enabled_at: new Date() })
  .execute();
const NAMES = sql`(array['Asha','Ravi','Meena','Imran','Priya','Suresh','Lakshmi','Farhan','Kavita','Anil'])`;
const SURNAMES = sql`(array['Rao','Iyer','Devi','Khan','Nair','Kumar','Gowda','Qureshi','Patil','Das','Joshi'])`;
await sql`
  insert into accounts (uid, email, role, state, level, name, password_hash, email_verified_at)
  select 'IDU' || at, lower(first) || '.' || lower(last) || at || '@people.example', 'user',
      (array['active','active','active','inactive','banned'])[1 + at % 5], 1, first || ' ' || last, 'none', now()
    from generate_series(1, ${USERS}::int) as at,
      lateral (select (${NAMES})[1 + at % 10] as first, (${SURNAMES})[1 + at % 11] as last) as person`.execute(
  db,
);
await sql`
  with made as (
    insert into companies (name, industry, website)
    select (${SURNAMES})[1 + at % 11] || ' Traders ' || at, 'Textiles', 'https://traders' || at || '.example'
      from generate_series(1, ${COMPANIES}::int) as at
    returning id
  )
  insert into accounts (uid, email, role, state, level, name, password_hash, email_verified_at,
      company_id, team_role)
  select 'IDH' || id, 'hr@traders' || id || '.example', 'hr', 'active', 1, 'Anil Kumar', 'none', now(), id,
      'owner' from made`.execute(db);
await sql`vacuum analyze accounts`.execute(db);
await sql`analyze`.execute(db);
await close();
const portal = await startServer(dataDir, PORT);

async function read(route: string): Promise<number> {
  const answer = await fetch(`${portal.address}/api/v2/${route}`, {
    headers: { authorization: `Bearer ${session.token}` },
  });
  if (!answer.ok) throw new Error(`${route} was answered ${answer.status}`);
  await answer.arrayBuffer();
  return Number(answer.headers.get('x-total-count'));
}

async function time(name: string, routes: readonly string[]): Promise<void> {
  const times: number[] = [];
  let total = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    total = await read(routes[round % routes.length] ?? '');
    times.push(performance.now() - start);
  }
  const at = (share: number) => quantileOf(times, share).toFixed(1);
  console.log(
    `${name.padEnd(40)} median ${at(0.5).padStart(6)} ms   p95 ${at(0.95).padStart(6)} ms   of ${total}`,
  );
}

const users = 'barong/admin/users?role=member&limit=10';
const recruiters = 'admin/hr_accounts?per_page=10';
try {
  await time('floor: a call that reads one row', ['barong/resource/users/me']);
  await time('users: the first page', [users]);
  await time('users: one state', [`${users}&state=banned`]);
  await time('users: the last page', [`${users}&page=${Math.ceil(USERS / 10)}`]);
  await time('users: one address', [`${users}&email=asha.rao110`, `${users}&email=khan3333`]);
  await time('users: a name that many have', [`${users}&search=rao`, `${users}&search=asha`]);
  await time('HR accounts: the first page', [recruiters]);
  await time('HR accounts: a company', [`${recruiters}&company_name=traders%20777`]);
  await time('HR accounts: a search', [`${recruiters}&search=iyer`, `${recruiters}&search=anil`]);
} finally {
  await portal.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
