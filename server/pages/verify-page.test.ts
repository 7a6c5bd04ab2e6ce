import { beforeAll, expect, test } from 'vitest';
import { RECEIPT_CHECKS_A_MINUTE } from '../../contract/constants.ts';
import type { SignedReceipt } from '../../contract/applications/receipts.ts';
import { builtPages, servePages } from './pages.ts';
import { apply, openCompany, openJob } from '../test/hiring.ts';
import { register } from '../test/people.ts';
import { openPortal } from '../test/portal.ts';

// The built page that says whether a receipt is genuine, as text: it needs no scripts.

const portal = await openPortal();
let code: string;
beforeAll(async () => {
  await servePages(portal.app, { services: portal.services, demo: false, source: builtPages });
  const seeker = await register(portal, { name: 'Priya Solanki' });
  const company = await openCompany(portal, { name: 'Dewas Scales' });
  const { id } = await apply(portal, seeker, await openJob(portal, company.id, { title: 'Clerk' }));
  const { text } = await portal.call('GET /barong/resource/my/applications/:id/receipt.json', {
    as: seeker,
    params: { id },
  });
  ({ code } = (JSON.parse(text) as SignedReceipt).receipt);
});

const read = async (url: string, address = '100.80.0.1') => {
  const headers = { 'accept-language': 'en', 'x-forwarded-for': address };
  const { statusCode, body, headers: answered } = await portal.app.inject({ url, headers });
  return { status: statusCode, body, headers: answered };
};

test('shows a genuine receipt at its printed address and for a typed code, and no name', async () => {
  for (const url of [`/verify/${code}`, `/verify?code=${code.toLowerCase()}`]) {
    const { status, body } = await read(url);
    expect([url, status]).toEqual([url, 200]);
    expect(body).toContain('This receipt is genuine');
    expect(body).toMatch(/Clerk[^]*Dewas Scales[^]*P\. S\./);
    expect(body).not.toMatch(/Priya|Solanki/);
    expect(body).toContain('<meta name="robots" content="noindex"');
  }
});

test('asks for a code, and says when there is no receipt with it', async () => {
  const asked = await read('/verify');
  expect(asked.status).toBe(200);
  expect(asked.body).toContain('name="code"');
  const unknown = await read('/verify/AAAA-BBBB-CCCC-DDDD');
  expect(unknown.status).toBe(404);
  expect(unknown.body).toContain('No receipt has this code');
});

test('is answered only so often to one network, however the address is written, and kept by nobody', async () => {
  const spellings = ['/verify', '/Verify', '/%76erify'];
  const address = '100.80.0.2';
  for (let times = 0; times < RECEIPT_CHECKS_A_MINUTE; times += 1) {
    const path = spellings[times % spellings.length];
    expect((await read(`${path}/AAAA`, address)).status).toBe(404);
  }
  for (const path of spellings) {
    expect((await read(`${path}/AAAA`, address)).status).toBe(429);
    const { status, headers } = await read(`${path}/${code}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-store',
    });
  }
});

test('leaves the page that confirms an address alone', async () => {
  expect((await read('/auth/verify-otp?email=a@b.test&type=user')).body).not.toContain('receipt');
});
