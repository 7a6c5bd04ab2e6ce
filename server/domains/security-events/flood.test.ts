import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { SECURITY_EVENT_MINUTES } from '../../../contract/constants.ts';
import { API_BASE } from '../../../contract/endpoint.ts';
import { refuse } from '../../platform/refusal.ts';
import { sealWith } from '../../platform/secrets/seal.ts';
import { type Asking, noteRefusal, whileAsking } from '../../platform/security-events.ts';
import { register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
// Repeats are counted in windows of ten minutes, and none may end during the test.
vi.useFakeTimers({ toFake: ['Date'] });

/** The networks recorded for a guest's refusals or an account's, with their counts. */
const noted = (accountId: number | null) =>
  portal.db
    .selectFrom('security_events')
    .select(['network', 'browser', 'system', 'count'])
    .where('account_id', 'is not distinct from', accountId)
    .orderBy('id')
    .execute();

/** Refusals of a server to these networks, without the work of answering. */
async function refuseFrom(
  networks: readonly string[],
  seal: Asking['seal'] = portal.services.seal,
) {
  const missing = refuse('authz.missing_csrf_token');
  const about: Omit<Asking, 'address'> = { route: 'DELETE /x', userAgent: '', seal };
  const note = (address: string) =>
    whileAsking({ ...about, address }, () =>
      noteRefusal(portal.db, missing, { email: undefined, isUpload: false, isOpen: false }),
    );
  // A few at a time, so that none waits too long for a connection.
  for (let first = 0; first < networks.length; first += 50) {
    await Promise.all(networks.slice(first, first + 50).map(note));
  }
}

/** A call by a signed-in account without its CSRF token, which is refused and recorded. */
const fail = (as: Actor, address: string) =>
  portal.send({
    method: 'DELETE',
    url: `${API_BASE}/barong/resource/sessions`,
    headers: { authorization: `Bearer ${as.token}`, 'x-forwarded-for': address },
  });

test('a flood from ever new networks makes 2,000 rows in ten minutes, and then one for each account', async () => {
  const [one, other] = [await register(portal), await register(portal)];
  await refuseFrom(
    Array.from({ length: 1_999 }, (_, number) => `10.0.${number >> 8}.${number & 255}`),
  );
  expect(await noted(null)).toHaveLength(1_999);

  expect((await fail(one, '203.0.113.1')).status).toBe(401);
  for (const address of ['203.0.113.2', '203.0.113.3']) await fail(one, address);
  await fail(other, '203.0.113.4');
  const many = { network: 'many', browser: null, system: null };
  expect(await noted(one.user.id)).toMatchObject([
    { network: '203.0.113.1', count: 1 },
    { ...many, count: 2 },
  ]);
  expect(await noted(other.user.id)).toEqual([{ ...many, count: 1 }]);

  // Another server in the same process counts its own.
  await refuseFrom(['203.0.113.6'], sealWith(randomBytes(32)));
  expect((await noted(null)).at(-1)).toMatchObject({ network: '203.0.113.6', count: 1 });

  vi.advanceTimersByTime(SECURITY_EVENT_MINUTES * 60_000);
  await fail(other, '203.0.113.5');
  expect(await noted(other.user.id)).toMatchObject([many, { network: '203.0.113.5', count: 1 }]);
});
