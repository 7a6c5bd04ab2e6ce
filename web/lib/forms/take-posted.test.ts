import { redirect } from 'react-router';
import { expect, test } from 'vitest';
import { load } from '../api/page-context.ts';
import { rendering } from '../sample-page.ts';
import { takePosted } from './take-posted.ts';

const start = { email: 'none', password: '', news: false };
const ROUTE = 'POST /barong/identity/sessions';

const action = takePosted({
  start,
  secrets: ['password'],
  names: { email: 'address' },
  check: ({ password }, language) => ({
    password: password === '' ? `missing (${language})` : undefined,
  }),
  async send({ values, written, context }) {
    await load(context, ROUTE, { body: values });
    return written['again'] ? { outcome: 'once more' } : redirect('/goal', 303);
  },
});

type Api = ReturnType<typeof rendering>;

function post({ context }: Api, body: Record<string, string>) {
  const url = 'https://vritti.test/form';
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(body) });
  return action({ request, context });
}

const TYPED = { address: 'asha@people.test', password: 'Seven-kites-27', news: 'on' };
const taken = () => rendering({ status: 200, body: {} });
const refusing = (status: number, fields: Record<string, string>) =>
  rendering({
    status,
    body: { errors: ['some.code'], messages: ['No.'], fields, request_id: '' },
  });

test('a form is sent to the API as with scripts, and leads on so that loading again sends nothing', async () => {
  const api = taken();
  const answer = await post(api, TYPED);
  if (!(answer instanceof Response)) throw new Error('no redirect');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/goal']);
  expect(api.asked).toEqual([
    {
      route: ROUTE,
      sent: { body: { email: 'asha@people.test', password: 'Seven-kites-27', news: true } },
    },
  ]);
});

test('a box that is not ticked is false, and a field that did not come is as at first', async () => {
  const api = taken();
  await post(api, { password: 'x', other: 'ignored' });
  expect(api.asked[0]?.sent).toEqual({ body: { email: 'none', password: 'x', news: false } });
});

test('a button of its own makes the page say what came of it', async () => {
  expect(await post(taken(), { ...TYPED, again: '1' })).toMatchObject({
    data: { outcome: 'once more', failure: '', mistakes: {} },
  });
});

test('what is refused comes back with what was typed and what to correct, but without passwords', async () => {
  const answer = await post(refusing(422, { email: 'No.', elsewhere: 'No.' }), TYPED);
  expect(answer).toMatchObject({ init: { status: 422 } });
  expect('data' in answer && answer.data).toEqual({
    values: { email: 'asha@people.test', news: true },
    mistakes: { email: 'No.' },
    codes: ['some.code'],
    failure: expect.stringContaining('अभी नहीं भेजा गया।'),
    outcome: '',
  });
});

test('what the form itself finds is never sent', async () => {
  const api = taken();
  expect(await post(api, { ...TYPED, password: '' })).toMatchObject({
    init: { status: 422 },
    data: { values: { news: true }, mistakes: { password: 'missing (hi)' } },
  });
  expect(api.asked).toEqual([]);
});

test('beyond a limit the page and its header say how long to wait', async () => {
  const api = rendering({
    status: 429,
    body: { errors: ['some.code'], messages: ['No.'], fields: {}, request_id: '' },
    retryAfterSeconds: 60,
  });
  expect(await post(api, TYPED)).toMatchObject({
    init: { status: 429, headers: { 'retry-after': '60' } },
    data: { failure: 'No. कृपया 60 सेकंड बाद फिर कोशिश करें।', mistakes: {} },
  });
});

test('a failure without a field is shown at the field that the form blames', async () => {
  const blaming = takePosted({
    start,
    blames: 'email',
    send: ({ values, context }) =>
      load(context, ROUTE, { body: values }).then(() => ({ outcome: '' })),
  });
  const { context } = refusing(409, {});
  const request = new Request('https://vritti.test/form', {
    method: 'POST',
    body: new URLSearchParams(TYPED),
  });
  expect(await blaming({ request, context })).toMatchObject({
    data: { mistakes: { email: 'No.' } },
  });
});

test('a form that another site sends is refused in words, and nothing of it is kept', async () => {
  const api = rendering({ status: 200, body: {} }, { fromElsewhere: true });
  expect(await post(api, TYPED)).toMatchObject({
    init: { status: 403 },
    data: { values: {}, failure: expect.stringContaining('दूसरी वेबसाइट') },
  });
  expect(api.asked).toEqual([]);
});
