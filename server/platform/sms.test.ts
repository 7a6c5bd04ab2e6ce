import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPortal } from '../test/portal.ts';
import { openSmsGateway } from '../test/servers/sms-gateway.ts';
import { sendSms, smsByPost } from './sms.ts';

const gateway = await openSmsGateway();
afterAll(() => gateway.close());
const portal = await openPortal({ sms: smsByPost(gateway.url) });
beforeEach(() => gateway.answerWith(204));

const soon = () => new Date(Date.now() + 60_000).toISOString();
let count = 0;
const wanted = (expires_at = soon()) => ({
  to: `+9198000${String((count += 1)).padStart(5, '0')}`,
  text: 'नमस्ते "Asha"',
  language: 'hi' as const,
  template: 'greeting',
  expires_at,
});
const withCredentials = (credentials: string) =>
  gateway.url.replace('http://', `http://${credentials}@`);
/** Makes the message due for its next try. */
const makeDue = () =>
  sql`update graphile_worker._private_jobs set run_at = now()`.execute(portal.db);

test('a message is posted as JSON with only what a gateway needs', async () => {
  const { expires_at: _, ...sms } = wanted();
  await smsByPost(gateway.url)({ ...sms, expires_at: soon() });
  const [received] = gateway.of(sms.to);
  expect(received?.sms).toEqual(sms);
  expect(received?.headers).toMatchObject({ 'content-type': 'application/json' });
  expect(received?.headers.authorization).toBeUndefined();
});

test('the URL’s credentials are decoded and sent by HTTP Basic', async () => {
  const sms = wanted();
  await smsByPost(withCredentials('vritti:p%40ss%3Aword'))(sms);
  const [scheme, encoded = ''] = gateway.of(sms.to)[0]?.headers.authorization?.split(' ') ?? [];
  expect([scheme, Buffer.from(encoded, 'base64').toString()]).toEqual([
    'Basic',
    'vritti:p@ss:word',
  ]);
});

test('an error contains no credentials, number or text', async () => {
  gateway.answerWith(503);
  const sms = wanted();
  const sending = smsByPost(withCredentials('vritti:secret'))(sms);
  await expect(sending).rejects.toThrow('the address of SMS_URL answered 503');
});

test('a redirect is not followed', async () => {
  gateway.answerWith(307, { location: gateway.url });
  const sms = wanted();
  await expect(smsByPost(gateway.url)(sms)).rejects.toThrow('answered 307');
  expect(gateway.of(sms.to)).toHaveLength(1);
});

test('a message is sent again until the gateway accepts it, and not after that', async () => {
  const sms = wanted();
  gateway.answerWith(500);
  await sendSms(portal.db, sms);
  await portal.work();
  gateway.answerWith(201);
  await makeDue();
  await portal.work();
  expect(gateway.of(sms.to)).toHaveLength(2);
  await makeDue();
  await portal.work();
  expect(gateway.of(sms.to)).toHaveLength(2);
});

test('an expired message is dropped, so that no number stays in the queue', async () => {
  const sms = wanted(new Date(Date.now() - 1).toISOString());
  await sendSms(portal.db, sms);
  await portal.work();
  expect(gateway.of(sms.to)).toEqual([]);
  const { rows } = await sql`select from graphile_worker._private_jobs`.execute(portal.db);
  expect(rows).toEqual([]);
});
