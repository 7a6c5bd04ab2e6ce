import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { load, refusalOf, refusedStatus } from './page-context.ts';
import { rendering } from '../sample-page.ts';

test('a loader calls the route it names and gets the answer unchanged', async () => {
  const { context, asked } = rendering({ status: 200, body: { jobs: [], meta: { total: 0 } } });
  const query = { search: 'nurse' };
  const answer = await load(context, 'GET /barong/public/jobs', { query });
  expect(answer).toEqual({ jobs: [], meta: { total: 0 } });
  expect(asked).toEqual([{ route: 'GET /barong/public/jobs', sent: { query } }]);
});

test.each([404, 410, 422, 500])(
  'a refusal with %i becomes an error page with that status unless the loader catches it',
  async (status) => {
    const body = { errors: ['resource.job.gone'], messages: ['Gone'], fields: {}, request_id: '' };
    const { context } = rendering({ status, body });
    const refused = load(context, 'GET /barong/public/jobs/:id', { params: { id: 7 } });
    // The router answers 500 for anything else that is thrown.
    const thrown = { type: 'DataWithResponseInit', data: body, init: { status } };
    await expect(refused).rejects.toEqual(expect.objectContaining(thrown));
    expect(await refused.catch(refusedStatus)).toBe(status);
  },
);

test('a caught refusal has the API’s message and the time to wait', async () => {
  const body = { errors: ['some.code'], messages: ['No'], fields: { name: 'No' }, request_id: '' };
  const { context } = rendering({ status: 429, body, retryAfterSeconds: 42 });
  const refusal = await load(context, 'GET /barong/public/figures', {}).catch(refusalOf);
  expect(refusal).toMatchObject({
    error: { status: 429, codes: ['some.code'], fields: { name: 'No' }, retryAfterSeconds: 42 },
    init: { status: 429, headers: { 'retry-after': '42' } },
  });
});

test.each([new Error('no database'), undefined, new Response(null, { status: 302 })])(
  '%s is not taken for a refusal',
  (thrown) => expect(refusalOf(thrown)).toBeUndefined(),
);

test('a call without a page context throws', async () => {
  const context = new RouterContextProvider();
  await expect(load(context, 'GET /barong/public/figures', {})).rejects.toThrow(Error);
});
