import { expect, test } from 'vitest';
import { rendering } from '../../lib/sample-page.ts';
import { action } from './stop-page.tsx';

test('a broken link is answered by the page that says so, with the status of the API', async () => {
  const body = { errors: ['request.invalid_value'], messages: ['No.'], fields: {}, request_id: '' };
  const { context, asked } = rendering({ status: 422, body });
  const url = new URL('https://vritti.test/notifications/stop?token=abc');
  const request = new Request(url, { method: 'POST' });
  const answer = await action({ request, url, pattern: '', params: {}, context });
  expect(answer).toMatchObject({ init: { status: 422 }, data: { kind: null } });
  expect(asked).toEqual([expect.objectContaining({ sent: { body: { token: 'abc' } } })]);
});
