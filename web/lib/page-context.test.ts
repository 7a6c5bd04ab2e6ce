import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Route } from '../../contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { load, pageContext } from './page-context.ts';

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
  'a loader that is refused with %i rejects with it',
  async (status) => {
    const body = { errors: ['resource.job.gone'], messages: ['Gone'], fields: {}, request_id: '' };
    const { context } = rendering(status, body);
    const refused = load(context, 'GET /barong/public/jobs/:id', { params: { id: 7 } });
    await expect(refused).rejects.toBeInstanceOf(ApiError);
    await expect(refused).rejects.toMatchObject({ status, codes: ['resource.job.gone'] });
  },
);

test('a page that asks before the server has set it up fails aloud', async () => {
  const context = new RouterContextProvider();
  await expect(load(context, 'GET /barong/public/figures', {})).rejects.toThrow(Error);
});
