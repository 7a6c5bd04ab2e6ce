// Which address the server takes a visitor for.
import { describe, expect, test } from 'vitest';
import { API_BASE } from '../contract/endpoint.ts';
import { PASSWORD, register } from './test/people.ts';
import { openPortal, type Portal } from './test/portal.ts';

const PROXY = '192.0.2.9';

/** The address of the session that this login starts. */
async function addressOf(portal: Portal, forwardedFor: string, remoteAddress = PROXY) {
  const { email } = (await register(portal)).user;
  const { status } = await portal.send({
    method: 'POST',
    url: `${API_BASE}/barong/identity/sessions`,
    headers: { 'x-forwarded-for': forwardedFor },
    remoteAddress,
    payload: { email, password: PASSWORD },
  });
  expect(status).toBe(200);
  const { address } = await portal.db
    .selectFrom('sessions')
    .select('address')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return address;
}

describe('without trusted proxies', async () => {
  const portal = await openPortal({ trustedProxies: [] });

  test.each([PROXY, '127.0.0.1', '::1'])(
    'X-Forwarded-For from %s is not believed',
    async (from) => {
      expect(await addressOf(portal, '203.0.113.7', from)).toBe(from);
    },
  );
});

describe('behind trusted proxies', async () => {
  const portal = await openPortal({ trustedProxies: ['192.0.2.0/24', 'loopback'] });

  test('the visitor is who the proxy says, whatever the visitor said before', async () => {
    expect(await addressOf(portal, '203.0.113.7')).toBe('203.0.113.7');
    expect(await addressOf(portal, '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
    expect(await addressOf(portal, '203.0.113.7, 192.0.2.44', '127.0.0.1')).toBe('203.0.113.7');
  });

  test('a port does not make another network', async () => {
    expect(await addressOf(portal, '203.0.113.7:4711')).toBe('203.0.113.7');
    expect(await addressOf(portal, '[2001:db8::1]:4711')).toBe('2001:db8::1');
  });

  test.each(['x"><script>alert(1)</script>', 'unknown', '9'.repeat(3_000)])(
    'what is no address is ignored: %.20s',
    async (text) => {
      expect(await addressOf(portal, text)).toBe(PROXY);
    },
  );

  test('X-Forwarded-For from anywhere else is not believed', async () => {
    expect(await addressOf(portal, '203.0.113.7', '198.51.100.9')).toBe('198.51.100.9');
  });
});
