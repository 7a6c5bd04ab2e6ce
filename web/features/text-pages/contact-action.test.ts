import { expect, test } from 'vitest';
import { rendering } from '../../lib/sample-page.ts';
import { action } from './contact-action.ts';

const TEXT = 'कोई इंटरव्यू से पहले पाँच सौ रुपये माँग रहा है।';

type Api = ReturnType<typeof rendering>;

function post({ context }: Api) {
  const url = new URL('https://vritti.test/contact');
  const body = new URLSearchParams({ name: 'Lata', email: 'lata at home', message: TEXT });
  const request = new Request(url, { method: 'POST', body });
  return action({ request, context });
}

const refusal = (status: number, fields: Record<string, string>) => ({
  status,
  body: { errors: ['some.code'], messages: ['No.'], fields, request_id: '' },
});

test('a refused form comes back with what was typed and what to correct', async () => {
  const answer = await post(rendering(refusal(422, { email: 'No.' })));
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: { values: { name: 'Lata', message: TEXT }, mistakes: { email: 'No.' } },
  });
});

test('a stored message redirects to its number, so that reloading sends nothing again', async () => {
  const answer = await post(rendering({ status: 200, body: { id: 7 } }));
  expect(answer).toBeInstanceOf(Response);
  if (!(answer instanceof Response)) return;
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact?sent=7']);
});
