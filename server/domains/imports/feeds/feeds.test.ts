import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../../../../contract/accounts.ts';
import { attemptKey } from '../../../platform/limits/attempt-keys.ts';
import { makeAttempts } from '../../../test/attempts.ts';
import { openCompany, openJob, registerRecruiter } from '../../../test/hiring.ts';
import { type Actor, openPortal } from '../../../test/portal.ts';
import { lockImportOf } from '../own-queries.ts';
import { readDaily, takeDueFeeds } from './feeds.ts';

/** What the server of the feed answers with. */
let sent: { status?: number; headers?: Record<string, string>; body: string | Buffer };
let asked: IncomingMessage[] = [];
/** What happens while the server of the feed answers. */
let meanwhile: () => Promise<unknown> = () => Promise.resolve();

const portal = await openPortal();
const server = createServer((request, answer) => {
  asked.push(request);
  void meanwhile().then(() => answer.writeHead(sent.status ?? 200, sent.headers).end(sent.body));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const address: string = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jobs`;
afterAll(() => void server.close());

let companyId: number;
let recruiter: Session;
beforeEach(async () => {
  const facts = { description: 'Cloth.', industry: 'Textiles', website: 'https://mill.example' };
  companyId = (await openCompany(portal, facts)).id;
  recruiter = await registerRecruiter(portal, companyId);
  asked = [];
  meanwhile = () => Promise.resolve();
});

const csv = (...rows: string[]) =>
  ['reference,title,description,location,employment_type', ...rows].join('\n');
const row = (reference: string, title: string) =>
  `${reference},${title},Works with cloth all day.,Indore,full time`;
const TWO = csv(row('A-1', 'Tailor'), row('A-2', 'Cutter'));

const set = (as: Actor = recruiter, at = address) =>
  portal.call('PUT /barong/resource/job_feed', { as, body: { address: at } });
const preview = (as: Actor = recruiter, at = address) =>
  portal.call('POST /barong/resource/job_feed/preview', { as, body: { address: at } });
const readNow = (body = {}) =>
  portal.call('POST /barong/resource/job_feed/runs', { as: recruiter, body });
const runs = async () =>
  (await portal.call('GET /barong/resource/job_feed/runs', { as: recruiter, query: {} })).body.runs;
const feed = async () =>
  (await portal.call('GET /barong/resource/job_feed', { as: recruiter })).body.feed;
const jobs = () =>
  portal.db
    .selectFrom('jobs')
    .leftJoin('job_search', 'job_search.job_id', 'jobs.id')
    .select(['jobs.id', 'jobs.title', 'jobs.status', 'jobs.paused_at', 'job_search.job_id'])
    .where('jobs.company_id', '=', companyId)
    .orderBy('jobs.id')
    .execute();
const states = async () => (await jobs()).map(({ title, status }) => `${title}: ${status}`);
const counted = (outcome: Record<string, number>) => expect.objectContaining(outcome);

describe('the feed of a company', () => {
  test('is previewed before anything is stored, then read, and its jobs are open', async () => {
    const [head, ...rows] = TWO.split('\n');
    const withMore = [`${head},Notice period`, ...rows.map((one) => `${one},30`)].join('\n');
    sent = { body: withMore };
    const shown = await preview();
    expect(shown.body.rows.map(({ outcome, title }) => [outcome, title])).toEqual([
      ['new', 'Tailor'],
      ['new', 'Cutter'],
    ]);
    expect(shown.body.columns).toContainEqual({
      name: 'Notice period',
      read_as: [],
      said: '30',
      understood: '',
    });
    expect([await states(), await feed()]).toEqual([[], null]);
    const { body } = await set();
    expect(body.run).toMatchObject({ outcome: 'read', counts: counted({ new: 2 }) });
    expect(body.feed).toMatchObject({ address, failures: 0, open_jobs: 2 });
    expect(await states()).toEqual(['Tailor: active', 'Cutter: active']);
    expect((await jobs()).every(({ job_id }) => job_id !== null)).toBe(true);
  });

  test.each([
    [
      'Indeed XML',
      `<source><publisher>Mill</publisher><job><title><![CDATA[Tailor]]></title>
       <referencenumber>A-1</referencenumber><city>Indore</city><jobtype>full time</jobtype>
       <description><![CDATA[<p>Works with cloth.</p>]]></description></job></source>`,
    ],
    [
      'JSON Lines',
      JSON.stringify({
        id: 1,
        title: 'Tailor',
        description: 'Works with cloth.',
        cities: ['Indore', 'Ujjain'],
        employment_type: 'full time',
        benefits: ['PF'],
      }),
    ],
    ['CSV in UTF-16', Buffer.from(`\uFEFF${csv(row('A-1', 'Tailor'))}`, 'utf16le')],
    ['packed CSV', gzipSync(csv(row('A-1', 'Tailor')))],
  ])('may be %s', async (_, body) => {
    sent = { body };
    expect((await set()).body.run.rows).toEqual([
      expect.objectContaining({ title: 'Tailor', outcome: 'new', problems: [] }),
    ]);
  });

  test('takes over a job that was posted by hand', async () => {
    const id = await openJob(portal, companyId, { title: 'Tailor', location: 'Indore' });
    sent = { body: csv(row('A-1', 'TAILOR')) };
    const { body } = await set();
    expect(body.run.rows).toMatchObject([{ outcome: 'changed', joined: true, job_id: id }]);
    expect((await jobs()).length).toBe(1);
  });

  test('says what is wrong in a row, and skips it', async () => {
    sent = { body: csv(row('A-1', 'Tailor'), 'A-2,Cutter,Cuts.,,full time') };
    const { run } = (await set()).body;
    expect(run.counts).toMatchObject({ new: 1, wrong: 1 });
    expect(run.rows[1]?.problems).toEqual([
      { column: 'location', text: 'Job location is required.' },
    ]);
  });

  test('closes jobs that it no longer lists, mails that, and reopens them when it lists them again', async () => {
    sent = { body: csv(row('A-1', 'Tailor'), row('A-2', 'Cutter'), row('A-3', 'Dyer')) };
    await set();
    sent = { body: TWO };
    const { run } = (await readNow()).body;
    expect(run.counts).toMatchObject({ same: 2, left: 1 });
    expect(run.rows).toMatchObject([{ outcome: 'left', title: 'Dyer' }]);
    expect(await states()).toEqual(['Tailor: active', 'Cutter: active', 'Dyer: closed']);
    const mail = (await portal.mailsTo(recruiter.user.email)).at(-1);
    expect(mail?.subject).toBe('1 job left your feed and is closed');
    expect(mail?.text).toContain('Dyer');
    sent = { body: csv(row('A-1', 'Tailor'), row('A-2', 'Cutter'), row('A-3', 'Dyer')) };
    expect((await readNow()).body.run.counts).toMatchObject({ same: 2, reopened: 1 });
    expect((await states())[2]).toBe('Dyer: active');
  });

  test('leaves alone a job that somebody closed, or reopened after it had left the list', async () => {
    sent = { body: csv(row('A-1', 'Tailor'), row('A-2', 'Cutter'), row('A-3', 'Dyer')) };
    await set();
    const [tailor, , dyer] = await jobs();
    await portal.call('POST /barong/resource/jobs/:id/closure', {
      as: recruiter,
      params: { id: tailor?.id ?? 0 },
    });
    sent = { body: TWO };
    expect((await readNow()).body.run.counts).toMatchObject({ closed: 1, left: 1, reopened: 0 });
    await portal.call('POST /barong/resource/jobs/:id/reopening', {
      as: recruiter,
      params: { id: dyer?.id ?? 0 },
      body: {},
    });
    expect((await readNow()).body.run.counts).toMatchObject({ left: 0 });
    expect(await states()).toEqual(['Tailor: closed', 'Cutter: active', 'Dyer: active']);
  });

  test('with fewer than half of its jobs changes nothing until somebody says that it is right', async () => {
    sent = { body: csv(row('A-1', 'Tailor'), row('A-2', 'Cutter'), row('A-3', 'Dyer')) };
    await set();
    sent = { body: csv(row('A-1', 'Head tailor')) };
    expect((await readNow()).body.run).toMatchObject({ outcome: 'failed', reason: 'shrunk' });
    expect(await states()).toEqual(['Tailor: active', 'Cutter: active', 'Dyer: active']);
    const { run } = (await readNow({ even_if_smaller: true })).body;
    expect(run.counts).toMatchObject({ changed: 1, left: 2 });
    expect(await states()).toEqual(['Head tailor: active', 'Cutter: closed', 'Dyer: closed']);
  });

  test('with an unreadable row closes no job, because that row could be any of them', async () => {
    sent = { body: TWO };
    await set();
    sent = { body: csv(row('A-1', 'Tailor'), 'A-2,Cutter') };
    expect((await readNow()).body.run.counts).toMatchObject({ same: 1, wrong: 1, left: 0 });
    expect(await states()).toEqual(['Tailor: active', 'Cutter: active']);
  });

  test.each([
    ['refused', { status: 503, body: '' }],
    ['empty', { body: csv() }],
    ['unreadable', { body: '<html><body>Back soon</body>' }],
    ['unreadable', { body: Buffer.from([0x1f, 0x8b, 1, 2]) }],
    ['too_large', { body: 'x'.repeat(5_000_001) }],
    ['too_large', { body: gzipSync('x'.repeat(5_000_001)) }],
    ['too_many_rows', { body: csv(...Array.from({ length: 501 }, (_, n) => row(`N-${n}`, 'T'))) }],
    ['forbidden', { status: 302, headers: { location: 'https://169.254.169.254/' }, body: '' }],
  ])(
    'that is %s changes nothing, and the third time in a row is told by mail',
    async (reason, broken) => {
      sent = { body: TWO };
      await set();
      sent = broken;
      for (const failures of [1, 2, 3, 4]) {
        const { run } = (await readNow()).body;
        expect(run).toMatchObject({ outcome: 'failed', reason });
        expect((await feed())?.failures).toBe(failures);
      }
      expect(await states()).toEqual(['Tailor: active', 'Cutter: active']);
      await portal.work();
      const told = portal.inbox
        .of(recruiter.user.email)
        .filter(({ subject }) => /cannot be read/.test(subject ?? ''));
      expect(told).toHaveLength(1);
      sent = { body: TWO };
      await readNow();
      expect((await feed())?.failures).toBe(0);
    },
  );

  test('is asked only whether it has changed, and if not, keeps its jobs open', async () => {
    sent = {
      body: TWO,
      headers: { etag: '"one"', 'last-modified': 'Sun, 22 Nov 2026 10:00:00 GMT' },
    };
    await set();
    await portal.db
      .updateTable('jobs')
      .set({ paused_at: new Date(), expires_at: new Date(Date.now() - 1_000) })
      .where('company_id', '=', companyId)
      .execute();
    sent = { status: 304, body: '' };
    expect((await readNow()).body.run).toMatchObject({ outcome: 'unchanged', reason: null });
    expect(asked.at(-1)?.headers).toMatchObject({
      'if-none-match': '"one"',
      'if-modified-since': 'Sun, 22 Nov 2026 10:00:00 GMT',
    });
    expect(
      (await jobs()).every(({ paused_at, job_id }) => paused_at === null && job_id !== null),
    ).toBe(true);
  });

  test('is read once a day, but not while it is paused', async () => {
    sent = { body: TWO };
    await set();
    const due = () =>
      portal.db
        .updateTable('job_feeds')
        .set({ next_read_at: new Date(Date.now() - 1_000) })
        .where('company_id', '=', companyId)
        .execute();
    const daily = async () => {
      for (const id of await takeDueFeeds(portal.db)) await readDaily(portal.services, id);
    };
    await daily();
    expect(await runs()).toHaveLength(1);
    await due();
    sent = { body: csv(row('A-1', 'Tailor'), row('A-2', 'Head cutter')) };
    await daily();
    expect((await runs()).map(({ counts }) => counts.changed)).toEqual([1, 0]);
    const paused = await portal.call('PUT /barong/resource/job_feed/pause', {
      as: recruiter,
      body: { paused: true },
    });
    expect(paused.body.feed.next_read_at).toBeNull();
    await due();
    await daily();
    expect(await runs()).toHaveLength(2);
  });

  test('posts in the name of a colleague once the person who gave its address may not post any more', async () => {
    sent = { body: TWO };
    await set();
    const owner = await registerRecruiter(portal, companyId);
    await portal.db
      .updateTable('accounts')
      .set({ team_role: 'viewer' })
      .where('id', '=', recruiter.user.id)
      .execute();
    recruiter = owner;
    sent = { body: csv(row('A-1', 'Tailor'), row('A-2', 'Cutter'), row('A-3', 'Dyer')) };
    expect((await readNow()).body.run.counts).toMatchObject({ new: 1 });
  });

  test('changes nothing while the company may not post', async () => {
    sent = { body: TWO };
    await set();
    await portal.db
      .updateTable('companies')
      .set({ description: null })
      .where('id', '=', companyId)
      .execute();
    expect((await readNow()).body.run).toMatchObject({ outcome: 'failed', reason: 'no_poster' });
  });

  test('is removed, and its jobs stay', async () => {
    sent = { body: TWO };
    await set();
    const remove = () => portal.call('DELETE /barong/resource/job_feed', { as: recruiter });
    expect((await remove()).status).toBe(200);
    expect([await feed(), await runs(), await states()]).toEqual([
      null,
      [],
      ['Tailor: active', 'Cutter: active'],
    ]);
    expect([(await remove()).status, (await readNow()).body.errors]).toEqual([
      404,
      ['resource.job_feed.not_found'],
    ]);
  });

  test('belongs to its company: another one neither sees nor reads it', async () => {
    sent = { body: TWO };
    await set();
    const facts = { description: 'Steel.', industry: 'Metal', website: 'https://steel.example' };
    const stranger = await registerRecruiter(portal, (await openCompany(portal, facts)).id);
    const theirs = await portal.call('GET /barong/resource/job_feed', { as: stranger });
    expect(theirs.body.feed).toBeNull();
    const reading = await portal.call('POST /barong/resource/job_feed/runs', {
      as: stranger,
      body: {},
    });
    expect(reading.status).toBe(404);
  });

  test('can be read by hand so many times an hour; beyond that its server is not asked', async () => {
    sent = { body: TWO };
    await set();
    await makeAttempts(portal, attemptKey('job-feed', { company: companyId }), 20);
    asked = [];
    const { status, body } = await readNow();
    expect([status, body.errors, asked]).toEqual([429, ['request.too_many_requests'], []]);
  });
});

describe('an address', () => {
  test.each([
    ['http://example.com/jobs.csv', 'resource.job_feed.forbidden_address'],
    ['https://10.0.0.1/jobs.csv', 'resource.job_feed.forbidden_address'],
    ['https://169.254.169.254/latest/meta-data', 'resource.job_feed.forbidden_address'],
    ['file:///etc/passwd', 'resource.job_feed.forbidden_address'],
    ['jobs.csv', 'resource.job_feed.forbidden_address'],
    ['', 'request.missing'],
  ])('such as %j is refused', async (at, code) => {
    expect((await preview(recruiter, at)).body.errors).toEqual([code]);
    expect((await set(recruiter, at)).body.errors).toEqual([code]);
    expect(await feed()).toBeNull();
  });

  test('without a list is refused with the reason, and the previous feed stays', async () => {
    sent = { body: TWO };
    await set();
    sent = { status: 404, body: 'no' };
    expect((await set(recruiter, `${address}2`)).body.errors).toEqual([
      'resource.job_feed.no_answer',
    ]);
    sent = { body: 'no list' };
    expect((await set(recruiter, `${address}2`)).body.errors).toEqual([
      'resource.job_feed.unreadable',
    ]);
    expect((await feed())?.address).toBe(address);
  });

  test('is not replaced while another import of the company runs', async () => {
    sent = { body: TWO };
    await set();
    await portal.db.transaction().execute(async (trx) => {
      await lockImportOf(trx, companyId);
      const { status, body } = await set(recruiter, `${address}?other`);
      expect([status, body.errors]).toEqual([409, ['resource.job_import.running']]);
    });
    expect((await feed())?.address).toBe(address);
  });

  test('is not imported if it was replaced while it was read', async () => {
    sent = { body: TWO };
    await set();
    sent = { body: csv(row('A-3', 'Weaver'), row('A-4', 'Dyer')) };
    meanwhile = () =>
      portal.db
        .updateTable('job_feeds')
        .set({ address: `${address}?other` })
        .where('company_id', '=', companyId)
        .execute();
    const { status, body } = await readNow();
    expect([status, body.errors]).toEqual([409, ['resource.job_import.running']]);
    expect(await states()).toEqual(['Tailor: active', 'Cutter: active']);
  });

  test('is requested at most 20 times an hour', async () => {
    sent = { body: TWO };
    const answers = [];
    for (let reading = 0; reading < 21; reading++) answers.push((await preview()).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
    expect(answers.at(-1)).toBe(429);
    expect(asked).toHaveLength(20);
  });
});
