import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { txtRecordsBy } from '../../platform/network/txt-records.ts';
import { openCompany, openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { openNameServer } from '../../test/servers/name-server.ts';
import { openPortal } from '../../test/portal.ts';
import { readCodeOf, useWorkCode } from './company-evidence.ts';

const nameServer = await openNameServer();
afterAll(() => nameServer.close());
const portal = await openPortal({ readTxt: txtRecordsBy(nameServer.address) });
beforeEach(() => portal.db.deleteFrom('attempt_counts').execute());

let count = 0;
/** A recruiter with a mail address elsewhere, and their company, which has its own website. */
async function withWebsite(website?: string | null) {
  const domain = `works-${(count += 1)}.example`;
  const company = await openCompany(portal, {
    website: website === undefined ? `https://www.${domain}/about` : website,
  });
  const as = await registerRecruiter(portal, company.id);
  return { as, domain, id: company.id };
}

const evidence = (as: Session) => portal.call('GET /barong/resource/hr_profile/evidence', { as });
const sendCode = (as: Session, email: string) =>
  portal.call('POST /barong/resource/hr_profile/evidence/work_mail', { as, body: { email } });
const confirm = (as: Session, otp: string) =>
  portal.call('POST /barong/resource/hr_profile/evidence/work_mail/confirmation', {
    as,
    body: { otp },
  });
const lookUp = (as: Session) =>
  portal.call('POST /barong/resource/hr_profile/evidence/dns', { as });
const companyPage = async (id: number) =>
  (await portal.call('GET /barong/public/companies/:id', { params: { id } })).body;
const isFound = async (company_id: number) => {
  const query = { company_id: String(company_id), verified: 'true' };
  const { jobs } = (await portal.call('GET /barong/public/jobs', { query })).body;
  expect(jobs.every(({ company_checked }) => company_checked)).toBe(true);
  return jobs.length > 0;
};
const wrongFor = (right: string) => (right === '000000' ? '111111' : '000000');

/** Requests a code for an address and reads it. */
async function codeFor(as: Session, email: string) {
  expect((await sendCode(as, email)).status).toBe(200);
  await portal.work();
  return portal.inbox.codeFor(email);
}

const proveByMail = async ({ as, domain }: { as: Session; domain: string }) =>
  confirm(as, await codeFor(as, `hr@${domain}`));

const endIn = (id: number, days: number) =>
  portal.db
    .updateTable('company_evidence')
    .set({ ends_at: new Date(Date.now() + days * 86_400_000) })
    .where('company_id', '=', id)
    .execute();

describe('a work address', () => {
  test('at the website’s domain makes the company checked, and its page and jobs say so', async () => {
    const company = await withWebsite();
    const jobId = await openJob(portal, company.id);
    expect((await evidence(company.as)).body).toMatchObject({
      level: 0,
      items: [],
      domain: company.domain,
      domain_counts: true,
    });
    expect(await isFound(company.id)).toBe(false);
    const unproven = await portal.call('GET /barong/public/jobs/:id', { params: { id: jobId } });
    expect(unproven.body.company_checked).toBe(false);

    const proved = await proveByMail(company);
    expect([proved.status, proved.body.level]).toEqual([200, 2]);
    await portal.work();
    const shown = { level: 2, items: [{ kind: 'work_mail', domain: company.domain }] };
    expect((await companyPage(company.id)).evidence).toMatchObject(shown);
    const job = await portal.call('GET /barong/public/jobs/:id', { params: { id: jobId } });
    expect(job.body.company.evidence).toMatchObject(shown);
    expect(await isFound(company.id)).toBe(true);
    expect(job.text).not.toContain(`hr@${company.domain}`);
  });

  test('brings the jobs of the company before newer ones of others where only a few are shown', async () => {
    const company = await withWebsite();
    const jobId = await openJob(portal, company.id);
    await proveByMail(company);
    await portal.work();
    const { id: other } = await openCompany(portal);
    const newer = await openJob(portal, other);
    const { recent } = (await portal.call('GET /barong/public/figures', {})).body;
    const ids = recent.map(({ id }) => id);
    expect(ids).toContain(jobId);
    expect(ids.indexOf(newer)).not.toBe(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('does not let one of several checked companies fill the few jobs that are shown', async () => {
    const [first, second] = [await withWebsite(), await withWebsite()];
    const older = await openJob(portal, first.id);
    await openJob(portal, second.id);
    const newest = await openJob(portal, second.id);
    await proveByMail(first);
    await proveByMail(second);
    await portal.work();
    const { recent } = (await portal.call('GET /barong/public/figures', {})).body;
    expect(recent.slice(0, 2).map(({ id }) => id)).toEqual([newest, older]);
  });

  test('expires after 180 days', async () => {
    const company = await withWebsite();
    const [item] = (await proveByMail(company)).body.items;
    const days =
      (Date.parse(item?.ends_at ?? '') - Date.parse(item?.checked_at ?? '')) / 86_400_000;
    expect(days).toBe(180);
    await openJob(portal, company.id);
    expect(await isFound(company.id)).toBe(true);

    await endIn(company.id, -1);
    expect((await companyPage(company.id)).evidence).toEqual({ level: 0, items: [] });
    await sql`select graphile_worker.add_job('tell_search_of_checks')`.execute(portal.db);
    await portal.work();
    expect(await isFound(company.id)).toBe(false);
    const ended = [{ kind: 'work_mail', domain: company.domain, checked_at: item?.checked_at }];
    expect((await evidence(company.as)).body).toMatchObject({ level: 0, items: [], ended });

    await portal.db.deleteFrom('attempt_counts').execute();
    expect((await proveByMail(company)).body).toMatchObject({ level: 2, ended: [] });
  });

  test.each([
    ['of another domain', (domain: string) => `hr@other-${domain}`],
    ['of a domain that ends alike', (domain: string) => `hr@x${domain}`],
    ['of a domain below', (domain: string) => `hr@mail.${domain}`],
    ['at a free mailbox', () => 'works@gmail.com'],
  ])('%s is refused', async (_, addressAt) => {
    const { as, domain } = await withWebsite();
    const answer = await sendCode(as, addressAt(domain));
    expect([answer.status, answer.body.errors]).toEqual([422, ['resource.evidence.other_domain']]);
    expect(answer.body.fields.email).toContain(domain);
  });

  test.each(['gmail.com', 'yahoo.co.uk', 'mailinator.com'])(
    'proves nothing at %s, where anybody can get a mailbox',
    async (domain) => {
      const shared = await withWebsite(`https://${domain}`);
      const answer = await sendCode(shared.as, `works@${domain}`);
      expect([answer.status, answer.body.errors]).toEqual([
        409,
        ['resource.evidence.shared_domain'],
      ]);
      expect((await evidence(shared.as)).body).toMatchObject({
        domain_counts: false,
        dns_record: null,
      });
    },
  );

  test('of the recruiter proves nothing if it is at a mail provider in another country', async () => {
    const { as, id } = await withWebsite('https://yahoo.co.uk');
    const email = `works${as.user.id}@yahoo.co.uk`;
    await portal.db.updateTable('accounts').set({ email }).where('id', '=', as.user.id).execute();
    expect((await companyPage(id)).evidence).toEqual({ level: 0, items: [] });
  });

  test('proves nothing without a website', async () => {
    const without = await withWebsite(null);
    expect((await sendCode(without.as, 'a@b.example')).body.errors).toEqual([
      'resource.evidence.no_website',
    ]);
    expect((await lookUp(without.as)).body.errors).toEqual(['resource.evidence.no_website']);
  });

  test('of the recruiter’s own account counts without another code', async () => {
    const company = { website: 'https://own-works.example' };
    const { companyId, recruiter: as } = await openTeam(portal, { company });
    await portal.db
      .updateTable('accounts')
      .set({ email: 'lakshmi@own-works.example' })
      .where('id', '=', as.user.id)
      .execute();
    expect((await companyPage(companyId)).evidence).toMatchObject({
      level: 2,
      items: [{ kind: 'work_mail', domain: 'own-works.example' }],
    });
  });

  test('no longer counts when the person who read the code is gone, or the website has changed', async () => {
    const gone = await withWebsite();
    await registerRecruiter(portal, gone.id);
    await proveByMail(gone);
    await portal.db
      .updateTable('accounts')
      .set({ company_id: null, team_role: null })
      .where('id', '=', gone.as.user.id)
      .execute();
    expect((await companyPage(gone.id)).evidence.level).toBe(0);

    const moved = await withWebsite();
    await proveByMail(moved);
    const body = { company_website: 'https://elsewhere.example' };
    await portal.call('POST /barong/resource/hr_profile', { as: moved.as, body });
    expect((await companyPage(moved.id)).evidence).toEqual({ level: 0, items: [] });
  });
});

describe('a code to a work address', () => {
  test('works once, and only for the person who asked for it', async () => {
    const company = await withWebsite();
    const other = await withWebsite();
    const code = await codeFor(company.as, `hr@${company.domain}`);
    expect((await confirm(other.as, code)).body.errors).toEqual(['identity.otp.invalid']);
    expect((await confirm(company.as, wrongFor(code))).body.errors).toEqual([
      'identity.otp.invalid',
    ]);
    expect((await confirm(company.as, code)).status).toBe(200);
    expect((await confirm(company.as, code)).body.errors).toEqual(['identity.otp.invalid']);
  });

  test('that was asked for while the previous one was being used stays valid', async () => {
    const { as, domain, id } = await withWebsite();
    const account = as.user.id;
    const code = await codeFor(as, `hr@${domain}`);
    const read = await readCodeOf(portal.db, { account, company: id }, code, '127.0.0.1');
    await portal.db.deleteFrom('attempt_counts').execute();
    const newer = await codeFor(as, `hr@${domain}`);
    const use = portal.db.transaction().execute((trx) => useWorkCode(trx, account, id, read));
    await expect(use).rejects.toThrow('identity.otp.invalid');
    expect((await confirm(as, newer)).status).toBe(200);
  });

  test('ends after five wrong tries, and expires after ten minutes', async () => {
    const company = await withWebsite();
    const code = await codeFor(company.as, `hr@${company.domain}`);
    for (let tries = 0; tries < 5; tries += 1) await confirm(company.as, wrongFor(code));
    expect((await confirm(company.as, code)).body.errors).toEqual(['identity.otp.expired']);

    await portal.db.deleteFrom('attempt_counts').execute();
    const late = await codeFor(company.as, `hr@${company.domain}`);
    await portal.db
      .updateTable('work_mail_codes')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await confirm(company.as, late)).body.errors).toEqual(['identity.otp.expired']);
  });

  test('is stored as a hash, and forgotten', async () => {
    const company = await withWebsite();
    const code = await codeFor(company.as, `hr@${company.domain}`);
    const row = portal.db.selectFrom('work_mail_codes').selectAll();
    expect(JSON.stringify(await row.execute())).not.toContain(code);
    await portal.db
      .updateTable('work_mail_codes')
      .set({ expires_at: new Date(0) })
      .execute();
    await sql`select graphile_worker.add_job('forget_old_work_codes')`.execute(portal.db);
    await portal.work();
    expect(await row.execute()).toEqual([]);
  });

  test('is limited per account, mailbox and company', async () => {
    const company = await withWebsite();
    expect((await sendCode(company.as, `a@${company.domain}`)).status).toBe(200);
    const soon = await sendCode(company.as, `b@${company.domain}`);
    expect([soon.status, soon.body.errors]).toEqual([429, ['request.too_many_requests']]);
    const colleague = await registerRecruiter(portal, company.id);
    expect((await sendCode(colleague, `a@${company.domain}`)).status).toBe(429);
    expect((await sendCode(colleague, `c@${company.domain}`)).status).toBe(200);
  });
});

describe('a TXT record', () => {
  test('at the domain makes the company checked, looked up at a real name server', async () => {
    const { as, domain, id } = await withWebsite();
    const record = (await evidence(as)).body.dns_record ?? '';
    expect(record).toMatch(/^vritti-verification=[\w-]{32}$/);
    const missing = await lookUp(as);
    expect([missing.status, missing.body.errors]).toEqual([409, ['resource.evidence.no_record']]);

    nameServer.records.set(domain, ['v=spf1 -all', record]);
    const found = await lookUp(as);
    expect([found.status, found.body.level]).toEqual([200, 2]);
    expect((await companyPage(id)).evidence.items).toMatchObject([{ kind: 'dns', domain }]);
  });

  test('for another company or domain counts for nothing', async () => {
    const [mine, other] = [await withWebsite(), await withWebsite()];
    nameServer.records.set(mine.domain, [(await evidence(other.as)).body.dns_record ?? '']);
    expect((await lookUp(mine.as)).body.errors).toEqual(['resource.evidence.no_record']);
  });

  test('still counts when the person who started the look-up leaves, because it belongs to the domain', async () => {
    const { as, domain, id } = await withWebsite();
    await registerRecruiter(portal, id);
    nameServer.records.set(domain, [(await evidence(as)).body.dns_record ?? '']);
    await lookUp(as);
    await portal.db
      .updateTable('accounts')
      .set({ company_id: null, team_role: null })
      .where('id', '=', as.user.id)
      .execute();
    expect((await companyPage(id)).evidence.level).toBe(2);
  });

  test('is looked up at most twenty times an hour', async () => {
    const { as } = await withWebsite();
    for (let time = 0; time < 20; time += 1) await lookUp(as);
    expect((await lookUp(as)).status).toBe(429);
  });

  test('does not count as missing while no name server answers', async () => {
    const silent = await openNameServer();
    silent.beSilent();
    const alone = await openPortal({ readTxt: txtRecordsBy(silent.address) });
    const company = await openCompany(alone, { website: 'https://quiet.example' });
    const as = await registerRecruiter(alone, company.id);
    const answer = await alone.call('POST /barong/resource/hr_profile/evidence/dns', { as });
    expect([answer.status, answer.body.errors]).toEqual([
      503,
      ['resource.evidence.no_name_server'],
    ]);
    await alone.close();
    await silent.close();
  });
});

describe('evidence that ends', () => {
  const remind = async () => {
    await sql`select graphile_worker.add_job('remind_of_ending_evidence')`.execute(portal.db);
    await portal.work();
  };
  const reminders = (as: Session) =>
    portal.inbox.of(as.user.email).filter(({ subject }) => /check of/.test(subject ?? '')).length;

  test('is announced once, 14 days before its end, and again after a renewal', async () => {
    const company = await withWebsite();
    await proveByMail(company);
    await endIn(company.id, 15);
    await remind();
    expect(reminders(company.as)).toBe(0);
    await endIn(company.id, 13);
    await remind();
    await remind();
    expect(reminders(company.as)).toBe(1);

    await portal.db.deleteFrom('attempt_counts').execute();
    await proveByMail(company);
    await endIn(company.id, 13);
    await remind();
    expect(reminders(company.as)).toBe(2);
  });

  test('is announced to a company that depends on a recruiter’s own address', async () => {
    const company = { website: 'https://old-works.example' };
    const { recruiter: as } = await openTeam(portal, { company });
    const email_verified_at = new Date(Date.now() - 170 * 86_400_000);
    await portal.db
      .updateTable('accounts')
      .set({ email: 'a@old-works.example', email_verified_at })
      .where('id', '=', as.user.id)
      .execute();
    await sql`select graphile_worker.add_job('tell_search_of_checks')`.execute(portal.db);
    await portal.work();
    await remind();
    await remind();
    const mails = portal.inbox.of('a@old-works.example');
    expect(mails.filter(({ subject }) => /check of/.test(subject ?? ''))).toHaveLength(1);
  });
});

test('the list of companies can show checked ones only', async () => {
  const [checked, other] = [await withWebsite(), await withWebsite()];
  await proveByMail(checked);
  const { body } = await portal.call('GET /barong/public/companies', {
    query: { verified: 'true', limit: '100' },
  });
  const ids = body.companies.map(({ id }) => id);
  expect(ids).toContain(checked.id);
  expect(ids).not.toContain(other.id);
  expect(body.companies.every(({ evidence: { level } }) => level === 2)).toBe(true);
});
