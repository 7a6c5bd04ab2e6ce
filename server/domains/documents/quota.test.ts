import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  UPLOAD_MEGABYTES_OF_ACCOUNT,
  UPLOAD_MEGABYTES_OF_ACCOUNT_PER_DAY,
  UPLOAD_MEGABYTES_OF_NETWORK_PER_DAY,
  UPLOAD_MEGABYTES_OF_NETWORK_PER_MONTH,
} from '../../../contract/constants.ts';
import type { Session } from '../../../contract/accounts.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { pdf, uploadResume } from '../../test/resumes.ts';

const portal = await openPortal();

const MEGABYTE = 1_048_576;
const ofAccount = ({ user }: Session) => attemptKey('upload-bytes', { account: user.id }).exact;
const ofNetwork = (address: string) => {
  const { exact, nearby } = attemptKey('upload-bytes', { address });
  return nearby ?? exact;
};

/** Records an upload of this many megabytes so many days ago. */
const uploaded = (key: string, megabytes: number, daysAgo = 0) =>
  sql`insert into uploaded_bytes (key, day, bytes)
    values (${key}, (now() at time zone 'utc')::date - ${daysAgo}::int, ${megabytes * MEGABYTE})
    on conflict (key, day) do update set bytes = excluded.bytes`.execute(portal.db);

const upload = async (as: Session, from = '127.0.0.1') => {
  const headers = { 'x-forwarded-for': from };
  const { status, body } = await uploadResume(portal, { as, bytes: pdf(), headers });
  return status === 201 ? status : [status, ...body.errors];
};
const TOO_MANY = [429, 'request.too_many_requests'];

test('an account may upload so much in a day, deleted or not, and again on the next', async () => {
  const as = await register(portal);
  await uploaded(ofAccount(as), UPLOAD_MEGABYTES_OF_ACCOUNT_PER_DAY, 1);
  expect(await upload(as)).toBe(201);
  await uploaded(ofAccount(as), UPLOAD_MEGABYTES_OF_ACCOUNT_PER_DAY);
  expect(await upload(as)).toEqual(TOO_MANY);
  const { body } = await portal.call('GET /barong/resource/documents', { as });
  expect(body).toHaveLength(1);
});

test('every upload is counted, and a refused one is not', async () => {
  const as = await register(portal);
  const bytesOf = async (key: string) => {
    const counted = portal.db.selectFrom('uploaded_bytes').select('bytes').where('key', '=', key);
    return (await counted.executeTakeFirst())?.bytes;
  };
  const place = '192.0.2.1';
  for (let count = 0; count < 2; count += 1) expect(await upload(as, place)).toBe(201);
  expect(await bytesOf(ofAccount(as))).toBe(2 * pdf().length);
  expect(await bytesOf(ofNetwork(place))).toBe(2 * pdf().length);
  await uploaded(ofNetwork(place), UPLOAD_MEGABYTES_OF_NETWORK_PER_DAY);
  expect(await upload(as, place)).toEqual(TOO_MANY);
  expect(await bytesOf(ofAccount(as))).toBe(2 * pdf().length);
});

test('all accounts of a network share a daily and a monthly limit, and other networks have their own', async () => {
  const [one, other] = [await register(portal), await register(portal)];
  const [wired, mobile] = ['192.0.2.2', '2001:db8:7:1::1'];
  await uploaded(ofNetwork(wired), UPLOAD_MEGABYTES_OF_NETWORK_PER_DAY);
  for (const as of [one, other]) expect(await upload(as, wired)).toEqual(TOO_MANY);
  expect(await upload(one, mobile)).toBe(201);
  await uploaded(ofNetwork(mobile), UPLOAD_MEGABYTES_OF_NETWORK_PER_MONTH, 29);
  expect(await upload(other, '2001:db8:7:2::1')).toEqual(TOO_MANY);
  expect(await upload(other, '192.0.2.3')).toBe(201);
});

test('an account has a limited amount of storage, including files that only applications still show', async () => {
  const as = await register(portal);
  expect(await upload(as)).toBe(201);
  const almost = UPLOAD_MEGABYTES_OF_ACCOUNT * MEGABYTE;
  await sql`update documents set size_bytes = ${almost}, deleted_at = now()
    where account_id = ${as.user.id}`.execute(portal.db);
  expect(await upload(as)).toEqual([422, 'resource.document.no_space']);
});

test('counts are deleted once they no longer limit anything', async () => {
  const days = [30, 29];
  for (const day of days) await uploaded('old', 1, day);
  await sql`select graphile_worker.add_job('forget_uploaded_bytes')`.execute(portal.db);
  await portal.work();
  const left = portal.db.selectFrom('uploaded_bytes').select('bytes').where('key', '=', 'old');
  expect(await left.execute()).toHaveLength(1);
});
