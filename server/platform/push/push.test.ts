import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sealWith } from '../secrets/seal.ts';
import { areKeys, encryptMessage, MESSAGE_MAX_BYTES } from './encryption.ts';
import { isOfPushService, openPush } from './push.ts';
import { vapidHeader, vapidPublicKey } from './vapid.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** The example of RFC 8291, appendix A. */
const example = {
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  random: {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  },
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('a message', () => {
  test('is encrypted as in the example of the RFC', () => {
    const text = 'When I grow up, I want to be a watermelon';
    expect(encryptMessage(text, example.keys, example.random).toString('base64url')).toBe(
      example.body,
    );
  });

  test('has at most 4,096 bytes, and never the same twice', () => {
    const longest = 'x'.repeat(MESSAGE_MAX_BYTES);
    const [one, other] = [
      encryptMessage(longest, example.keys),
      encryptMessage(longest, example.keys),
    ];
    expect(one).toHaveLength(4_096);
    expect(one.equals(other)).toBe(false);
    expect(() => encryptMessage(`${longest}x`, example.keys)).toThrow('are too many');
  });

  test('needs a point of the curve and 16 bytes', () => {
    const { p256dh, auth } = example.keys;
    const elsewhere = bytes(p256dh);
    elsewhere[40] = (elsewhere[40] ?? 0) ^ 1;
    expect(areKeys({ p256dh, auth })).toBe(true);
    expect(areKeys({ p256dh: elsewhere.toString('base64url'), auth })).toBe(false);
    expect(areKeys({ p256dh: '', auth })).toBe(false);
    expect(areKeys({ p256dh, auth: 'AAAA' })).toBe(false);
  });
});

describe('the key of the portal', () => {
  const seal = sealWith(randomBytes(32));
  const endpoint = new URL('https://fcm.googleapis.com/fcm/send/abc');
  const contact = 'https://jobs.example.in';

  test('signs for the service, as its public key proves', () => {
    const publicKey = vapidPublicKey(seal);
    const header = vapidHeader(seal, { endpoint, publicKey, contact }) ?? '';
    const [, head = '', claims = '', signature = '', k = ''] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
    expect(k).toBe(publicKey);
    const point = bytes(publicKey);
    const key = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    const signed = Buffer.from(`${head}.${claims}`);
    const dsaEncoding = 'ieee-p1363' as const;
    expect(verify('sha256', signed, { key, dsaEncoding }, bytes(signature))).toBe(true);
    const { aud, exp, sub } = JSON.parse(bytes(claims).toString()) as Record<string, unknown>;
    expect([aud, sub]).toEqual(['https://fcm.googleapis.com', contact]);
    expect(Number(exp) - Date.now() / 1_000).toBeLessThan(86_400);
  });

  test('is the same in every process, and still signs after the key of the seal was renewed', () => {
    const [first, second] = [randomBytes(32), randomBytes(32)];
    const publicKey = vapidPublicKey(sealWith(first));
    expect(vapidPublicKey(sealWith(first))).toBe(publicKey);
    const renewed = sealWith(second, first);
    expect(vapidPublicKey(renewed)).not.toBe(publicKey);
    expect(vapidHeader(renewed, { endpoint, publicKey, contact })).toContain(`k=${publicKey}`);
    expect(vapidHeader(sealWith(second), { endpoint, publicKey, contact })).toBeNull();
  });
});

describe('messages are posted', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
  ])('to %s', (endpoint) => {
    expect(isOfPushService(new URL(endpoint))).toBe(true);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:password@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://fcm.googleapis.com@evil.example/abc',
    'https://evilpush.apple.com/abc',
    'https://push.apple.com.example/abc',
    'https://127.0.0.1/abc',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/abc',
    'https://localhost/abc',
    'file:///etc/passwd',
  ])('never to %s', (endpoint) => {
    expect(isOfPushService(new URL(endpoint))).toBe(false);
  });

  test('not to an invalid address, nor to one of a push service that is no longer allowed', async () => {
    const push = openPush({ seal: sealWith(randomBytes(32)), publicUrl: 'http://vritti.test' });
    expect(push.takes('no address')).toBe(false);
    const receiver = {
      ...example.keys,
      endpoint: 'https://127.0.0.1/x',
      server_key: push.publicKey,
    };
    const message = { text: 'x', topic: 'x', lifeSeconds: 60, isUrgent: false };
    expect(await push.send(receiver, message)).toBe('gone');
  });
});
