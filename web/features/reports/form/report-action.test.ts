import { expect, test } from 'vitest';
import { rendering } from '../../../lib/sample-page.ts';
import { action } from './report-action.ts';

const NOTE = 'पाँच सौ रुपये माँगे।';

type Api = ReturnType<typeof rendering>;

function post({ context }: Api, search = '?job=12') {
  const url = new URL(`https://vritti.test/report${search}`);
  const body = new URLSearchParams({ reason: 'money', note: NOTE });
  const request = new Request(url, { method: 'POST', body });
  return action({ request, url, pattern: '/report', params: {}, context });
}

const refusal = (status: number, fields: Record<string, string>) => ({
  status,
  body: { errors: ['some.code'], messages: ['No.'], fields, request_id: '' },
});

test('a stored report redirects to its ticket, so that reloading sends nothing again', async () => {
  const answer = await post(rendering({ status: 200, body: { id: 7, ticket: '7.signed' } }));
  if (!(answer instanceof Response)) throw new Error('no redirect');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/reports/7.signed']);
});

test('a refused report comes back with what was typed and what to correct', async () => {
  expect(await post(rendering(refusal(422, { reason: 'No.' })))).toMatchObject({
    init: { status: 422 },
    data: { values: { note: NOTE }, mistakes: { reason: 'No.' } },
  });
});

test('a public profile is reported by the code in its address', async () => {
  const taken = rendering({ status: 200, body: { id: 8, ticket: '8.signed' } });
  const answer = await post(taken, '?profile=0123456789abcdef');
  if (!(answer instanceof Response)) throw new Error('no redirect');
  expect(answer.headers.get('location')).toBe('/reports/8.signed');
});

test('an address of nothing is not found', async () => {
  expect(await post(rendering(refusal(500, {})), '?job=x')).toMatchObject({
    init: { status: 404 },
  });
});
