import { expect, test } from 'vitest';
import { rendering } from '../../lib/sample-page.ts';
import { action } from './contact-action.ts';

const TEXT = 'कोई इंटरव्यू से पहले पाँच सौ रुपये माँग रहा है।';

type Api = ReturnType<typeof rendering>;

function post({ context }: Api, headers: Record<string, string> = {}) {
  const url = new URL('https://vritti.test/contact');
  const body = new URLSearchParams({ name: 'Lata', email: 'lata at home', message: TEXT });
  const request = new Request(url, { method: 'POST', body, headers });
  return action({ request, url, pattern: '/contact', params: {}, context });
}

const refusal = (status: number, fields: Record<string, string>) => ({
  status,
  body: { errors: ['some.code'], messages: ['No.'], fields, request_id: '' },
});

test('a refused form comes back with what was typed and what to correct', async () => {
  const answer = await post(rendering(refusal(422, { email: 'No.' })));
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: { written: { name: 'Lata', message: TEXT }, mistakes: { email: 'No.' }, problem: '' },
  });
});

test('beyond a limit nothing typed is lost, and the page and its header say how long to wait', async () => {
  const answer = await post(rendering({ ...refusal(429, {}), retryAfterSeconds: 60 }));
  expect(answer).toMatchObject({
    init: { status: 429, headers: { 'retry-after': '60' } },
    data: { written: { message: TEXT }, problem: 'No. कृपया 60 सेकंड बाद फिर कोशिश करें।' },
  });
});

test('a stored message redirects to its number, so that reloading sends nothing again', async () => {
  const answer = await post(rendering({ status: 200, body: { id: 7 } }));
  expect(answer).toBeInstanceOf(Response);
  if (!(answer instanceof Response)) return;
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact?sent=7']);
});

test('a form sent by another site is refused with a message and not stored', async () => {
  const page = rendering({ status: 200, body: { id: 7 } });
  const answer = await post(page, { 'sec-fetch-site': 'cross-site' });
  expect(answer).toMatchObject({
    init: { status: 403 },
    data: { written: {}, problem: expect.stringContaining('दूसरी वेबसाइट') },
  });
  expect(page.asked).toEqual([]);
});

test.each(['same-origin', 'none'])('a form from %s is accepted', async (site) => {
  const page = rendering({ status: 200, body: { id: 7 } });
  await post(page, { 'sec-fetch-site': site });
  expect(page.asked).toHaveLength(1);
});
