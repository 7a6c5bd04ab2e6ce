import fastifyStatic from '@fastify/static';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contract } from '../../contract/index.ts';
import { portalFacts } from '../domains/portal-settings/portal-settings.ts';
import type { Services } from '../platform/endpoints.ts';
import { portalName } from '../platform/in-force/portal-name.ts';
import { openApiOf } from '../platform/http/openapi.ts';
import { contentSecurityPolicy } from '../platform/http/safety/security-headers.ts';
import { start, styles } from './assets.ts';
import { encodingFor, keptDocument } from './kept-document.ts';
import { callsPage, subjectPage } from './pages.ts';
import { type Document, subjectsOf } from './subjects.ts';

/** Where Swagger UI's package has what browsers load. */
const SWAGGER_UI = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui'))),
  'static',
);
const LOADED = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js']);

/** The API for programs, and as pages to read and to try, under the portal's own name, logo and colour. */
export async function serveApiDocs(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'setByEnvironment' | 'publicUrl'>,
) {
  const document = openApiOf(contract, services.publicUrl) as unknown as Document;
  const kept = keptDocument(document);
  let all: ReturnType<typeof subjectsOf> | undefined;
  // Worked out when somebody reads about the API, so that no start waits for it.
  const subjects = () => (all ??= subjectsOf(document));
  app.get<{ Querystring: { subject?: unknown } }>('/api/openapi.json', async (request, reply) => {
    const { headers, query } = request;
    const { subject } = query;
    // An unknown subject gets the whole document.
    const isKnown = typeof subject === 'string' && subjects().has(subject);
    const { etag, packed } = kept(await portalName(services.db), isKnown ? subject : undefined);
    reply
      .header('etag', etag)
      .header('vary', 'accept-encoding')
      .header('cache-control', 'no-cache');
    const known = headers['if-none-match']?.split(',').map((one) => one.trim());
    if (known?.includes(etag)) return reply.code(304).send();
    const encoding = encodingFor(headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(await packed(encoding));
  });
  await app.register(async (docs) => {
    docs.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', contentSecurityPolicy());
    });
    docs.get('/api/docs', async (_request, reply) => {
      const { look } = await portalFacts(services);
      return sendPage(reply, callsPage(look, subjects()));
    });
    docs.get<{ Params: { subject: string } }>(
      '/api/docs/calls/:subject',
      async (request, reply) => {
        const { subject } = request.params;
        if (!subjects().has(subject)) return reply.redirect('/api/docs');
        const { look } = await portalFacts(services);
        return sendPage(reply, subjectPage(look, subject));
      },
    );
    docs.get('/api/docs/page.css', async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(styles),
    );
    docs.get('/api/docs/start.js', async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(start),
    );
    await docs.register(fastifyStatic, {
      root: SWAGGER_UI,
      prefix: '/api/docs/static/',
      decorateReply: false,
      allowedPath: (file) => LOADED.has(file),
    });
  });
}

const sendPage = (reply: FastifyReply, html: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
