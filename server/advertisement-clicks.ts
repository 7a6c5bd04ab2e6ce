import type { FastifyInstance } from 'fastify';
import { idParams } from '../contract/fields/ids.ts';
import { followAdvertisement } from './domains/advertisements/advertisements.ts';
import type { Services } from './platform/endpoints.ts';
import { answerPageError } from './platform/http/http.ts';
import { refuse } from './platform/refusal.ts';

const Params = idParams({ advertisement: 'anyone' });

/**
 * The link of an advertisement: a page of ours that counts the click and leads on to the address that was
 * booked, and to no other. It works without scripts. The advertiser is not told what page it was on.
 */
export const serveAdvertisementClicks = (app: FastifyInstance, { db }: Services) =>
  app.register(async (pages) => {
    pages.setErrorHandler(answerPageError);
    pages.get('/advertisements/:id', async (request, reply) => {
      const params = Params.safeParse(request.params);
      if (!params.success) throw refuse('resource.advertisement.not_found');
      // A browser that fetches links ahead, or a program that looks where they lead, clicks nothing.
      const isClick = request.method === 'GET' && !request.headers['sec-purpose'];
      const to = await followAdvertisement(db, params.data.id, isClick ? request.ip : null);
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
        .redirect(to, 303);
    });
  });
