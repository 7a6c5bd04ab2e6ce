import { expect, test } from 'vitest';
import { rendering } from '../../lib/sample-page.ts';
import { action } from './stop-page.tsx';

const refusal = {
  errors: ['request.invalid_value'],
  messages: ['No.'],
  fields: {},
  request_id: '',
};

/** Posts to the page as mail programs do, with the token in the query, or as its form. */
async function post(
  search: string,
  form: string,
  refused: Parameters<typeof rendering>[0] = { status: 422, body: refusal },
) {
  const { context, asked } = rendering(refused);
  const url = new URL(`https://vritti.test/notifications/stop${search}`);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const request = new Request(url, { method: 'POST', headers, body: form });
  return { answer: await action({ request, url, pattern: '', params: {}, context }), asked };
}

test.each([
  ['?token=abc', 'List-Unsubscribe=One-Click'],
  ['?token=abc', ''],
  ['', 'token=abc'],
])('the token may be in the address %s or the form "%s"', async (search, form) => {
  const { asked } = await post(search, form);
  expect(asked).toEqual([expect.objectContaining({ sent: { body: { token: 'abc' } } })]);
});

test('a broken link gets the page that says so, with the status of the API', async () => {
  const { answer } = await post('?token=abc', '');
  expect(answer).toMatchObject({ init: { status: 422 }, data: { kind: null } });
});

test('a failure of the server is said as such, and leaves the button', async () => {
  const body = { ...refusal, errors: ['request.too_many_requests'], messages: ['Too many.'] };
  const { answer } = await post('?token=abc', '', { status: 429, body });
  expect(answer).toMatchObject({ init: { status: 429 }, data: { failure: 'Too many.' } });
});
