import { expect, test } from 'vitest';
import { orUnanswered } from './unanswered.ts';

test('without an answer there is a failure for the page to show', async () => {
  const lost = Promise.reject<object>(new TypeError('Failed to fetch'));
  expect(await orUnanswered(lost)).toMatchObject({ failure: { status: 0 } });
  const body = { errors: ['server.busy'], messages: [], fields: {}, request_id: '' };
  const refused = { status: 503, statusText: '', internal: false, data: body };
  expect(await orUnanswered(Promise.reject<object>(refused as never))).toMatchObject({
    failure: { status: 503, codes: ['server.busy'] },
  });
});

test('an answer stays as it is, and a redirect goes where it leads', async () => {
  expect(await orUnanswered(Promise.resolve({ found: 3 }))).toEqual({ found: 3 });
  const redirect = new Response(null, { status: 302 });
  await expect(orUnanswered(Promise.reject<object>(redirect as never))).rejects.toBe(redirect);
});
