import { describe, expect, test } from 'vitest';
import type { Language, Route } from '../../../contract/endpoint.ts';
import { errors } from '../../../contract/errors.ts';
import { boundRoutes } from '../../domains.ts';
import { openCompany, openJob } from '../../test/hiring.ts';
import { openPortal } from '../../test/portal.ts';
import { answerInProcess } from './in-process.ts';

const failures: unknown[] = [];
const page = (language: Language = 'en') => ({
  language,
  requestId: 'request-7',
  report: (failure: unknown) => void failures.push(failure),
});
const portal = await openPortal();
const jobId = await openJob(portal, (await openCompany(portal)).id);
const { db, files } = portal;
const { seal, live, health } = portal.services;
// Services for signed-in callers are left out: a guest's answer must not need them.
const services = { db, files, seal, live, health, publicUrl: 'http://vritti.test' };
const answer = answerInProcess(boundRoutes, services as Parameters<typeof answerInProcess>[1]);

describe('a page that calls endpoints in process', () => {
  test.each(['/barong/public/jobs', '/barong/public/figures', '/barong/public/companies'])(
    'gets of %s what HTTP answers',
    async (path) => {
      const { status, body } = await portal.send({ method: 'GET', url: `/api/v2${path}` });
      expect(await answer(`GET ${path}` as Route, {}, page())).toEqual({ status, body });
    },
  );

  test('gets one object by its id', async () => {
    const { status, body } = await answer(
      'GET /barong/public/jobs/:id',
      { params: { id: String(jobId) }, query: {} },
      page(),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: jobId, title: 'Accounts Executive' });
  });

  test('gets a refusal as an answer, in the language of the page', async () => {
    const refused = await answer(
      'GET /barong/public/jobs/:id',
      { params: { id: 987_654 } },
      page('hi'),
    );
    expect(refused).toEqual({
      status: 404,
      body: {
        errors: ['resource.job.not_found'],
        messages: [errors['resource.job.not_found'].hi],
        fields: {},
        request_id: 'request-7',
      },
    });
  });

  test('is refused wrong input, as over HTTP', async () => {
    const { status, body } = await answer(
      'GET /barong/public/jobs',
      { query: { page: 'x' } },
      page(),
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({ fields: { page: expect.any(String) } });
  });

  test('gets the time to wait from a refusal that has one', async () => {
    const body = { name: 'Lata', email: 'lata@page.test', topic: 'help', message: 'x'.repeat(30) };
    const write = () =>
      answer(
        'POST /barong/public/contact_messages',
        { body },
        { ...page(), from: { address: '10.9.0.1', userAgent: '' } },
      );
    let last = await write();
    for (let sent = 1; last.status === 200 && sent < 100; sent += 1) last = await write();
    expect(last.status).toBe(429);
    expect(last.retryAfterSeconds).toBeGreaterThan(0);
  });

  test('calls as a guest, no matter who views it', async () => {
    const { status } = await answer('GET /barong/resource/users/me', {}, page());
    expect(status).toBe(401);
  });

  test('gets an exception for an endpoint that does not exist', async () => {
    await expect(answer('GET /nothing', {}, page())).rejects.toThrow('no endpoint GET /nothing');
  });

  test('gets a failure as a plain 500 with the request id of its log line', async () => {
    const nothing = {} as Parameters<typeof answerInProcess>[1];
    const broken = answerInProcess(boundRoutes, nothing);
    expect(await broken('GET /barong/public/figures', {}, page())).toMatchObject({
      status: 500,
      body: { errors: ['server.internal_error'], request_id: 'request-7' },
    });
    expect(failures).toEqual([expect.any(Error)]);
  });
});
