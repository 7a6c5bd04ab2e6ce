import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Route } from '../../contract/endpoint.ts';
import { load, pageContext, refusedStatus } from './page-context.ts';

/** A page that is being rendered, where the API answers so. */
function rendering(status: number, body: unknown) {
  const asked: { route: Route; sent: object }[] = [];
  const context = new RouterContextProvider();
  context.set(pageContext, {
    language: 'hi',
    theme: 'system',
    publicUrl: 'https://vritti.test',
    nonce: undefined,
    demo: false,
    contactEmail: undefined,
    requestId: 'request-7',
    report: () => {},
    grievanceOfficer: undefined,
    async answer(route, sent) {
      asked.push({ route, sent });
      return { status, body };
    },
  });
  return { context, asked };
}

test('a loader asks for what it names and gets the answer as it is', async () => {
  const { context, asked } = rendering(200, { jobs: [], meta: { total: 0 } });
  const query = { search: 'nurse' };
  const answer = await load(context, 'GET /barong/public/jobs', { query });
  expect(answer).toEqual({ jobs: [], meta: { total: 0 } });
  expect(asked).toEqual([{ route: 'GET /barong/public/jobs', sent: { query } }]);
});

test.each([404, 410, 422, 500])(
  'a loader that is refused with %i becomes a page with that status, or catches it',
  async (status) => {
    const body = { errors: ['resource.job.gone'], messages: ['Gone'], fields: {}, request_id: '' };
    const { context } = rendering(status, body);
    const refused = load(context, 'GET /barong/public/jobs/:id', { params: { id: 7 } });
    // The router's own way to say it: anything else that is thrown is a 500 to it.
    const thrown = { type: 'DataWithResponseInit', data: body, init: { status } };
    await expect(refused).rejects.toEqual(expect.objectContaining(thrown));
    expect(await refused.catch(refusedStatus)).toBe(status);
  },
);

test('a page that asks before the server has set it up fails aloud', async () => {
  const context = new RouterContextProvider();
  await expect(load(context, 'GET /barong/public/figures', {})).rejects.toThrow(Error);
});
