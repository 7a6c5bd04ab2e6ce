import type { FastifyInstance, FastifyReply } from 'fastify';
import { indexOfSitemaps, readSitemap } from '../domains/sitemaps/sitemaps.ts';
import type { Services } from '../platform/endpoints.ts';

/** Pages that nobody sees without signing in, and calls that no public page makes. */
const NOT_FOR_STRANGERS = [
  '/admin/',
  '/api/',
  '/dashboard/',
  '/hr/',
  '/notifications',
  '/payments/',
  '/profile/',
  '/settings',
  '/team/',
  '/user/',
];

/**
 * Search engines may keep an answer for an hour; the page of a job that has closed meanwhile says
 * so itself.
 */
const KEPT_SECONDS = 3_600;

/**
 * Tells search engines what they may read (RFC 9309), and where the public pages are listed. The jobs of a demo are
 * invented, so nobody should find them.
 */
export function serveForSearchEngines(
  app: FastifyInstance,
  { services, demo }: { services: Services; demo: boolean },
) {
  app.get('/robots.txt', (_request, reply) => {
    const { publicUrl } = services;
    const rules = demo
      ? ['Disallow: /']
      : ['Allow: /api/v2/barong/public/', ...NOT_FOR_STRANGERS.map((path) => `Disallow: ${path}`)];
    const where = demo ? [] : ['', `Sitemap: ${publicUrl}/sitemap.xml`];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
      .send(`${['User-agent: *', ...rules, ...where].join('\n')}\n`);
  });
  if (demo) return;
  app.get('/sitemap.xml', async (_request, reply) =>
    sendXml(reply, await services.publicReads(() => indexOfSitemaps(services))),
  );
  app.get<{ Params: { name: string } }>('/sitemaps/:name.xml', async ({ params }, reply) =>
    sendXml(reply, await services.publicReads(() => readSitemap(services, params.name))),
  );
}

const sendXml = (reply: FastifyReply, xml: string) =>
  reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
    .send(xml);
