import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '../../contract/endpoint.ts';
import { errors } from '../../contract/errors.ts';
import { boundRoutes } from '../domains.ts';
import { openCompany, openJob } from '../test/hiring.ts';
import { openPortal, type Portal } from '../test/portal.ts';
import { answerInProcess } from './in-process.ts';

let portal: Portal;
let jobId: number;
let answer: ReturnType<typeof answerInProcess>;
beforeAll(async () => {
  portal = await openPortal();
  jobId = await openJob(portal, (await openCompany(portal)).id);
  const { db, files } = portal;
  // What only signed-in callers use is not there: a guest's answer must not need it.
  const services = { db, files, publicUrl: 'http://vritti.test' };
  answer = answerInProcess(boundRoutes, services as Parameters<typeof answerInProcess>[1]);
});
afterAll(() => portal.close());

describe('a page that asks in process', () => {
  test.each(['/barong/public/jobs', '/barong/public/figures', '/barong/public/companies'])(
    'gets of %s what HTTP answers',
    async (path) => {
      const { status, body } = await portal.send({ method: 'GET', url: `/api/v2${path}` });
      expect(await answer(`GET ${path}` as Route, {}, 'en')).toEqual({ status, body });
    },
  );

  test('gets one thing by its id', async () => {
    const { status, body } = await answer(
      'GET /barong/public/jobs/:id',
      { params: { id: String(jobId) }, query: {} },
      'en',
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: jobId, title: 'Accounts Executive' });
  });

  test('gets a refusal as an answer, in the language of the page', async () => {
    const refused = await answer('GET /barong/public/jobs/:id', { params: { id: 987_654 } }, 'hi');
    expect(refused).toEqual({
      status: 404,
      body: {
        errors: ['resource.job.not_found'],
        messages: [errors['resource.job.not_found'].hi],
        fields: {},
        request_id: '',
      },
    });
  });

  test('is judged as over HTTP: what is asked wrongly is refused', async () => {
    const { status, body } = await answer(
      'GET /barong/public/jobs',
      { query: { page: 'x' } },
      'en',
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({ fields: { page: expect.any(String) } });
  });

  test('is a guest, whoever looks at it', async () => {
    const { status } = await answer('GET /barong/resource/users/me', {}, 'en');
    expect(status).toBe(401);
  });

  test('hears aloud of an endpoint that is none', async () => {
    await expect(answer('GET /nothing', {}, 'en')).rejects.toThrow('no endpoint GET /nothing');
  });

  test('hears aloud of a failure, instead of an answer that looks like one', async () => {
    const nothing = {} as Parameters<typeof answerInProcess>[1];
    const broken = answerInProcess(boundRoutes, nothing);
    await expect(broken('GET /barong/public/figures', {}, 'en')).rejects.toThrow(TypeError);
  });
});
