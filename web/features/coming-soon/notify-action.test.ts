import { expect, test } from 'vitest';
import { rendering } from '../../lib/sample-page.ts';
import { action } from './notify-action.ts';

function post(fields: Record<string, string>) {
  const page = rendering({ status: 200, body: { message: 'ok' } });
  const request = new Request('https://vritti.test/mentors', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return { ...page, answer: action({ request, context: page.context }) };
}

test('without scripts, too, an address is kept for the page that was asked for', async () => {
  const { answer, asked } = post({ email: ' lata@people.test ', consent: 'on' });
  expect(await answer).toMatchObject({ data: { outcome: expect.stringMatching(/./) } });
  expect(asked[0]?.sent).toEqual({
    body: { email: 'lata@people.test', path: '/mentors', consent: true },
  });
});

test('nothing is sent for somebody who has not agreed to the mail', async () => {
  const { answer, asked } = post({ email: 'lata@people.test' });
  expect(await answer).toMatchObject({
    init: { status: 422 },
    data: { values: { email: 'lata@people.test' }, mistakes: { consent: expect.any(String) } },
  });
  expect(asked).toEqual([]);
});
