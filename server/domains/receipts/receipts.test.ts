import { createPublicKey, verify } from 'node:crypto';
import { sql } from 'kysely';
import { extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { RECEIPT_CHECKS_A_MINUTE, RECEIPTS_AN_HOUR } from '../../../contract/constants.ts';
import type { CheckedReceipt, SignedReceipt } from '../../../contract/applications/receipts.ts';
import { PASSWORD } from '../../../db/world/people.ts';
import { apply, openJob, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const { companyId, recruiter } = await openTeam(portal, {
  company: { name: 'Sharma Agro Traders' },
  recruiter: 'Anil Sharma',
});

const download = (as: Session | undefined, id: number) =>
  portal.call('GET /barong/resource/my/applications/:id/receipt.json', { as, params: { id } });
const receiptOf = async (as: Session, id: number): Promise<SignedReceipt> =>
  JSON.parse((await download(as, id)).text) as SignedReceipt;
let networks = 0;
const check = (code: string, address = `100.71.${(networks += 1) >> 8}.${networks & 255}`) =>
  portal.call('GET /barong/public/receipts', {
    query: { code },
    headers: { 'x-forwarded-for': address },
  });

/** Sends an application, to which the company responds with an interview. */
async function invited(seeker?: Session) {
  const as = seeker ?? (await register(portal, { name: 'Priya Rani Solanki' }));
  const { id } = await apply(portal, as, await openJob(portal, companyId, { title: 'Accountant' }));
  await decide(id, 'interview', 'Please come on Saturday.');
  return { as, id };
}
const decide = (id: number, status: 'interview' | 'accepted', note = '') =>
  portal.call('PUT /barong/resource/applications/:id/status', {
    as: recruiter,
    params: { id },
    body: { status, note },
  });
const behindTheBack = (table: string, statement: ReturnType<typeof sql>) =>
  portal.db.transaction().execute(async (trx) => {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
    await statement.execute(trx);
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx);
  });

/** The RFC 8785 JSON of a receipt's content, written independently of the product. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`;
};

describe('a receipt', () => {
  test('says who applied, where, and what has happened since', async () => {
    const { as, id } = await invited();
    const { status, headers, text } = await download(as, id);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const { receipt } = JSON.parse(text) as SignedReceipt;
    expect(headers['content-disposition']).toContain(`vritti-receipt-${receipt.code}.json`);
    expect(receipt).toMatchObject({
      seeker_name: 'Priya Rani Solanki',
      application_id: id,
      job_title: 'Accountant',
      company_name: 'Sharma Agro Traders',
      verify_url: `http://vritti.test/verify/${receipt.code}`,
    });
    expect(receipt.events).toMatchObject([
      { kind: 'applied', status: 'pending', by: 'seeker', note: null },
      { kind: 'status_changed', status: 'interview', by: 'company' },
    ]);
    expect(receipt.events[1]?.note).toBe('Please come on Saturday.');
    expect(text).not.toContain('Anil Sharma');
  });

  test('has a code of 80 bits that is easy to read out', async () => {
    const { as, id } = await invited();
    expect((await receiptOf(as, id)).receipt.code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  });

  test('is signed so that anybody with the published key can check it without the portal', async () => {
    const { as, id } = await invited();
    const { receipt, signature } = await receiptOf(as, id);
    const published = await portal.send({ method: 'GET', url: '/.well-known/jwks.json' });
    expect(published.status).toBe(200);
    const { keys } = JSON.parse(published.text) as { keys: { kid: string }[] };
    const jwk = keys.find(({ kid }) => kid === signature.key_id) ?? {};
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const isGood = (content: unknown) =>
      verify(null, Buffer.from(canonical(content)), key, Buffer.from(signature.value, 'base64url'));
    expect(isGood(receipt)).toBe(true);
    expect(isGood({ ...receipt, job_title: 'Manager' })).toBe(false);
    expect(published.text).not.toContain('"d"');
  });

  test('stays the same until more happens, also when requested twice at once', async () => {
    const { as, id } = await invited();
    const [one, two] = await Promise.all([receiptOf(as, id), receiptOf(as, id)]);
    expect(two).toEqual(one);
    await decide(id, 'accepted');
    const later = await receiptOf(as, id);
    expect(later.receipt.code).not.toBe(one.receipt.code);
    expect(later.receipt.events).toHaveLength(3);
  });

  test.each(['en', 'hi'] as const)('is printed in %s with its whole content', async (language) => {
    const { as, id } = await invited();
    const { receipt } = await receiptOf(as, id);
    const answer = await portal.app.inject({
      url: `/api/v2/barong/resource/my/applications/${id}/receipt.pdf`,
      headers: { authorization: `Bearer ${as.token}`, 'accept-language': language },
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
    for (const part of [
      receipt.code,
      'Priya Rani Solanki',
      'Accountant',
      'Please come on Saturday.',
    ]) {
      expect(text).toContain(part);
    }
    expect(/Receipt of an application|Applied|History/.test(text)).toBe(language === 'en');
  });

  test('can be asked for only a limited number of times', async () => {
    const { as, id } = await invited();
    for (let times = 0; times < RECEIPTS_AN_HOUR; times += 1) {
      expect((await download(as, id)).status).toBe(200);
    }
    const { status, text, headers } = await download(as, id);
    expect(status).toBe(429);
    expect(text).toContain('request.too_many_requests');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('somebody with the code', () => {
  const genuine = async (code: string) => (await check(code)).body.genuine;

  test('sees that it is genuine, with job, company, dates and states, but no name or note', async () => {
    const { as, id } = await invited();
    const { receipt } = await receiptOf(as, id);
    const { status, body, text } = await check(receipt.code);
    expect(status).toBe(200);
    const expected: CheckedReceipt = {
      code: receipt.code,
      genuine: true,
      issued_at: receipt.issued_at,
      seeker_initials: 'P. R. S.',
      job_title: 'Accountant',
      company_name: 'Sharma Agro Traders',
      events: receipt.events.map(({ kind, status: state, by, at }) => ({
        kind,
        status: state,
        by,
        at,
      })),
      moved_on: false,
    };
    expect(body).toEqual(expected);
    expect(text).not.toMatch(/Priya|Solanki|Saturday/);
  });

  test('may type it in lower case, with spaces or with no separators', async () => {
    const { as, id } = await invited();
    const { code } = (await receiptOf(as, id)).receipt;
    const plain = code.replaceAll('-', '');
    for (const typed of [code.toLowerCase(), plain, ` ${code.replaceAll('-', ' ')} `]) {
      expect([typed, await genuine(typed)]).toEqual([typed, true]);
    }
  });

  test('sees that more has happened, but not what', async () => {
    const { as, id } = await invited();
    const { receipt } = await receiptOf(as, id);
    await decide(id, 'accepted', 'Welcome.');
    const { body, text } = await check(receipt.code);
    expect(body).toMatchObject({ genuine: true, moved_on: true });
    expect(text).not.toMatch(/accepted|Welcome/);
  });

  test.each(['AAAA-BBBB-CCCC-DDDD', 'short', '0189-0189-0189-0189'])(
    'finds no receipt if the code is %j',
    async (code) => {
      const { status, body } = await check(code);
      expect([status, body.errors]).toEqual([404, ['resource.receipt.not_found']]);
    },
  );

  test('sees that its history was changed afterwards', async () => {
    const { as, id } = await invited();
    const { code } = (await receiptOf(as, id)).receipt;
    await behindTheBack(
      'application_events',
      sql`update application_events set created_at = created_at - interval '1 day'
        where application_id = ${id} and position = 1`,
    );
    expect(await genuine(code)).toBe(false);
  });

  test('sees that its history was rewritten, including the hashes', async () => {
    const { as, id } = await invited();
    const { code } = (await receiptOf(as, id)).receipt;
    await behindTheBack(
      'application_events',
      sql`with gone as (delete from application_events where application_id = ${id}
          returning application_id, actor_id, kind, status, position)
        select * from gone`,
    );
    await sql`insert into application_events (application_id, kind, status, actor_id)
      select ${id}, 'applied', 'pending', seeker_id from applications where id = ${id}`.execute(
      portal.db,
    );
    await sql`insert into application_events (application_id, kind, status, actor_id)
      values (${id}, 'status_changed', 'interview', ${recruiter.user.id})`.execute(portal.db);
    expect(await genuine(code)).toBe(false);
  });

  test('sees that the stored receipt was changed or swapped for another', async () => {
    const [one, other] = [await invited(), await invited()];
    const { code } = (await receiptOf(one.as, one.id)).receipt;
    const { code: otherCode } = (await receiptOf(other.as, other.id)).receipt;
    await sql`update receipts set content = replace(content, 'Accountant', 'Manager')
      where code = ${code}`.execute(portal.db);
    expect(await genuine(code)).toBe(false);
    await sql`update receipts set (content, signature) =
        (select content, signature from receipts where code = ${otherCode})
      where code = ${code}`.execute(portal.db);
    expect([await genuine(code), await genuine(otherCode)]).toEqual([false, true]);
  });

  test('finds nothing any more once its holder has deleted their account', async () => {
    const { as, id } = await invited();
    const { code } = (await receiptOf(as, id)).receipt;
    await portal.call('POST /barong/resource/users/me/deletion', {
      as,
      body: { password: PASSWORD },
    });
    expect((await check(code)).body.errors).toEqual(['resource.receipt.not_found']);
  });

  test('can look it up only so often from one network', async () => {
    const address = '100.99.0.1';
    for (let times = 0; times < RECEIPT_CHECKS_A_MINUTE; times += 1) {
      expect((await check('AAAA-BBBB-CCCC-DDDD', address)).status).toBe(404);
    }
    expect((await check('AAAA-BBBB-CCCC-DDDD', address)).status).toBe(429);
    expect((await check('AAAA-BBBB-CCCC-DDDD')).status).toBe(404);
  });
});
